// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const codePoints=text=>{let count=text.length;for(let at=0;at<text.length-1;at++)(text.charCodeAt(at)&64512)===55296&&(text.
charCodeAt(at+1)&64512)===56320&&(count--,at++);return count},isAssetManifestQuery=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.t===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"t"},message:"must have required property 't'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="t"){const err1={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.t!==void 0){let data0=data.t;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0===
"boolean"||data0===null||dataType0==="string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{const err2={instancePath:instancePath+
"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.t=coerced0))}if(typeof data0==
"number"&&isFinite(data0)&&(data0<0||isNaN(data0))){const err3={instancePath:instancePath+"/t",schemaPath:"#/properties/\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate53.errors=vErrors,errors===0}validate53.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isAutocompleteQuery=validate55;const func1=codePoints;const pattern3=new RegExp("^[A-Z]{2}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0="";else{
const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="string"&&!pattern3.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}return validate57.errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&isFinite(data))){let dataType0=typeof data,coerced0;if(coerced0===void 0)
if(dataType0=="boolean"||data===null||dataType0=="string"&&data&&data==+data)coerced0=+data;else{const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data==
"number"&&isFinite(data)){if(data>90||isNaN(data)){const err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<-90||
isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"\
must be >= -90"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}return validate59.errors=vErrors,errors===0}
validate59.evaluated={dynamicProps:!1,dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&isFinite(data))){let dataType0=typeof data,coerced0;if(coerced0===void 0)
if(dataType0=="boolean"||data===null||dataType0=="string"&&data&&data==+data)coerced0=+data;else{const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data==
"number"&&isFinite(data)){if(data>180||isNaN(data)){const err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<-180||
isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"\
must be >= -180"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}return validate61.errors=vErrors,errors===0}
validate61.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u");function validate63(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate63.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="s\
tring"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+
data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,
parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data=="string"&&!pattern4.test(data)){const err1={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},message:'\
must match pattern "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate63.errors=vErrors,errors===0}validate63.evaluated={dynamicProps:!1,dynamicItems:!1};function validate55(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate55.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.query===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.country===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"country"},message:"must have required property 'country'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.language===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}for(const key0 in data)if(!(key0==="query"||key0==="country"||key0==="lat"||key0==="lng"||key0==="languag\
e")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.query!==
void 0){let data0=data.query;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{const err4={instancePath:instancePath+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.query=coerced0))}
if(typeof data0=="string"){if(func1(data0)>255){const err5={instancePath:instancePath+"/query",schemaPath:"#/properties/\
query/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data0)<1){const err6={instancePath:instancePath+"/query",schemaPath:"\
#/properties/query/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}if(data.country!==void 0&&(validate57(data.country,{instancePath:instancePath+
"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:
vErrors.concat(validate57.errors),errors=vErrors.length)),data.lat!==void 0&&(validate59(data.lat,{instancePath:instancePath+
"/lat",parentData:data,parentDataProperty:"lat",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.
concat(validate59.errors),errors=vErrors.length)),data.lng!==void 0&&(validate61(data.lng,{instancePath:instancePath+"/l\
ng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate61.errors:vErrors.
concat(validate61.errors),errors=vErrors.length)),data.language!==void 0&&(validate63(data.language,{instancePath:instancePath+
"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.
errors:vErrors.concat(validate63.errors),errors=vErrors.length)),data.lat!==void 0&&data.lng===void 0){const err7={instancePath,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"lat",missingProperty:"lng",depsCount:1,deps:"\
lng"},message:"must have property lng when property lat is present"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(data.lng!==void 0&&data.lat===void 0){const err8={instancePath,schemaPath:"#/dependentRequired",keyword:"dependentReq\
uired",params:{property:"lng",missingProperty:"lat",depsCount:1,deps:"lat"},message:"must have property lat when propert\
y lng is present"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{const err9={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}return validate55.errors=vErrors,errors===0}validate55.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isBulkJobId=validate65;const pattern5=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function validate65(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0=
"";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="string"&&!pattern5.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"'};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate65.errors=vErrors,errors===0}validate65.evaluated=
{dynamicProps:!1,dynamicItems:!1};const isCountryParameterName=validate67,schema30={type:"string",enum:["allOutletOrders",
"serviceHours","onlinePaymentActivated","orderItemValueExceedLimit","paymentMethods"],description:"Names of country para\
meters (API-026)."};function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(!(data==="\
allOutletOrders"||data==="serviceHours"||data==="onlinePaymentActivated"||data==="orderItemValueExceedLimit"||data==="pa\
ymentMethods")){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema30.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate67.
errors=vErrors,errors===0}validate67.evaluated={dynamicProps:!1,dynamicItems:!1};const isLocaleTag=validate68;function validate68(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate68.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=
""+data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,
parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data=="string"&&!pattern4.test(data)){const err1={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},message:'\
must match pattern "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate68.errors=vErrors,errors===0}validate68.evaluated={dynamicProps:!1,dynamicItems:!1};const isOrderId=validate69;const pattern7=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate69(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0=
"";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="string"&&!pattern7.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"'};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate69.errors=vErrors,errors===0}validate69.evaluated=
{dynamicProps:!1,dynamicItems:!1};const isOrderQuery=validate71;const pattern8=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate72(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0=
"";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="string"&&!pattern8.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"'};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate72.errors=vErrors,errors===0}validate72.evaluated=
{dynamicProps:!1,dynamicItems:!1};function validate71(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate71.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
vendorId===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendorId"},
message:"must have required property 'vendorId'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.orderId===
void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"orderId"},message:"\
must have required property 'orderId'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)
if(!(key0==="vendorId"||key0==="orderId")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}data.vendorId!==void 0&&(validate72(data.vendorId,{instancePath:instancePath+"/vendorId",parentData:data,
parentDataProperty:"vendorId",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.
errors),errors=vErrors.length)),data.orderId!==void 0&&(validate69(data.orderId,{instancePath:instancePath+"/orderId",parentData:data,
parentDataProperty:"orderId",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.concat(validate69.
errors),errors=vErrors.length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate71.errors=vErrors,errors===
0}validate71.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isPlaceDetailsQuery=validate75;function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.query_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query_id"},message:"must have required property 'que\
ry_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(!(key0==="query_id"||key0===
"language")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.query_id!==
void 0){let data0=data.query_id;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{const err2={instancePath:instancePath+
"/query_id",schemaPath:"#/properties/query_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.query_id=coerced0))}
if(typeof data0=="string"){if(func1(data0)>255){const err3={instancePath:instancePath+"/query_id",schemaPath:"#/properti\
es/query_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){const err4={instancePath:instancePath+"/query_id",schemaPath:"\
#/properties/query_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}}data.language!==void 0&&(validate63(data.language,{instancePath:instancePath+
"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.
errors:vErrors.concat(validate63.errors),errors=vErrors.length))}else{const err5={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate75.
errors=vErrors,errors===0}validate75.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isProofType=validate77,schema37={
type:"string",enum:["delivery","pickup","return"],description:"What a proof is of (PUB-002, Q69)."};function validate77(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate77.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=
""+data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,
parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(!(data==="delivery"||data==="pickup"||data==="return")){
const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema37.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate77.errors=vErrors,
errors===0}validate77.evaluated={dynamicProps:!1,dynamicItems:!1};const isReverseQuery=validate78;function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate78.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.lat===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lat"},message:"must have required property 'lat'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.lng===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lng"},message:"must have required property 'lng'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.language===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}for(const key0 in data)if(!(key0==="lat"||key0==="lng"||key0==="language")){const err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.lat!==void 0&&(validate59(data.lat,{instancePath:instancePath+
"/lat",parentData:data,parentDataProperty:"lat",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.
concat(validate59.errors),errors=vErrors.length)),data.lng!==void 0&&(validate61(data.lng,{instancePath:instancePath+"/l\
ng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate61.errors:vErrors.
concat(validate61.errors),errors=vErrors.length)),data.language!==void 0&&(validate63(data.language,{instancePath:instancePath+
"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.
errors:vErrors.concat(validate63.errors),errors=vErrors.length))}else{const err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate78.
errors=vErrors,errors===0}validate78.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isSavedAddressQuery=validate82;function validate82(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate82.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.query===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="query"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.query!==void 0){let data0=data.
query;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0==
"boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{const err2={instancePath:instancePath+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.query=coerced0))}if(typeof data0=="string"){
if(func1(data0)>255){const err3={instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"m\
axLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(func1(data0)<2){const err4={instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLengt\
h",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate82.errors=vErrors,errors===0}validate82.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isVendorId=validate83;function validate83(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate83.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=
""+data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,
parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data=="string"&&!pattern8.test(data)){const err1={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must \
match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate83.
errors=vErrors,errors===0}validate83.evaluated={dynamicProps:!1,dynamicItems:!1};const isVendorOrdersQuery=validate84;function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){let dataType0=typeof data,coerced0;
if(coerced0===void 0)if(dataType0==="boolean"||data===null||dataType0==="string"&&data&&data==+data&&!(data%1))coerced0=
+data;else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
return validate85.errors=vErrors,errors===0}validate85.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern10=new RegExp("^[+0-9(][0-9 ()./-]*$","u");function validate88(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate88.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0=
"";else{const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=
coerced0))}if(typeof data=="string"){if(func1(data)>32){const err1={instancePath,schemaPath:"#/maxLength",keyword:"maxLe\
ngth",params:{limit:32},message:"must NOT have more than 32 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(func1(data)<1){const err2={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!pattern10.test(data)){
const err3={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[+0-9(][0-9 ()./-]*$"},message:'must\
 match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}return validate88.errors=
vErrors,errors===0}validate88.evaluated={dynamicProps:!1,dynamicItems:!1};function validate84(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate84.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){for(const key0 in data)if(!(key0==="pagination_key"||key0==="from"||key0==="to"||key0===
"count"||key0==="include_outlets"||key0==="customer_phone_number"||key0==="scheduled")){const err0={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.pagination_key!==void 0){let data0=data.
pagination_key;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||
dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{const err1={instancePath:instancePath+"/pag\
ination_key",schemaPath:"#/properties/pagination_key/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.pagination_key=
coerced0))}if(typeof data0=="string"){if(func1(data0)>1024){const err2={instancePath:instancePath+"/pagination_key",schemaPath:"\
#/properties/pagination_key/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 cha\
racters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){const err3={instancePath:instancePath+
"/pagination_key",schemaPath:"#/properties/pagination_key/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}if(data.from!==void 0&&(validate85(
data.from,{instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate85.errors:vErrors.concat(validate85.errors),errors=vErrors.length)),data.to!==void 0&&(validate85(
data.to,{instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate85.errors:vErrors.concat(validate85.errors),errors=vErrors.length)),data.count!==void 0){let data3=data.count;
if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3))){let dataType1=typeof data3,coerced1;if(coerced1===
void 0)if(dataType1==="boolean"||data3===null||dataType1==="string"&&data3&&data3==+data3&&!(data3%1))coerced1=+data3;else{
const err4={instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}coerced1!==void 0&&(data3=coerced1,
data!==void 0&&(data.count=coerced1))}if(typeof data3=="number"&&isFinite(data3)){if(data3>200||isNaN(data3)){const err5={
instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},
message:"must be <= 200"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data3<1||isNaN(data3)){const err6={
instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}if(data.include_outlets!==void 0){let data4=data.
include_outlets;if(typeof data4!="boolean"){let coerced2;if(coerced2===void 0)if(data4==="false"||data4===0||data4===null)
coerced2=!1;else if(data4==="true"||data4===1)coerced2=!0;else{const err7={instancePath:instancePath+"/include_outlets",
schemaPath:"#/properties/include_outlets/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}coerced2!==void 0&&(data4=coerced2,data!==void 0&&(data.include_outlets=
coerced2))}}if(data.customer_phone_number!==void 0&&(validate88(data.customer_phone_number,{instancePath:instancePath+"/\
customer_phone_number",parentData:data,parentDataProperty:"customer_phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate88.errors:vErrors.concat(validate88.errors),errors=vErrors.length)),data.scheduled!==void 0){let data6=data.
scheduled;if(typeof data6!="boolean"){let coerced3;if(coerced3===void 0)if(data6==="false"||data6===0||data6===null)coerced3=
!1;else if(data6==="true"||data6===1)coerced3=!0;else{const err8={instancePath:instancePath+"/scheduled",schemaPath:"#/p\
roperties/scheduled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}coerced3!==void 0&&(data6=coerced3,data!==void 0&&(data.scheduled=coerced3))}}}else{const err9={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}return validate84.errors=vErrors,errors===0}validate84.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isVoucherCode=validate90;function validate90(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate90.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let dataType0=typeof data,coerced0;if(coerced0===void 0)if(dataType0=="\
number"||dataType0=="boolean")coerced0=""+data;else if(data===null)coerced0="";else{const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}coerced0!==void 0&&(data=coerced0,parentData!==void 0&&(parentData[parentDataProperty]=coerced0))}if(typeof data==
"string"){if(func1(data)>64){const err1={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func1(data)<1){const err2={
instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}return validate90.errors=vErrors,errors===0}validate90.evaluated=
{dynamicProps:!1,dynamicItems:!1};export{isAssetManifestQuery,isAutocompleteQuery,isBulkJobId,isCountryParameterName,isLocaleTag,isOrderId,isOrderQuery,isPlaceDetailsQuery,
isProofType,isReverseQuery,isSavedAddressQuery,isVendorId,isVendorOrdersQuery,isVoucherCode};
