// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const codePoints=text=>{let count=text.length;for(let at=0;at<text.length-1;at++)(text.charCodeAt(at)&64512)===55296&&(text.
charCodeAt(at+1)&64512)===56320&&(count--,at++);return count},isAreaCheck=validate53;function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<-90||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{
comparison:">=",limit:-90},message:"must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate56.errors=vErrors,errors===0}validate56.evaluated={dynamicProps:!1,dynamicItems:!1};function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data<-180||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:-180},message:"must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate58.errors=vErrors,errors===0}validate58.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.lat===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lat"},message:"must have required prope\
rty 'lat'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.lng===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lng"},message:"must have required property 'lng'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="lat"||key0==="lng")){const err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.lat!==void 0&&(validate56(data.
lat,{instancePath:instancePath+"/lat",parentData:data,parentDataProperty:"lat",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length)),data.lng!==void 0&&(validate58(data.lng,
{instancePath:instancePath+"/lng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length))}else{const err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate55.errors=vErrors,errors===0}validate55.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate62(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){
const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'\
must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{
const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate62.errors=vErrors,errors===0}validate62.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.location===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required \
property 'location'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.vendor_location===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_location"},message:"must have re\
quired property 'vendor_location'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.vendor_id===void 0){
const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_id"},message:"must h\
ave required property 'vendor_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0===
"location"||key0==="vendor_location"||key0==="vendor_id")){const err3={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}data.location!==void 0&&(validate55(data.location,{instancePath:instancePath+
"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.
errors:vErrors.concat(validate55.errors),errors=vErrors.length)),data.vendor_location!==void 0&&(validate55(data.vendor_location,
{instancePath:instancePath+"/vendor_location",parentData:data,parentDataProperty:"vendor_location",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length)),data.vendor_id!==void 0&&
(validate62(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:vErrors.concat(validate62.errors),errors=vErrors.length))}else{
const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isAreaCheckAnswer=validate64;const func1=codePoints;function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required pr\
operty 'result'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){
let data0=data.result;if(typeof data0=="string"){if(func1(data0)<1){const err2={instancePath:instancePath+"/result",schemaPath:"\
#/properties/result/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+"/result",schemaPath:"#/prop\
erties/result/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate64.errors=vErrors,errors===0}validate64.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isAssetManifest=validate66;function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.build===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"build"},message:"must have required property 'build'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.files===void 0){const err1={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"files"},message:"must have required property 'files'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="build"||key0==="files")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.build!==void 0){
let data0=data.build;if(typeof data0=="string"){if(func1(data0)>128){const err3={instancePath:instancePath+"/build",schemaPath:"\
#/properties/build/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){const err4={instancePath:instancePath+"/build",schemaPath:"\
#/properties/build/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{const err5={instancePath:instancePath+"/build",schemaPath:"#/prope\
rties/build/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.files!==void 0){let data1=data.files;if(Array.isArray(data1)){const len0=data1.length;for(let i0=0;i0<
len0;i0++)if(typeof data1[i0]!="string"){const err6={instancePath:instancePath+"/files/"+i0,schemaPath:"#/properties/fil\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{const err7={instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{const err8={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}return validate66.errors=vErrors,errors===0}validate66.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isAutocompleteAnswer=validate68;function validate69(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.address===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'addr\
ess'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="address"){const err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.address!==void 0){
let data0=data.address;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.id===void 0){const err2={instancePath:instancePath+
"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.formatted_address===void 0){
const err3={instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty:"\
formatted_address"},message:"must have required property 'formatted_address'"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}for(const key1 in data0)if(!(key1==="id"||key1==="formatted_address")){const err4={instancePath:instancePath+
"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.id!==void 0){
let data1=data0.id;if(typeof data1=="string"){if(func1(data1)>255){const err5={instancePath:instancePath+"/address/id",schemaPath:"\
#/properties/address/properties/id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 25\
5 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){const err6={instancePath:instancePath+
"/address/id",schemaPath:"#/properties/address/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+
"/address/id",schemaPath:"#/properties/address/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data0.formatted_address!==void 0){let data2=data0.
formatted_address;if(typeof data2=="string"){if(func1(data2)>500){const err8={instancePath:instancePath+"/address/format\
ted_address",schemaPath:"#/properties/address/properties/formatted_address/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data2)<
1){const err9={instancePath:instancePath+"/address/formatted_address",schemaPath:"#/properties/address/properties/format\
ted_address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/address/formatted_address",schemaPath:"\
#/properties/address/properties/formatted_address/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{const err11={instancePath:instancePath+"/address",schemaPath:"\
#/properties/address/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}}else{const err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate69.errors=vErrors,errors===
0}validate69.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate68(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.data===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)
if(key0!=="data"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==
void 0){let data0=data.data;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.data===void 0){const err2={
instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"da\
ta"},message:"must have required property 'data'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)
if(key1!=="data"){const err3={instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data0.data!==void 0){let data1=data0.data;if(Array.isArray(data1)){const len0=data1.
length;for(let i0=0;i0<len0;i0++)validate69(data1[i0],{instancePath:instancePath+"/data/data/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.concat(validate69.errors),errors=vErrors.length)}else{
const err4={instancePath:instancePath+"/data/data",schemaPath:"#/properties/data/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{const err5={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate68.errors=vErrors,
errors===0}validate68.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isBulkJobAnswer=validate72;const pattern4=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function validate75(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern4.test(data)){
const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"},message:'\
must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{
const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate75.errors=vErrors,errors===0}validate75.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-\
9][A-Za-z0-9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate77.errors=vErrors,errors===0}validate77.evaluated={dynamicProps:!1,dynamicItems:!1};const schema38={
type:"string",enum:["PREPROCESS_SUCCESS","PREPROCESS_SUCCESS_WITH_ERROR","PREPROCESS_FAIL","ORDER_PLACEMENT_SUCCESS","OR\
DER_PLACEMENT_SUCCESS_WITH_ERROR","ORDER_PLACEMENT_FAIL","UNKNOWN"],description:"The 7 statuses of a bulk job (BLK-007)."};
function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate79.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="PREPROCESS_SUC\
CESS"||data==="PREPROCESS_SUCCESS_WITH_ERROR"||data==="PREPROCESS_FAIL"||data==="ORDER_PLACEMENT_SUCCESS"||data==="ORDER\
_PLACEMENT_SUCCESS_WITH_ERROR"||data==="ORDER_PLACEMENT_FAIL"||data==="UNKNOWN")){const err1={instancePath,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:schema38.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate79.errors=vErrors,errors===0}validate79.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate81.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
return validate81.errors=vErrors,errors===0}validate81.evaluated={dynamicProps:!1,dynamicItems:!1};function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.total_rows===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_rows"},message:"must have required property 't\
otal_rows'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.orders_to_be_placed===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"orders_to_be_placed"},message:"must hav\
e required property 'orders_to_be_placed'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.orders_placed===
void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"orders_placed"},message:"\
must have required property 'orders_placed'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.errors===
void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"m\
ust have required property 'errors'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0===
"total_rows"||key0==="orders_to_be_placed"||key0==="orders_placed"||key0==="errors")){const err4={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.total_rows!==void 0){let data0=data.total_rows;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){const err5={instancePath:instancePath+"/total_\
rows",schemaPath:"#/properties/total_rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(typeof data0=="number"&&isFinite(data0)&&(data0<0||isNaN(data0))){const err6={
instancePath:instancePath+"/total_rows",schemaPath:"#/properties/total_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.orders_to_be_placed!==
void 0){let data1=data.orders_to_be_placed;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){const err7={
instancePath:instancePath+"/orders_to_be_placed",schemaPath:"#/properties/orders_to_be_placed/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data1=="n\
umber"&&isFinite(data1)&&(data1<0||isNaN(data1))){const err8={instancePath:instancePath+"/orders_to_be_placed",schemaPath:"\
#/properties/orders_to_be_placed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.orders_placed!==void 0){let data2=data.orders_placed;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){const err9={instancePath:instancePath+"/orders_placed",schemaPath:"\
#/properties/orders_placed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}if(typeof data2=="number"&&isFinite(data2)&&(data2<0||isNaN(data2))){const err10={instancePath:instancePath+
"/orders_placed",schemaPath:"#/properties/orders_placed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.errors!==void 0){let data3=data.errors;
if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3))){const err11={instancePath:instancePath+"/error\
s",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data3=="number"&&isFinite(data3)&&(data3<0||isNaN(data3))){const err12={
instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{const err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}return validate83.errors=vErrors,errors===0}validate83.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.bulk_job_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"bulk_job_id"},message:"must have required property '\
bulk_job_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.success_row_count===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success_row_count"},message:"must have \
required property 'success_row_count'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)
if(!(key0==="bulk_job_id"||key0==="success_row_count")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.bulk_job_id!==void 0&&(validate75(data.bulk_job_id,{instancePath:instancePath+
"/bulk_job_id",parentData:data,parentDataProperty:"bulk_job_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.
errors:vErrors.concat(validate75.errors),errors=vErrors.length)),data.success_row_count!==void 0){let data1=data.success_row_count;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){const err3={instancePath:instancePath+"/succes\
s_row_count",schemaPath:"#/properties/success_row_count/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data1=="number"&&isFinite(data1)&&(data1<0||
isNaN(data1))){const err4={instancePath:instancePath+"/success_row_count",schemaPath:"#/properties/success_row_count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate85.errors=vErrors,errors===0}validate85.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate74(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate74.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.bulk_job_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bulk_job_id"},message:"must have required property 'bulk_job_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.vendor_id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.status===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"st\
atus"},message:"must have required property 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
created_by===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"create\
d_by"},message:"must have required property 'created_by'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
created_date===void 0){const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crea\
ted_date"},message:"must have required property 'created_date'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data.totals===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
tals"},message:"must have required property 'totals'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
metadata===void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},
message:"must have required property 'metadata'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)
if(!(key0==="bulk_job_id"||key0==="vendor_id"||key0==="status"||key0==="created_by"||key0==="created_date"||key0==="tota\
ls"||key0==="metadata")){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.bulk_job_id!==void 0&&(validate75(data.bulk_job_id,{instancePath:instancePath+"/bulk_job_id",parentData:data,
parentDataProperty:"bulk_job_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.errors:vErrors.concat(validate75.
errors),errors=vErrors.length)),data.vendor_id!==void 0&&(validate77(data.vendor_id,{instancePath:instancePath+"/vendor_\
id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:
vErrors.concat(validate77.errors),errors=vErrors.length)),data.status!==void 0&&(validate79(data.status,{instancePath:instancePath+
"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate79.errors:
vErrors.concat(validate79.errors),errors=vErrors.length)),data.created_by!==void 0&&typeof data.created_by!="string"){const err8={
instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}data.created_date!==void 0&&(validate81(
data.created_date,{instancePath:instancePath+"/created_date",parentData:data,parentDataProperty:"created_date",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length)),data.
totals!==void 0&&(validate83(data.totals,{instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),errors=vErrors.length)),
data.metadata!==void 0&&(validate85(data.metadata,{instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"\
metadata",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate85.errors:vErrors.concat(validate85.errors),errors=
vErrors.length))}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate74.errors=vErrors,errors===0}validate74.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const schema42={type:"object",description:"A row of a bulk job (sec\
tion 3).",additionalProperties:!1,properties:{row_number:{type:"integer",description:"Row in the sheet; 1 is the heading\
.",minimum:1},row_id:{type:"string",minLength:1,maxLength:64,description:"Number of the row."},status:{$ref:"#/$defs/Bul\
kRowStatus"},customer_name:{type:"string",description:"Name, as in the file."},drop_off_address:{type:"string",description:"\
Address, as in the file."},payment_method:{type:"string",description:"One of BulkPaymentType in a row without error, els\
e as in the file."},delivery_type:{type:"string",enum:["instant","scheduled"],description:"When to collect."},delivery_fee:{
$ref:"basics.schema.json#/$defs/Money",description:"Fee; missing when it cannot be computed."},scheduled_for:{$ref:"basi\
cs.schema.json#/$defs/UnixSeconds",description:"When to collect, if scheduled."},error:{type:"string",description:"What \
is wrong with the row, in words."},faults:{type:"array",items:{$ref:"#/$defs/BulkRowFault"},description:"The same by col\
umn, for the cells of the grid; may be missing."},order_id:{$ref:"basics.schema.json#/$defs/OrderId",description:"The or\
der that was placed."}},required:["row_number","row_id","status","customer_name","drop_off_address","payment_method","de\
livery_type"]},func8=Object.prototype.hasOwnProperty,schema43={type:"string",enum:["VALID","INVALID","PLACED","FAILED"],
description:"A row before (VALID, INVALID) and after placement (PLACED, FAILED)."};function validate90(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate90.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="VALID"||data==="INVALID"||data==="PLACED"||data==="FAILED")){
const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema43.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate90.errors=vErrors,
errors===0}validate90.evaluated={dynamicProps:!1,dynamicItems:!1};function validate92(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate92.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1e12||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data<0||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate92.errors=vErrors,errors===0}validate92.evaluated={dynamicProps:!1,
dynamicItems:!1};const schema45={type:"object",description:"One thing that is wrong with a row, and the column that it s\
tands in (BLK-101).",additionalProperties:!1,properties:{column:{type:"string",enum:["name","phone","unit","building","a\
ddress","notes","description","amount","payment","delivery","scheduled"],description:"Column of the template (Q72)."},code:{
type:"string",description:"What is wrong, such as address_not_found or placed_before; more may come.",minLength:1,maxLength:64}},
required:["column","code"]};function validate95(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.column===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"column"},message:"must have required pr\
operty 'column'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.code===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="column"||key0==="code")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.column!==void 0){
let data0=data.column;if(typeof data0!="string"){const err3={instancePath:instancePath+"/column",schemaPath:"#/propertie\
s/column/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(!(data0==="name"||data0==="phone"||data0==="unit"||data0==="building"||data0==="address"||data0==="not\
es"||data0==="description"||data0==="amount"||data0==="payment"||data0==="delivery"||data0==="scheduled")){const err4={instancePath:instancePath+
"/column",schemaPath:"#/properties/column/enum",keyword:"enum",params:{allowedValues:schema45.properties.column.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.code!==void 0){
let data1=data.code;if(typeof data1=="string"){if(func1(data1)>64){const err5={instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){const err6={instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/code",schemaPath:"#/proper\
ties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate95.errors=vErrors,errors===0}validate95.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const pattern6=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate97(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate97.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern6.test(data)){
const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'\
must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{
const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate97.errors=vErrors,errors===0}validate97.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate89(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate89.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.row_number===void 0){
const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row_number"},message:"must \
have required property 'row_number'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.row_id===void 0){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row_id"},message:"must have\
 required property 'row_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.status===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.customer_name===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer_name"},message:"must have requ\
ired property 'customer_name'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.drop_off_address===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"drop_off_address"},message:"\
must have required property 'drop_off_address'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.payment_method===
void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_method"},message:"\
must have required property 'payment_method'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.delivery_type===
void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delivery_type"},message:"\
must have required property 'delivery_type'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)
if(!func8.call(schema42.properties,key0)){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(data.row_number!==void 0){let data0=data.row_number;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0)&&isFinite(data0))){const err8={instancePath:instancePath+"/row_number",schemaPath:"#/properties/row_nu\
mber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}if(typeof data0=="number"&&isFinite(data0)&&(data0<1||isNaN(data0))){const err9={instancePath:instancePath+
"/row_number",schemaPath:"#/properties/row_number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"m\
ust be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.row_id!==void 0){let data1=data.row_id;
if(typeof data1=="string"){if(func1(data1)>64){const err10={instancePath:instancePath+"/row_id",schemaPath:"#/properties\
/row_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(func1(data1)<1){const err11={instancePath:instancePath+"/row_id",schemaPath:"\
#/properties/row_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}else{const err12={instancePath:instancePath+"/row_id",schemaPath:"#/p\
roperties/row_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}}if(data.status!==void 0&&(validate90(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.
errors),errors=vErrors.length)),data.customer_name!==void 0&&typeof data.customer_name!="string"){const err13={instancePath:instancePath+
"/customer_name",schemaPath:"#/properties/customer_name/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.drop_off_address!==void 0&&typeof data.drop_off_address!=
"string"){const err14={instancePath:instancePath+"/drop_off_address",schemaPath:"#/properties/drop_off_address/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.
payment_method!==void 0&&typeof data.payment_method!="string"){const err15={instancePath:instancePath+"/payment_method",
schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}if(data.delivery_type!==void 0){let data6=data.delivery_type;if(typeof data6!=
"string"){const err16={instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(!(data6===
"instant"||data6==="scheduled")){const err17={instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delive\
ry_type/enum",keyword:"enum",params:{allowedValues:schema42.properties.delivery_type.enum},message:"must be equal to one\
 of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.delivery_fee!==void 0&&(validate92(
data.delivery_fee,{instancePath:instancePath+"/delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate92.errors:vErrors.concat(validate92.errors),errors=vErrors.length)),data.
scheduled_for!==void 0&&(validate81(data.scheduled_for,{instancePath:instancePath+"/scheduled_for",parentData:data,parentDataProperty:"\
scheduled_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=
vErrors.length)),data.error!==void 0&&typeof data.error!="string"){const err18={instancePath:instancePath+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}if(data.faults!==void 0){let data10=data.faults;if(Array.isArray(data10)){const len0=data10.
length;for(let i0=0;i0<len0;i0++)validate95(data10[i0],{instancePath:instancePath+"/faults/"+i0,parentData:data10,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)}else{
const err19={instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}data.order_id!==void 0&&(validate97(
data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate97.errors:vErrors.concat(validate97.errors),errors=vErrors.length))}else{const err20={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}return validate89.errors=vErrors,errors===0}validate89.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate73.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.bulk_job===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"bulk_job"},message:"must have required property 'bul\
k_job'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.rows===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="bulk_job"||key0==="rows")){const err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.bulk_job!==void 0&&(validate74(
data.bulk_job,{instancePath:instancePath+"/bulk_job",parentData:data,parentDataProperty:"bulk_job",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate74.errors:vErrors.concat(validate74.errors),errors=vErrors.length)),data.rows!==void 0){
let data1=data.rows;if(Array.isArray(data1)){const len0=data1.length;for(let i0=0;i0<len0;i0++)validate89(data1[i0],{instancePath:instancePath+
"/rows/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate89.errors:
vErrors.concat(validate89.errors),errors=vErrors.length)}else{const err3={instancePath:instancePath+"/rows",schemaPath:"\
#/properties/rows/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate73.errors=vErrors,errors===0}validate73.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate72(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.body===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)
if(key0!=="body"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.body!==void 0&&
(validate73(data.body,{instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate73.errors:vErrors.concat(validate73.errors),errors=vErrors.length))}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate72.errors=vErrors,errors===0}validate72.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
const isBulkJobsAnswer=validate101;function validate101(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate101.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.body===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="body"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.body!==void 0){let data0=data.
body;if(Array.isArray(data0)){const len0=data0.length;for(let i0=0;i0<len0;i0++)validate74(data0[i0],{instancePath:instancePath+
"/body/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:
vErrors.concat(validate74.errors),errors=vErrors.length)}else{const err2={instancePath:instancePath+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate101.errors=vErrors,errors===0}validate101.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isBulkPlacementAnswer=validate103;function validate103(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate74(data.
data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate74.errors:vErrors.concat(validate74.errors),errors=vErrors.length))}else{const err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate103.errors=vErrors,errors===0}validate103.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isCancelOrder=validate106;function validate107(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate107.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate107.errors=vErrors,errors===0}validate107.evaluated={dynamicProps:!1,dynamicItems:!1};function validate109(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate109.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"string"){if(!pattern6.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"'};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate109.errors=vErrors,
errors===0}validate109.evaluated={dynamicProps:!1,dynamicItems:!1};const schema53={type:"string",enum:["CUSTOMER_CANCELL\
ED","INCORRECT_DETAILS","OTHER_DELIVERY_METHOD","UNABLE_TO_FIND_CUSTOMER","PLATFORM_PROBLEM","NO_RIDERS","OUTSIDE_SERVIC\
E_HOURS","RIDER_ACCIDENT","BAD_WEATHER","OUTSIDE_DELIVERY_AREA","CLOSED_ON_REQUEST","INCOMPLETE_ADDRESS","UNREACHABLE","\
SPILLAGE","LATE_DELIVERY","UNABLE_TO_PAY","DUPLICATE","WRONG_ITEMS","PAYMENT_FAILURE"],description:"The 19 reasons to ca\
ncel (TRK-030, TRK-031, Q62)."};function validate111(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate111.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data===
"CUSTOMER_CANCELLED"||data==="INCORRECT_DETAILS"||data==="OTHER_DELIVERY_METHOD"||data==="UNABLE_TO_FIND_CUSTOMER"||data===
"PLATFORM_PROBLEM"||data==="NO_RIDERS"||data==="OUTSIDE_SERVICE_HOURS"||data==="RIDER_ACCIDENT"||data==="BAD_WEATHER"||data===
"OUTSIDE_DELIVERY_AREA"||data==="CLOSED_ON_REQUEST"||data==="INCOMPLETE_ADDRESS"||data==="UNREACHABLE"||data==="SPILLAGE"||
data==="LATE_DELIVERY"||data==="UNABLE_TO_PAY"||data==="DUPLICATE"||data==="WRONG_ITEMS"||data==="PAYMENT_FAILURE")){const err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema53.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate111.errors=vErrors,errors===
0}validate111.evaluated={dynamicProps:!1,dynamicItems:!1};function validate106(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate106.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.vendor_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.order_id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
order_id"},message:"must have required property 'order_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
reason===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"\
must have required property 'reason'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)
if(!(key0==="vendor_id"||key0==="order_id"||key0==="reason")){const err3={instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}data.vendor_id!==void 0&&(validate107(data.vendor_id,{instancePath:instancePath+
"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.
errors:vErrors.concat(validate107.errors),errors=vErrors.length)),data.order_id!==void 0&&(validate109(data.order_id,{instancePath:instancePath+
"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate109.
errors:vErrors.concat(validate109.errors),errors=vErrors.length)),data.reason!==void 0&&(validate111(data.reason,{instancePath:instancePath+
"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate111.errors:
vErrors.concat(validate111.errors),errors=vErrors.length))}else{const err4={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate106.
errors=vErrors,errors===0}validate106.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isCardSecret=validate114;const pattern9=new RegExp("^[0-9]{12,19}$","u"),pattern10=new RegExp("^(0[1-9]|1[0-2])$","u"),pattern11=new RegExp("^2[0\
-9]{3}$","u"),pattern12=new RegExp("^[0-9]{3,4}$","u");function validate114(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate114.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.card_number===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
card_number"},message:"must have required property 'card_number'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.expiry_month===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expiry_month"},message:"must have required property 'expiry_month'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.expiry_year===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expiry_year"},message:"must have required property 'expiry_year'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(data.security_code===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
security_code"},message:"must have required property 'security_code'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}for(const key0 in data)if(!(key0==="card_number"||key0==="expiry_month"||key0==="expiry_year"||key0==="security\
_code")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.card_number!==
void 0){let data0=data.card_number;if(typeof data0=="string"){if(!pattern9.test(data0)){const err5={instancePath:instancePath+
"/card_number",schemaPath:"#/properties/card_number/pattern",keyword:"pattern",params:{pattern:"^[0-9]{12,19}$"},message:'\
must match pattern "^[0-9]{12,19}$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+
"/card_number",schemaPath:"#/properties/card_number/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.expiry_month!==void 0){let data1=data.expiry_month;if(typeof data1==
"string"){if(!pattern10.test(data1)){const err7={instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expi\
ry_month/pattern",keyword:"pattern",params:{pattern:"^(0[1-9]|1[0-2])$"},message:'must match pattern "^(0[1-9]|1[0-2])$"'};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/expiry_month",schemaPath:"\
#/properties/expiry_month/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err8]:vErrors.push(err8),errors++}}if(data.expiry_year!==void 0){let data2=data.expiry_year;if(typeof data2=="string"){if(!pattern11.
test(data2)){const err9={instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/pattern",keyword:"\
pattern",params:{pattern:"^2[0-9]{3}$"},message:'must match pattern "^2[0-9]{3}$"'};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}else{const err10={instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.security_code!==void 0){let data3=data.security_code;if(typeof data3=="string"){if(!pattern12.test(data3)){const err11={
instancePath:instancePath+"/security_code",schemaPath:"#/properties/security_code/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{3,4}$"},message:'must match pattern "^[0-9]{3,4}$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{
const err12={instancePath:instancePath+"/security_code",schemaPath:"#/properties/security_code/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{const err13={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}return validate114.errors=vErrors,errors===0}validate114.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isClientMessage=validate116;function validate118(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate118.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate118.errors=vErrors,errors===0}validate118.evaluated={dynamicProps:!1,dynamicItems:!1};function validate117(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate117.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.action===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"action"},message:"must have required property 'action'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.data===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
for(const key0 in data)if(!(key0==="action"||key0==="data")){const err2={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.action!==void 0&&data.action!=="subscribeToVendor"){const err3={
instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue:"subscri\
beToVendor"},message:"must be equal to constant"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.data!==
void 0){let data1=data.data;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.vendor_id===void 0){const err4={
instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"ve\
ndor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key1 in data1)
if(key1!=="vendor_id"){const err5={instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}data1.vendor_id!==void 0&&(validate118(data1.vendor_id,{instancePath:instancePath+
"/data/vendor_id",parentData:data1,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate118.
errors:vErrors.concat(validate118.errors),errors=vErrors.length))}else{const err6={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}}else{const err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate117.errors=vErrors,errors===0}validate117.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate116(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate116.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;
validate117(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate117.
errors:vErrors.concat(validate117.errors),errors=vErrors.length);var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0)
var props0=!0;if(valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err0={instancePath,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}return validate116.errors=vErrors,evaluated0.props=props0,errors===0}validate116.evaluated={dynamicProps:!0,
dynamicItems:!1};const isConfirmAnswer=validate121;function validate122(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern6.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{2,79}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate122.errors=vErrors,errors===0}validate122.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern15=new RegExp(
"^https?://","u");function validate121(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate121.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.order_id===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order_id"},message:"must have required \
property 'order_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(!(key0==="orde\
r_id"||key0==="redirect_required")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.order_id!==void 0&&(validate122(data.order_id,{instancePath:instancePath+"/order_id",parentData:data,
parentDataProperty:"order_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate122.errors:vErrors.concat(validate122.
errors),errors=vErrors.length)),data.redirect_required!==void 0){let data1=data.redirect_required;if(data1&&typeof data1==
"object"&&!Array.isArray(data1)){if(data1.redirectUrl===void 0){const err2={instancePath:instancePath+"/redirect_require\
d",schemaPath:"#/properties/redirect_required/required",keyword:"required",params:{missingProperty:"redirectUrl"},message:"\
must have required property 'redirectUrl'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data1)
if(key1!=="redirectUrl"){const err3={instancePath:instancePath+"/redirect_required",schemaPath:"#/properties/redirect_re\
quired/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have addi\
tional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data1.redirectUrl!==void 0){let data2=data1.
redirectUrl;if(typeof data2=="string"){if(func1(data2)>2048){const err4={instancePath:instancePath+"/redirect_required/r\
edirectUrl",schemaPath:"#/properties/redirect_required/properties/redirectUrl/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern15.
test(data2)){const err5={instancePath:instancePath+"/redirect_required/redirectUrl",schemaPath:"#/properties/redirect_re\
quired/properties/redirectUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^htt\
ps?://"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/redire\
ct_required/redirectUrl",schemaPath:"#/properties/redirect_required/properties/redirectUrl/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath:instancePath+
"/redirect_required",schemaPath:"#/properties/redirect_required/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{const err8={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
return validate121.errors=vErrors,errors===0}validate121.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isConfirmIntent=validate124;const schema64={type:"object",description:"Body of POST /order, and the order of a payment intent (API-037, API-038).",additionalProperties:!1,
properties:{vendor_id:{$ref:"basics.schema.json#/$defs/VendorId",description:"Who requests the rider."},delivery_fee:{$ref:"\
basics.schema.json#/$defs/Money",description:"The fee to pay: of POST /delivery/fee, or of POST /voucher/validate with a\
 voucher."},signature:{$ref:"basics.schema.json#/$defs/FeeSignature",description:"Signature that came with this fee."},vat_number:{
type:"string",description:"VAT number of the business, 8 characters (FEE-015, Q45).",minLength:8,maxLength:8},preordered_for:{
$ref:"basics.schema.json#/$defs/UnixSeconds",description:"When to collect; missing for an instant order (Q24)."},age_validation_required:{
type:"boolean",description:"The rider must check the receiver's age (Q31)."},login_pickup_estimation:{type:"number",description:"\
Minutes until collection: the vendor's estimate, else 15 logged in, 0 in intents (API-048, Q103).",minimum:0},voucher:{$ref:"\
#/$defs/Voucher",description:"The voucher that the fee was reduced by."},customer:{$ref:"#/$defs/Customer"},order:{$ref:"\
#/$defs/RequestedContents"},sender:{$ref:"#/$defs/Sender",description:"Guests only."}},required:["vendor_id","delivery_f\
ee","signature","age_validation_required","login_pickup_estimation","customer","order"]};function validate128(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate128.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"number"&&isFinite(data)){if(data>1e12||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data<0||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate128.errors=vErrors,errors===0}validate128.evaluated={dynamicProps:!1,dynamicItems:!1};function validate130(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate130.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>2048){const err0={instancePath,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate130.errors=vErrors,errors===0}validate130.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate132(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate132.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,
schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate132.errors=vErrors,errors===0}validate132.evaluated={dynamicProps:!1,dynamicItems:!1};function validate135(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate135.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>64){const err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate135.errors=vErrors,errors===0}validate135.evaluated={dynamicProps:!1,dynamicItems:!1};
const schema70={type:"string",enum:["amount","percentage","deliveryFee"],description:"Fixed reduction, reduction in perc\
ent, or free delivery (FEE-006, Q44)."};function validate137(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate137.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="amount"||data==="percentage"||data==="deliveryFee")){const err1={instancePath,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:schema70.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate137.errors=vErrors,errors===0}validate137.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate134(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate134.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.code===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required prop\
erty 'code'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.amount===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.type===void 0){const err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="code"||key0==="amount"||key0==="type")){const err3={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.code!==void 0&&(validate135(
data.code,{instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.length)),data.amount!==void 0){let data1=data.
amount;if(typeof data1=="number"&&isFinite(data1)){if(data1<0||isNaN(data1)){const err4={instancePath:instancePath+"/amo\
unt",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{const err5={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}}data.type!==void 0&&(validate137(data.type,{instancePath:instancePath+"/type",parentData:data,
parentDataProperty:"type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate137.errors:vErrors.concat(validate137.
errors),errors=vErrors.length))}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate134.errors=vErrors,errors===
0}validate134.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const pattern16=new RegExp("^[+0-9(][0-9 ()./-]*$","u");function validate141(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate141.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={
instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(!pattern16.test(data)){const err2={instancePath,schemaPath:"#/pattern",keyword:"pa\
ttern",params:{pattern:"^[+0-9(][0-9 ()./-]*$"},message:'must match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate141.errors=vErrors,
errors===0}validate141.evaluated={dynamicProps:!1,dynamicItems:!1};function validate144(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate144.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<-90||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{
comparison:">=",limit:-90},message:"must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate144.errors=vErrors,errors===0}validate144.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate146(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate146.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data<-180||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:-180},message:"must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate146.errors=vErrors,errors===0}validate146.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate143(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate143.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.address===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required p\
roperty 'address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.latitude===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"latitude"},message:"must have required property 'lat\
itude'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.longitude===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"longitude"},message:"must have required property 'lo\
ngitude'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="address"||key0===
"latitude"||key0==="longitude"||key0==="notes")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.address!==void 0){let data0=data.address;if(typeof data0=="string"){if(func1(
data0)>600){const err4={instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLen\
gth",params:{limit:600},message:"must NOT have more than 600 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(func1(data0)<1){const err5={instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}else{const err6={instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
latitude!==void 0&&(validate144(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"\
latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate144.errors:vErrors.concat(validate144.errors),errors=
vErrors.length)),data.longitude!==void 0&&(validate146(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,
parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.
errors),errors=vErrors.length)),data.notes!==void 0){let data3=data.notes;if(typeof data3=="string"){if(func1(data3)>1e3){
const err7={instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={
instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{const err9={instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
return validate143.errors=vErrors,errors===0}validate143.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate140(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate140.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.phone_number===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"phone_number"},message:"must have required property 'phone_number'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.location===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"location"},message:"must have required property 'location'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}for(const key0 in data)if(!(key0==="name"||key0==="phone_number"||key0==="location")){const err3={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.name!==void 0){let data0=data.
name;if(typeof data0=="string"){if(func1(data0)>200){const err4={instancePath:instancePath+"/name",schemaPath:"#/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data0)<1){const err5={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}data.phone_number!==void 0&&(validate141(data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,
parentDataProperty:"phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate141.errors:vErrors.concat(validate141.
errors),errors=vErrors.length)),data.location!==void 0&&(validate143(data.location,{instancePath:instancePath+"/location",
parentData:data,parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.
concat(validate143.errors),errors=vErrors.length))}else{const err7={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate140.errors=
vErrors,errors===0}validate140.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const schema77={type:"string",enum:["paid","cash_on_delivery","card_on_delivery"],description:"How an order is paid, as \
requested: PAID, CASH_ON_DELIVERY, PAYMENT_ON_DELIVERY; NONE and cash on pick-up are sent as paid (PAY-002, Q47)."};function validate151(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate151.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="paid"||data==="cash_on_delivery"||data==="card_on_delivery")){
const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema77.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate151.errors=vErrors,
errors===0}validate151.evaluated={dynamicProps:!1,dynamicItems:!1};function validate150(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate150.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.payment_method===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"payment_method"},message:"must have required property 'payment_method'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.amount===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.description===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.cold_bag_needed===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cold_bag_needed"},message:"must have required property 'cold_bag_needed'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="payment_method"||key0==="amount"||key0===
"description"||key0==="cold_bag_needed")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.payment_method!==void 0&&(validate151(data.payment_method,{instancePath:instancePath+
"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate151.errors:vErrors.concat(validate151.errors),errors=vErrors.length)),data.amount!==void 0&&(validate128(data.amount,
{instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.description!==void 0){let data2=data.
description;if(typeof data2=="string"){if(func1(data2)>200){const err5={instancePath:instancePath+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characte\
rs"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/description",
schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}if(data.cold_bag_needed!==void 0&&typeof data.cold_bag_needed!="boolean"){const err7={
instancePath:instancePath+"/cold_bag_needed",schemaPath:"#/properties/cold_bag_needed/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}return validate150.errors=vErrors,errors===0}validate150.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const pattern17=new RegExp("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$","u");function validate157(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate157.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>254){
const err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more tha\
n 254 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!pattern17.test(data)){const err1={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:'must match pattern "\
^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate157.errors=vErrors,errors===0}validate157.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate155(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate155.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.location===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'loc\
ation'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.email===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.phone_number===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"phone_number"},message:"must have required property 'phone_number'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="location"||key0==="name"||key0==="email"||key0===
"phone_number")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.location!==
void 0&&(validate143(data.location,{instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.concat(validate143.errors),errors=vErrors.
length)),data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)>200){const err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){const err6={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/n\
ame",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.email!==void 0){let data2=data.email;if(data2&&typeof data2=="object"&&
!Array.isArray(data2)){if(data2.email===void 0){const err8={instancePath:instancePath+"/email",schemaPath:"#/properties/\
email/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}for(const key1 in data2)if(key1!=="email"){const err9={instancePath:instancePath+
"/email",schemaPath:"#/properties/email/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}data2.email!==void 0&&
(validate157(data2.email,{instancePath:instancePath+"/email/email",parentData:data2,parentDataProperty:"email",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate157.errors:vErrors.concat(validate157.errors),errors=vErrors.length))}else{
const err10={instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.phone_number!==void 0){let data4=data.
phone_number;if(data4&&typeof data4=="object"&&!Array.isArray(data4)){if(data4.phone===void 0){const err11={instancePath:instancePath+
"/phone_number",schemaPath:"#/properties/phone_number/required",keyword:"required",params:{missingProperty:"phone"},message:"\
must have required property 'phone'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}for(const key2 in data4)
if(key2!=="phone"){const err12={instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}data4.phone!==void 0&&(validate141(data4.phone,{instancePath:instancePath+
"/phone_number/phone",parentData:data4,parentDataProperty:"phone",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate141.
errors:vErrors.concat(validate141.errors),errors=vErrors.length))}else{const err13={instancePath:instancePath+"/phone_nu\
mber",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate155.
errors=vErrors,errors===0}validate155.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate126(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate126.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.vendor_id===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.delivery_fee===void 0){const err1={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"delivery_fee"},message:"must have required property 'delivery_fee'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.signature===void 0){const err2={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"signature"},message:"must have required property 'signature'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.age_validation_required===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"age_validation_required"},message:"must have required property '\
age_validation_required'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.login_pickup_estimation===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"login_pickup_estimation"},message:"\
must have required property 'login_pickup_estimation'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
customer===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},
message:"must have required property 'customer'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.order===
void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"},message:"mu\
st have required property 'order'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)if(!func8.
call(schema64.properties,key0)){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.vendor_id!==void 0&&(validate107(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.
errors),errors=vErrors.length)),data.delivery_fee!==void 0&&(validate128(data.delivery_fee,{instancePath:instancePath+"/\
delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&(validate130(data.signature,{
instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),data.vat_number!==void 0){let data3=data.
vat_number;if(typeof data3=="string"){if(func1(data3)>8){const err8={instancePath:instancePath+"/vat_number",schemaPath:"\
#/properties/vat_number/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data3)<8){const err9={instancePath:instancePath+"/vat\
_number",schemaPath:"#/properties/vat_number/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewe\
r than 8 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+
"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.preordered_for!==void 0&&(validate132(data.preordered_for,
{instancePath:instancePath+"/preordered_for",parentData:data,parentDataProperty:"preordered_for",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length)),data.age_validation_required!==
void 0&&typeof data.age_validation_required!="boolean"){const err11={instancePath:instancePath+"/age_validation_required",
schemaPath:"#/properties/age_validation_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.login_pickup_estimation!==void 0){let data6=data.login_pickup_estimation;
if(typeof data6=="number"&&isFinite(data6)){if(data6<0||isNaN(data6)){const err12={instancePath:instancePath+"/login_pic\
kup_estimation",schemaPath:"#/properties/login_pickup_estimation/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{const err13={instancePath:instancePath+
"/login_pickup_estimation",schemaPath:"#/properties/login_pickup_estimation/type",keyword:"type",params:{type:"number"},
message:"must be number"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}data.voucher!==void 0&&(validate134(
data.voucher,{instancePath:instancePath+"/voucher",parentData:data,parentDataProperty:"voucher",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.length)),data.customer!==void 0&&
(validate140(data.customer,{instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.length)),
data.order!==void 0&&(validate150(data.order,{instancePath:instancePath+"/order",parentData:data,parentDataProperty:"ord\
er",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.
length)),data.sender!==void 0&&(validate155(data.sender,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"\
sender",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate155.errors:vErrors.concat(validate155.errors),errors=
vErrors.length))}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate126.errors=vErrors,errors===0}validate126.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const schema80={type:"string",enum:["cybersource_creditcard","gener\
ic_creditcard"],description:"Kinds of card payment (PAY-004)."};function validate162(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate162.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(!(data==="cybersource_creditcard"||data==="generic_creditcard")){const err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema80.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate162.errors=vErrors,errors===0}validate162.evaluated={dynamicProps:!1,
dynamicItems:!1};const pattern18=new RegExp("^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]*){4}$","u"),pattern19=new RegExp("^[0-9]{4}$","u"),pattern20=new RegExp(
"^[0-9]{6}$","u"),schema82={type:"string",enum:["visa","mastercard","amex","jcb","unionpay","diners","discover","maestro",
"other"],description:"Brand of a card."};function validate165(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate165.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="visa"||data==="mastercard"||data==="amex"||data==="jcb"||data==="unionpay"||data==="diners"||data===
"discover"||data==="maestro"||data==="other")){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema82.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate165.
errors=vErrors,errors===0}validate165.evaluated={dynamicProps:!1,dynamicItems:!1};function validate164(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate164.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.save_card===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"save_card"},message:"must have required property 'save_card'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.holder_name===void 0){const err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"holder_name"},message:"must have required property 'holder_name'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.encrypted_card_data===void 0){const err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"encrypted_card_data"},message:"must have required property 'encr\
ypted_card_data'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.card_last_digits===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"card_last_digits"},message:"must have r\
equired property 'card_last_digits'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.bin===void 0){const err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bin"},message:"must have required prope\
rty 'bin'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.scheme===void 0){const err5={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"must have required property 'schem\
e'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}for(const key0 in data)if(!(key0==="save_card"||key0==="h\
older_name"||key0==="encrypted_card_data"||key0==="card_last_digits"||key0==="bin"||key0==="scheme")){const err6={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.save_card!==void 0&&typeof data.
save_card!="boolean"){const err7={instancePath:instancePath+"/save_card",schemaPath:"#/properties/save_card/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.
holder_name!==void 0){let data1=data.holder_name;if(typeof data1=="string"){if(func1(data1)>200){const err8={instancePath:instancePath+
"/holder_name",schemaPath:"#/properties/holder_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT \
have more than 200 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data1)<1){const err9={
instancePath:instancePath+"/holder_name",schemaPath:"#/properties/holder_name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={
instancePath:instancePath+"/holder_name",schemaPath:"#/properties/holder_name/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.encrypted_card_data!==void 0){
let data2=data.encrypted_card_data;if(typeof data2=="string"){if(func1(data2)>8192){const err11={instancePath:instancePath+
"/encrypted_card_data",schemaPath:"#/properties/encrypted_card_data/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!pattern18.test(
data2)){const err12={instancePath:instancePath+"/encrypted_card_data",schemaPath:"#/properties/encrypted_card_data/patte\
rn",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]*){4}$"},message:'must match pattern "^[A-Za-z0-9\
_-]+(\\.[A-Za-z0-9_-]*){4}$"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{const err13={instancePath:instancePath+
"/encrypted_card_data",schemaPath:"#/properties/encrypted_card_data/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.card_last_digits!==void 0){let data3=data.
card_last_digits;if(typeof data3=="string"){if(!pattern19.test(data3)){const err14={instancePath:instancePath+"/card_las\
t_digits",schemaPath:"#/properties/card_last_digits/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}$"},message:'mu\
st match pattern "^[0-9]{4}$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{const err15={instancePath:instancePath+
"/card_last_digits",schemaPath:"#/properties/card_last_digits/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.bin!==void 0){let data4=data.bin;if(typeof data4==
"string"){if(!pattern20.test(data4)){const err16={instancePath:instancePath+"/bin",schemaPath:"#/properties/bin/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{6}$"},message:'must match pattern "^[0-9]{6}$"'};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}}else{const err17={instancePath:instancePath+"/bin",schemaPath:"#/properties/bin/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}data.
scheme!==void 0&&(validate165(data.scheme,{instancePath:instancePath+"/scheme",parentData:data,parentDataProperty:"schem\
e",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate165.errors:vErrors.concat(validate165.errors),errors=vErrors.
length))}else{const err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate164.errors=vErrors,errors===0}validate164.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate125(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate125.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.order===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
order"},message:"must have required property 'order'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
bearer_token===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bear\
er_token"},message:"must have required property 'bearer_token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.purchase_intent_id===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
purchase_intent_id"},message:"must have required property 'purchase_intent_id'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data.payment_method===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"payment_method"},message:"must have required property 'payment_method'"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.card_details===void 0){const err4={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"card_details"},message:"must have required property 'card_details'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}for(const key0 in data)if(!(key0==="order"||key0==="bearer_token"||key0==="purchase_i\
ntent_id"||key0==="payment_method"||key0==="card_details")){const err5={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.order!==void 0&&(validate126(data.order,{instancePath:instancePath+
"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:
vErrors.concat(validate126.errors),errors=vErrors.length)),data.bearer_token!==void 0){let data1=data.bearer_token;if(typeof data1==
"string"){if(func1(data1)<1){const err6={instancePath:instancePath+"/bearer_token",schemaPath:"#/properties/bearer_token\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/bearer_token",schemaPath:"#/properties/\
bearer_token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}if(data.purchase_intent_id!==void 0){let data2=data.purchase_intent_id;if(typeof data2=="string"){if(func1(
data2)>64){const err8={instancePath:instancePath+"/purchase_intent_id",schemaPath:"#/properties/purchase_intent_id/maxLe\
ngth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(func1(data2)<1){const err9={instancePath:instancePath+"/purchase_intent_id",schemaPath:"#\
/properties/purchase_intent_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/purchas\
e_intent_id",schemaPath:"#/properties/purchase_intent_id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}data.payment_method!==void 0&&(validate162(data.payment_method,
{instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate162.errors:vErrors.concat(validate162.errors),errors=vErrors.length)),data.card_details!==
void 0&&(validate164(data.card_details,{instancePath:instancePath+"/card_details",parentData:data,parentDataProperty:"ca\
rd_details",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate164.errors:vErrors.concat(validate164.errors),errors=
vErrors.length))}else{const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate125.errors=vErrors,errors===0}validate125.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate169(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate169.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.order===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.bearer_token===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"bearer_token"},message:"must have required property 'bearer_toke\
n'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.purchase_intent_id===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"purchase_intent_id"},message:"must have required pro\
perty 'purchase_intent_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.payment_method===void 0){
const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_method"},message:"m\
ust have required property 'payment_method'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.payment_instrument_id===
void 0){const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_instrument_\
id"},message:"must have required property 'payment_instrument_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
for(const key0 in data)if(!(key0==="order"||key0==="bearer_token"||key0==="purchase_intent_id"||key0==="payment_method"||
key0==="payment_instrument_id")){const err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.order!==void 0&&(validate126(data.order,{instancePath:instancePath+"/order",parentData:data,
parentDataProperty:"order",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:vErrors.concat(validate126.
errors),errors=vErrors.length)),data.bearer_token!==void 0){let data1=data.bearer_token;if(typeof data1=="string"){if(func1(
data1)<1){const err6={instancePath:instancePath+"/bearer_token",schemaPath:"#/properties/bearer_token/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{const err7={instancePath:instancePath+"/bearer_token",schemaPath:"#/properties/bearer_token/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.
purchase_intent_id!==void 0){let data2=data.purchase_intent_id;if(typeof data2=="string"){if(func1(data2)>64){const err8={
instancePath:instancePath+"/purchase_intent_id",schemaPath:"#/properties/purchase_intent_id/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(func1(data2)<1){const err9={instancePath:instancePath+"/purchase_intent_id",schemaPath:"#/properties/purchase_intent_\
id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/purchase_intent_id",schemaPath:"#/prop\
erties/purchase_intent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err10]:vErrors.push(err10),errors++}}if(data.payment_method!==void 0&&(validate162(data.payment_method,{instancePath:instancePath+
"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate162.errors:vErrors.concat(validate162.errors),errors=vErrors.length)),data.payment_instrument_id!==void 0){let data4=data.
payment_instrument_id;if(typeof data4=="string"){if(func1(data4)>64){const err11={instancePath:instancePath+"/payment_in\
strument_id",schemaPath:"#/properties/payment_instrument_id/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(func1(data4)<1){const err12={
instancePath:instancePath+"/payment_instrument_id",schemaPath:"#/properties/payment_instrument_id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}}else{const err13={instancePath:instancePath+"/payment_instrument_id",schemaPath:"#/properties/payment_instrume\
nt_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}}}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate169.errors=vErrors,errors===0}validate169.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate124(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate124.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;
validate125(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate125.
errors:vErrors.concat(validate125.errors),errors=vErrors.length);var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0)
var props0=!0;const _errs2=errors;validate169(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate169.errors:vErrors.concat(validate169.errors),errors=vErrors.length);var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.
length=_errs0:vErrors=null);else{const err0={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate124.errors=vErrors,evaluated0.
props=props0,errors===0}validate124.evaluated={dynamicProps:!0,dynamicItems:!1};const isConfirmPassword=validate174;function validate175(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate175.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>254){const err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(!pattern17.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:'must match pattern "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate175.errors=vErrors,errors===
0}validate175.evaluated={dynamicProps:!1,dynamicItems:!1};function validate174(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate174.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.email_address===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email_address"},message:"must have required property 'email_address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.verification_code===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"verification_code"},message:"must have required property 'verification_code'"};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}if(data.new_password===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"new_password"},message:"must have required property 'new_password'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="email_address"||key0==="verification_code"||key0===
"new_password")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.email_address!==
void 0&&(validate175(data.email_address,{instancePath:instancePath+"/email_address",parentData:data,parentDataProperty:"\
email_address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.errors),
errors=vErrors.length)),data.verification_code!==void 0){let data1=data.verification_code;if(typeof data1=="string"){if(!pattern20.
test(data1)){const err4={instancePath:instancePath+"/verification_code",schemaPath:"#/properties/verification_code/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{6}$"},message:'must match pattern "^[0-9]{6}$"'};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{const err5={instancePath:instancePath+"/verification_code",schemaPath:"#/properties/ve\
rification_code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.new_password!==void 0){let data2=data.new_password;if(typeof data2=="string"){if(func1(data2)<
8){const err6={instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLe\
ngth",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}}else{const err7={instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{
const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}return validate174.errors=vErrors,errors===0}validate174.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isCountryParameterAnswer=validate178;function validate178(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate178.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.result===void 0){const err0={instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:"\
result"},message:"must have required property 'result'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)
if(key0!=="result"){const err1={instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.result!==void 0&&typeof data.result!="boolean"){const err2={instancePath:instancePath+"/result",schemaPath:"\
#/anyOf/0/properties/result/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs1===errors;
if(valid0=valid0||_valid0,_valid0)var props0=!0;const _errs6=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.result===void 0){const err4={instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"\
result"},message:"must have required property 'result'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key1 in data)
if(key1!=="result"){const err5={instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}if(data.result!==void 0){let data1=data.result;if(!(typeof data1=="number"&&isFinite(data1))){const err6={
instancePath:instancePath+"/result",schemaPath:"#/anyOf/1/properties/result/type",keyword:"type",params:{type:"number"},
message:"must be number"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}var _valid0=_errs6===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);const _errs11=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err8={instancePath,schemaPath:"#/an\
yOf/2/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}for(const key2 in data)if(key2!=="result"){const err9={instancePath,schemaPath:"\
#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have a\
dditional properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.result!==void 0&&typeof data.result!=
"string"){const err10={instancePath:instancePath+"/result",schemaPath:"#/anyOf/2/properties/result/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{const err11={
instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}var _valid0=_errs11===errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&
(props0=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err12={instancePath,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}return validate178.errors=vErrors,evaluated0.props=props0,errors===0}validate178.evaluated={dynamicProps:!0,
dynamicItems:!1};const isCreateBulkJob=validate179;const pattern23=new RegExp("[^A-Za-z0-9+/=]|=[^=]|===","u");function validate179(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate179.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.vendor_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.content===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"c\
ontent"},message:"must have required property 'content'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)
if(!(key0==="vendor_id"||key0==="content")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[
err2]:vErrors.push(err2),errors++}if(data.vendor_id!==void 0&&(validate77(data.vendor_id,{instancePath:instancePath+"/ve\
ndor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:
vErrors.concat(validate77.errors),errors=vErrors.length)),data.content!==void 0){let data1=data.content;const _errs5=errors,
_errs6=errors;if(typeof data1=="string"&&!pattern23.test(data1)){const err3={};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}var valid1=_errs6===errors;if(valid1){const err4={instancePath:instancePath+"/content",schemaPath:"#/prop\
erties/content/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}else errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null);if(typeof data1=="string"){if(func1(
data1)>6990508){const err5={instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"ma\
xLength",params:{limit:6990508},message:"must NOT have more than 6990508 characters"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(func1(data1)<4){const err6={instancePath:instancePath+"/content",schemaPath:"#/properties/content\
/minLength",keyword:"minLength",params:{limit:4},message:"must NOT have fewer than 4 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/content",schemaPath:"#/properties/conte\
nt/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate179.errors=vErrors,errors===0}validate179.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isCreateBulkJobAnswer=validate181;function validate181(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate181.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.body===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="body"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.body!==void 0){let data0=data.
body;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.bulk_job===void 0){const err2={instancePath:instancePath+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"bulk_job"},message:"must hav\
e required property 'bulk_job'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.orders===void 0){const err3={
instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"or\
ders"},message:"must have required property 'orders'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="bulk_job"||key1==="orders")){const err4={instancePath:instancePath+"/body",schemaPath:"#/properties/body/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pr\
operties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.bulk_job!==void 0&&(validate74(data0.bulk_job,
{instancePath:instancePath+"/body/bulk_job",parentData:data0,parentDataProperty:"bulk_job",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate74.errors:vErrors.concat(validate74.errors),errors=vErrors.length)),data0.orders!==void 0){let data2=data0.
orders;if(Array.isArray(data2)){const len0=data2.length;for(let i0=0;i0<len0;i0++)validate89(data2[i0],{instancePath:instancePath+
"/body/orders/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate89.
errors:vErrors.concat(validate89.errors),errors=vErrors.length)}else{const err5={instancePath:instancePath+"/body/orders",
schemaPath:"#/properties/body/properties/orders/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{const err6={instancePath:instancePath+"/body",schemaPath:"#/prope\
rties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}}else{const err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate181.errors=vErrors,errors===0}validate181.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isCreateIntent=validate184;function validate185(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate185.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate185.errors=vErrors,errors===0}validate185.evaluated={dynamicProps:!1,dynamicItems:!1};function validate184(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate184.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.wallet_id===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"wallet_id"},message:"must have required property 'wallet_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.bearer_token===void 0){const err1={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"bearer_token"},message:"must have required property 'bearer_token'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.vendor_id===void 0){const err2={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.order===void 0){const err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="wallet_id"||key0==="bearer_token"||key0==="vendor\
_id"||key0==="order")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.wallet_id!==void 0){let data0=data.wallet_id;if(typeof data0=="string"){if(func1(data0)>64){const err5={
instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data0)<
1){const err6={instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{
const err7={instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.bearer_token!==void 0){
let data1=data.bearer_token;if(typeof data1=="string"){if(func1(data1)<1){const err8={instancePath:instancePath+"/bearer\
_token",schemaPath:"#/properties/bearer_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{const err9={instancePath:instancePath+
"/bearer_token",schemaPath:"#/properties/bearer_token/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}data.vendor_id!==void 0&&(validate185(data.vendor_id,{instancePath:instancePath+
"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate185.
errors:vErrors.concat(validate185.errors),errors=vErrors.length)),data.order!==void 0&&(validate126(data.order,{instancePath:instancePath+
"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:
vErrors.concat(validate126.errors),errors=vErrors.length))}else{const err10={instancePath,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate184.
errors=vErrors,errors===0}validate184.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isDeliveryAreasAnswer=validate188;function validate188(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate188.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.areas===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"areas"},message:"must ha\
ve required property 'areas'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!==
"areas"){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data0.areas!==void 0){let data1=data0.areas;if(Array.isArray(data1)){const len0=data1.
length;for(let i0=0;i0<len0;i0++){let data2=data1[i0];if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.
ring===void 0){const err4={instancePath:instancePath+"/result/areas/"+i0,schemaPath:"#/properties/result/properties/area\
s/items/required",keyword:"required",params:{missingProperty:"ring"},message:"must have required property 'ring'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key2 in data2)if(key2!=="ring"){const err5={instancePath:instancePath+
"/result/areas/"+i0,schemaPath:"#/properties/result/properties/areas/items/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data2.ring!==void 0){let data3=data2.ring;if(Array.isArray(data3)){if(data3.length<3){const err6={
instancePath:instancePath+"/result/areas/"+i0+"/ring",schemaPath:"#/properties/result/properties/areas/items/properties/\
ring/minItems",keyword:"minItems",params:{limit:3},message:"must NOT have fewer than 3 items"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}const len1=data3.length;for(let i1=0;i1<len1;i1++)validate55(data3[i1],{instancePath:instancePath+
"/result/areas/"+i0+"/ring/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length)}else{const err7={instancePath:instancePath+"/\
result/areas/"+i0+"/ring",schemaPath:"#/properties/result/properties/areas/items/properties/ring/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{const err8={instancePath:instancePath+
"/result/areas/"+i0,schemaPath:"#/properties/result/properties/areas/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{const err9={instancePath:instancePath+
"/result/areas",schemaPath:"#/properties/result/properties/areas/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{const err10={instancePath:instancePath+"/r\
esult",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}}}else{const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate188.
errors=vErrors,errors===0}validate188.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isDeliveryFeeRequest=validate190;function validate190(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate190.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.source===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'sourc\
e'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.destination===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"destination"},message:"must have required property 'destination'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.vendor_id===void 0){const err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.delivery_type===void 0){const err3={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"delivery_type"},message:"must have required property 'delivery_type\
'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="source"||key0==="desti\
nation"||key0==="vendor_id"||key0==="delivery_type")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.source!==void 0&&(validate55(data.source,{instancePath:instancePath+"/source",
parentData:data,parentDataProperty:"source",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.
concat(validate55.errors),errors=vErrors.length)),data.destination!==void 0&&(validate55(data.destination,{instancePath:instancePath+
"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.
errors:vErrors.concat(validate55.errors),errors=vErrors.length)),data.vendor_id!==void 0&&(validate62(data.vendor_id,{instancePath:instancePath+
"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.
errors:vErrors.concat(validate62.errors),errors=vErrors.length)),data.delivery_type!==void 0&&data.delivery_type!=="food"){
const err5={instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/const",keyword:"const",params:{
allowedValue:"food"},message:"must be equal to constant"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{
const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}return validate190.errors=vErrors,errors===0}validate190.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isErrorAnswer=validate195;function validate196(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate196.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.rule===void 0){const err1={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="path"||key0==="rule"||key0==="message")){const err3={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.path!==void 0&&typeof data.
path!="string"){const err4={instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.rule!==void 0&&
typeof data.rule!="string"){const err5={instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
message!==void 0&&typeof data.message!="string"){const err6={instancePath:instancePath+"/message",schemaPath:"#/properti\
es/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{const err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate196.errors=vErrors,errors===0}validate196.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate195(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate195.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.status===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
message===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},
message:"must have required property 'message'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)
if(!(key0==="status"||key0==="message"||key0==="errors")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.status!==void 0){let data0=data.status;if(!(typeof data0=="number"&&!(data0%1)&&
!isNaN(data0)&&isFinite(data0))){const err3={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0==
"number"&&isFinite(data0)){if(data0>599||isNaN(data0)){const err4={instancePath:instancePath+"/status",schemaPath:"#/pro\
perties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data0<400||isNaN(data0)){const err5={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}}if(data.message!==void 0&&typeof data.message!="string"){const err6={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.errors!==void 0){let data2=data.errors;if(Array.isArray(data2)){
const len0=data2.length;for(let i0=0;i0<len0;i0++)validate196(data2[i0],{instancePath:instancePath+"/errors/"+i0,parentData:data2,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate196.errors:vErrors.concat(validate196.errors),
errors=vErrors.length)}else{const err7={instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{const err8={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}return validate195.errors=vErrors,errors===0}validate195.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isEstimationsAnswer=validate198;function validate198(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate198.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.pickup===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"pickup"},message:"must h\
ave required property 'pickup'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.delivery===void 0){const err3={
instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"\
delivery"},message:"must have required property 'delivery'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="pickup"||key1==="delivery")){const err4={instancePath:instancePath+"/result",schemaPath:"#/properties/resul\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.pickup!==void 0){let data1=data0.pickup;
if(typeof data1=="number"&&isFinite(data1)){if(data1<0||isNaN(data1)){const err5={instancePath:instancePath+"/result/pic\
kup",schemaPath:"#/properties/result/properties/pickup/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/r\
esult/pickup",schemaPath:"#/properties/result/properties/pickup/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data0.delivery!==void 0){let data2=data0.delivery;
if(typeof data2=="number"&&isFinite(data2)){if(data2<0||isNaN(data2)){const err7={instancePath:instancePath+"/result/del\
ivery",schemaPath:"#/properties/result/properties/delivery/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/r\
esult/delivery",schemaPath:"#/properties/result/properties/delivery/type",keyword:"type",params:{type:"number"},message:"\
must be number"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{const err9={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{const err10={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate198.
errors=vErrors,errors===0}validate198.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isExpireLogin=validate199;function validate199(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate199.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.access_token===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have requi\
red property 'access_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!==
"access_token"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.access_token!==
void 0){let data0=data.access_token;if(typeof data0=="string"){if(func1(data0)<1){const err2={instancePath:instancePath+
"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+
"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate199.
errors=vErrors,errors===0}validate199.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isExtendLogin=validate200;function validate200(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate200.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.refresh_token===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refresh_token"},message:"must have requ\
ired property 'refresh_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!==
"refresh_token"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.refresh_token!==
void 0){let data0=data.refresh_token;if(typeof data0=="string"){if(func1(data0)<1){const err2={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate200.
errors=vErrors,errors===0}validate200.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isExtendLoginAnswer=validate201;function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.AccessToken===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"AccessToken"},message:"must have required property '\
AccessToken'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.IdToken===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"IdToken"},message:"must have required property 'IdTo\
ken'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.RefreshToken===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"RefreshToken"},message:"must have required property \
'RefreshToken'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.ExpiresIn===void 0){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ExpiresIn"},message:"must have required property 'Ex\
piresIn'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="AccessToken"||key0===
"IdToken"||key0==="RefreshToken"||key0==="ExpiresIn")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.AccessToken!==void 0){let data0=data.AccessToken;if(typeof data0=="string"){if(func1(
data0)<1){const err5={instancePath:instancePath+"/AccessToken",schemaPath:"#/properties/AccessToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}else{const err6={instancePath:instancePath+"/AccessToken",schemaPath:"#/properties/AccessToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
IdToken!==void 0){let data1=data.IdToken;if(typeof data1=="string"){if(func1(data1)<1){const err7={instancePath:instancePath+
"/IdToken",schemaPath:"#/properties/IdToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+
"/IdToken",schemaPath:"#/properties/IdToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.RefreshToken!==void 0){let data2=data.RefreshToken;if(typeof data2==
"string"){if(func1(data2)<1){const err9={instancePath:instancePath+"/RefreshToken",schemaPath:"#/properties/RefreshToken\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/RefreshToken",schemaPath:"#/properties\
/RefreshToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}if(data.ExpiresIn!==void 0){let data3=data.ExpiresIn;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(
data3)&&isFinite(data3))){const err11={instancePath:instancePath+"/ExpiresIn",schemaPath:"#/properties/ExpiresIn/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data3==
"number"&&isFinite(data3)&&(data3<0||isNaN(data3))){const err12={instancePath:instancePath+"/ExpiresIn",schemaPath:"#/pr\
operties/ExpiresIn/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}}else{const err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate202.errors=
vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate201(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate201.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"result"},message:"must have required property 'result'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.result;if(data0&&typeof data0==
"object"&&!Array.isArray(data0)){if(data0.AuthenticationResult===void 0){const err2={instancePath:instancePath+"/result",
schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"AuthenticationResult"},message:"mu\
st have required property 'AuthenticationResult'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)
if(key1!=="AuthenticationResult"){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional proper\
ties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data0.AuthenticationResult!==void 0&&(validate202(data0.
AuthenticationResult,{instancePath:instancePath+"/result/AuthenticationResult",parentData:data0,parentDataProperty:"Auth\
enticationResult",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate202.errors:vErrors.concat(validate202.errors),
errors=vErrors.length))}else{const err4={instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{
const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}return validate201.errors=vErrors,errors===0}validate201.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isFlagAnswer=validate204;function validate205(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate205.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.key===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(!(key0==="key"||key0==="value"||key0==="reason"||
key0==="variant"||key0==="metadata")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.key!==void 0){let data0=data.key;if(typeof data0=="string"){if(func1(data0)>64){const err2={
instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){const err3={
instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{const err4={instancePath:instancePath+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.value!==void 0){let data1=data.value;const _errs5=errors;let valid1=!1;
const _errs6=errors;if(typeof data1!="boolean"){const err5={instancePath:instancePath+"/value",schemaPath:"#/properties/\
value/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}var _valid0=_errs6===errors;valid1=valid1||_valid0;const _errs8=errors;if(typeof data1!="string"){const err6={
instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid0=_errs8===errors;valid1=valid1||_valid0;
const _errs10=errors;if(!(typeof data1=="number"&&isFinite(data1))){const err7={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/anyOf/2/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}var _valid0=_errs10===errors;valid1=valid1||_valid0;const _errs12=errors;if(!(data1&&
typeof data1=="object"&&!Array.isArray(data1))){const err8={instancePath:instancePath+"/value",schemaPath:"#/properties/\
value/anyOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}var _valid0=_errs12===errors;if(valid1=valid1||_valid0,valid1)errors=_errs5,vErrors!==null&&(_errs5?
vErrors.length=_errs5:vErrors=null);else{const err9={instancePath:instancePath+"/value",schemaPath:"#/properties/value/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}}if(data.reason!==void 0&&typeof data.reason!="string"){const err10={instancePath:instancePath+"/reason",schemaPath:"\
#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.variant!==void 0&&typeof data.variant!="string"){const err11={instancePath:instancePath+
"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.metadata!==void 0){let data4=data.metadata;if(data4&&typeof data4==
"object"&&!Array.isArray(data4))for(const key1 in data4){let data5=data4[key1];const _errs23=errors;let valid3=!1;const _errs24=errors;
if(typeof data5!="string"){const err12={instancePath:instancePath+"/metadata/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/metadata/additionalProperties/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid1=_errs24===errors;valid3=valid3||_valid1;
const _errs26=errors;if(!(typeof data5=="number"&&isFinite(data5))){const err13={instancePath:instancePath+"/metadata/"+
key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/anyOf/1/type",keyword:"\
type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid1=_errs26===
errors;valid3=valid3||_valid1;const _errs28=errors;if(typeof data5!="boolean"){const err14={instancePath:instancePath+"/\
metadata/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/anyOf/2/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}var _valid1=_errs28===errors;if(valid3=valid3||_valid1,valid3)errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=
_errs23:vErrors=null);else{const err15={instancePath:instancePath+"/metadata/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/metadata/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in \
anyOf"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{const err16={instancePath:instancePath+"/metad\
ata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}}}else{const err17={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate205.
errors=vErrors,errors===0}validate205.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate207(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate207.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.key===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.errorCode===void 0){const err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="key"||key0==="errorCode"||key0==="er\
rorDetails")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.key!==void 0){
let data0=data.key;if(typeof data0=="string"){if(func1(data0)>64){const err3={instancePath:instancePath+"/key",schemaPath:"\
#/properties/key/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){const err4={instancePath:instancePath+"/key",schemaPath:"\
#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{const err5={instancePath:instancePath+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.errorCode!==void 0){let data1=data.errorCode;if(typeof data1=="string"){if(func1(data1)>64){const err6={
instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(data1)<
1){const err7={instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
const err8={instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.errorDetails!==void 0&&
typeof data.errorDetails!="string"){const err9={instancePath:instancePath+"/errorDetails",schemaPath:"#/properties/error\
Details/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}else{const err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate207.errors=vErrors,errors===0}validate207.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate204(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate204.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.flags===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
flags"},message:"must have required property 'flags'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)
if(!(key0==="flags"||key0==="metadata")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.flags!==void 0){let data0=data.flags;if(Array.isArray(data0)){const len0=data0.length;
for(let i0=0;i0<len0;i0++){let data1=data0[i0];const _errs5=errors;let valid3=!1;const _errs6=errors;validate205(data1,{
instancePath:instancePath+"/flags/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate205.errors:vErrors.concat(validate205.errors),errors=vErrors.length);var _valid0=_errs6===errors;if(valid3=
valid3||_valid0,_valid0)var props0=!0;const _errs7=errors;validate207(data1,{instancePath:instancePath+"/flags/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate207.errors:vErrors.concat(validate207.errors),
errors=vErrors.length);var _valid0=_errs7===errors;if(valid3=valid3||_valid0,_valid0&&props0!==!0&&(props0=!0),valid3)errors=
_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null);else{const err2={instancePath:instancePath+"/flags/"+
i0,schemaPath:"#/properties/flags/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{const err3={instancePath:instancePath+"/flags",schemaPath:"#/prop\
erties/flags/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}if(data.metadata!==void 0){let data2=data.metadata;if(data2&&typeof data2=="object"&&!Array.isArray(data2))
for(const key1 in data2){let data3=data2[key1];const _errs12=errors;let valid5=!1;const _errs13=errors;if(typeof data3!=
"string"){const err4={instancePath:instancePath+"/metadata/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/metadata/additionalProperties/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid1=_errs13===errors;valid5=valid5||_valid1;const _errs15=errors;
if(!(typeof data3=="number"&&isFinite(data3))){const err5={instancePath:instancePath+"/metadata/"+key1.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs15===errors;
valid5=valid5||_valid1;const _errs17=errors;if(typeof data3!="boolean"){const err6={instancePath:instancePath+"/metadata\
/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/anyOf/2/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs17===
errors;if(valid5=valid5||_valid1,valid5)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{
const err7={instancePath:instancePath+"/metadata/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
metadata/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/metadata",schemaPath:"#/properties/meta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate204.errors=vErrors,errors===0}validate204.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isFlagErrorAnswer=validate209;function validate209(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate209.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.errorCode===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'er\
rorCode'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(!(key0==="errorCode"||key0===
"errorDetails")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.errorCode!==
void 0){let data0=data.errorCode;if(typeof data0=="string"){if(func1(data0)>64){const err2={instancePath:instancePath+"/\
errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){const err3={instancePath:instancePath+
"/errorCode",schemaPath:"#/properties/errorCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{const err4={instancePath:instancePath+
"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.errorDetails!==void 0&&typeof data.errorDetails!="string"){const err5={
instancePath:instancePath+"/errorDetails",schemaPath:"#/properties/errorDetails/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}return validate209.errors=vErrors,errors===0}validate209.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isFlagEvaluation=validate210,
schema107={type:"object",description:"Body of POST /ofrep/v1/evaluate/flags (FLG-001, OpenFeature Remote Evaluation Prot\
ocol).",additionalProperties:!1,properties:{context:{type:"object",description:"Whom the flags are for; no personal data\
 beyond these.",additionalProperties:!1,properties:{targetingKey:{type:"string",description:"Vendor id, or anonymous."},
brand:{type:"string",description:"Id of the brand."},country:{$ref:"basics.schema.json#/$defs/CountryIso"},environment:{
type:"string",enum:["san","stg","prd"],description:"Which environment."},userId:{type:"string",description:"Number of th\
e user."},vendorId:{type:"string",description:"Number of the vendor."}},required:["targetingKey"]}},required:["context"]};const pattern25=new RegExp("^[A-Z]{2}$","u");function validate211(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate211.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern25.test(data)){const err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{\
2}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate211.
errors=vErrors,errors===0}validate211.evaluated={dynamicProps:!1,dynamicItems:!1};function validate210(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate210.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.context===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"context"},message:"must have required property 'context'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="context"){const err1={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional pr\
operties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.context!==void 0){let data0=data.context;if(data0&&
typeof data0=="object"&&!Array.isArray(data0)){if(data0.targetingKey===void 0){const err2={instancePath:instancePath+"/c\
ontext",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty:"targetingKey"},message:"m\
ust have required property 'targetingKey'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)
if(!(key1==="targetingKey"||key1==="brand"||key1==="country"||key1==="environment"||key1==="userId"||key1==="vendorId")){
const err3={instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data0.targetingKey!==void 0&&typeof data0.targetingKey!="string"){const err4={instancePath:instancePath+
"/context/targetingKey",schemaPath:"#/properties/context/properties/targetingKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.brand!==void 0&&typeof data0.
brand!="string"){const err5={instancePath:instancePath+"/context/brand",schemaPath:"#/properties/context/properties/bran\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data0.country!==void 0&&(validate211(data0.country,{instancePath:instancePath+"/context/country",parentData:data0,
parentDataProperty:"country",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate211.errors:vErrors.concat(validate211.
errors),errors=vErrors.length)),data0.environment!==void 0){let data4=data0.environment;if(typeof data4!="string"){const err6={
instancePath:instancePath+"/context/environment",schemaPath:"#/properties/context/properties/environment/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data4===
"san"||data4==="stg"||data4==="prd")){const err7={instancePath:instancePath+"/context/environment",schemaPath:"#/propert\
ies/context/properties/environment/enum",keyword:"enum",params:{allowedValues:schema107.properties.context.properties.environment.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data0.
userId!==void 0&&typeof data0.userId!="string"){const err8={instancePath:instancePath+"/context/userId",schemaPath:"#/pr\
operties/context/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}if(data0.vendorId!==void 0&&typeof data0.vendorId!="string"){const err9={instancePath:instancePath+
"/context/vendorId",schemaPath:"#/properties/context/properties/vendorId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+
"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate210.
errors=vErrors,errors===0}validate210.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isFlagFile=validate213;const pattern26=new RegExp("^[A-Z][A-Za-z0-9]{1,63}$","u");function validate213(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate213.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){for(const key0 in data){const _errs1=errors;if(typeof key0=="string"&&!pattern26.test(key0)){const err0={instancePath,
schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]{1,63}$"},message:'must match p\
attern "^[A-Z][A-Za-z0-9]{1,63}$"',propertyName:key0};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid0=_errs1===
errors;if(!valid0){const err1={instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},
message:"property name must be valid"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}for(const key1 in data)
if(typeof data[key1]!="boolean"){const err2={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate213.errors=vErrors,errors===0}
validate213.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isForgotPassword=validate214;function validate214(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate214.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.email_address===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email_address"},message:"must have requ\
ired property 'email_address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!==
"email_address"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.email_address!==
void 0&&(validate175(data.email_address,{instancePath:instancePath+"/email_address",parentData:data,parentDataProperty:"\
email_address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.errors),
errors=vErrors.length))}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate214.errors=vErrors,errors===0}
validate214.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isGodroidTokenPayload=validate216;function validate217(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate217.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate217.errors=vErrors,errors===0}validate217.evaluated={dynamicProps:!1,dynamicItems:!1};function validate216(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate216.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.exp===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exp"},message:"must have required property 'exp'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.authSchema===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"authSchema"},message:"must have required property 'authSchema'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(const key0 in data)if(!(key0==="exp"||key0==="authSchema"||key0==="iat")){const err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.exp!==void 0){let data0=data.
exp;if(!(typeof data0=="number"&&isFinite(data0))){const err3={instancePath:instancePath+"/exp",schemaPath:"#/properties\
/exp/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}if(data.authSchema!==void 0){let data1=data.authSchema;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){
if(data1.restaurant===void 0){const err4={instancePath:instancePath+"/authSchema",schemaPath:"#/properties/authSchema/re\
quired",keyword:"required",params:{missingProperty:"restaurant"},message:"must have required property 'restaurant'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key1 in data1)if(key1!=="restaurant"){const err5={instancePath:instancePath+
"/authSchema",schemaPath:"#/properties/authSchema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.restaurant!==
void 0){let data2=data1.restaurant;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.platformTokens===void 0){
const err6={instancePath:instancePath+"/authSchema/restaurant",schemaPath:"#/properties/authSchema/properties/restaurant\
/required",keyword:"required",params:{missingProperty:"platformTokens"},message:"must have required property 'platformTo\
kens'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key2 in data2)if(key2!=="platformTokens"){const err7={
instancePath:instancePath+"/authSchema/restaurant",schemaPath:"#/properties/authSchema/properties/restaurant/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.platformTokens!==void 0){let data3=data2.platformTokens;
if(Array.isArray(data3)){if(data3.length<1){const err8={instancePath:instancePath+"/authSchema/restaurant/platformTokens",
schemaPath:"#/properties/authSchema/properties/restaurant/properties/platformTokens/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}const len0=data3.
length;for(let i0=0;i0<len0;i0++){let data4=data3[i0];if(data4&&typeof data4=="object"&&!Array.isArray(data4)){if(data4.
restaurantId===void 0){const err9={instancePath:instancePath+"/authSchema/restaurant/platformTokens/"+i0,schemaPath:"#/p\
roperties/authSchema/properties/restaurant/properties/platformTokens/items/required",keyword:"required",params:{missingProperty:"\
restaurantId"},message:"must have required property 'restaurantId'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
for(const key3 in data4)if(key3!=="restaurantId"){const err10={instancePath:instancePath+"/authSchema/restaurant/platfor\
mTokens/"+i0,schemaPath:"#/properties/authSchema/properties/restaurant/properties/platformTokens/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}data4.restaurantId!==void 0&&(validate217(data4.restaurantId,{instancePath:instancePath+
"/authSchema/restaurant/platformTokens/"+i0+"/restaurantId",parentData:data4,parentDataProperty:"restaurantId",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate217.errors:vErrors.concat(validate217.errors),errors=vErrors.length))}else{
const err11={instancePath:instancePath+"/authSchema/restaurant/platformTokens/"+i0,schemaPath:"#/properties/authSchema/p\
roperties/restaurant/properties/platformTokens/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{const err12={instancePath:instancePath+"/authSchema/r\
estaurant/platformTokens",schemaPath:"#/properties/authSchema/properties/restaurant/properties/platformTokens/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{
const err13={instancePath:instancePath+"/authSchema/restaurant",schemaPath:"#/properties/authSchema/properties/restauran\
t/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}}}else{const err14={instancePath:instancePath+"/authSchema",schemaPath:"#/properties/authSchema/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.
iat!==void 0){let data6=data.iat;if(!(typeof data6=="number"&&isFinite(data6))){const err15={instancePath:instancePath+"\
/iat",schemaPath:"#/properties/iat/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err15]:vErrors.push(err15),errors++}}}else{const err16={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate216.
errors=vErrors,errors===0}validate216.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isGuestLogin=validate219;function validate220(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate220.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern25.test(data)){const err0={instancePath,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate220.errors=vErrors,errors===0}
validate220.evaluated={dynamicProps:!1,dynamicItems:!1};function validate219(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate219.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.country===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
country"},message:"must have required property 'country'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)
if(key0!=="country"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}data.country!==void 0&&(validate220(data.country,{instancePath:instancePath+"/country",parentData:data,parentDataProperty:"\
country",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate220.errors:vErrors.concat(validate220.errors),errors=
vErrors.length))}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate219.errors=vErrors,errors===0}validate219.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isGuestLoginAnswer=validate222;function validate222(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate222.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.token===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"token"},message:"must ha\
ve required property 'token'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.vendor_id===void 0){const err3={
instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"\
vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
for(const key1 in data0)if(!(key1==="token"||key1==="vendor_id")){const err4={instancePath:instancePath+"/result",schemaPath:"\
#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must \
NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.token!==void 0){let data1=data0.
token;if(typeof data1=="string"){if(func1(data1)<1){const err5={instancePath:instancePath+"/result/token",schemaPath:"#/\
properties/result/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/resu\
lt/token",schemaPath:"#/properties/result/properties/token/type",keyword:"type",params:{type:"string"},message:"must be \
string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}data0.vendor_id!==void 0&&(validate217(data0.vendor_id,
{instancePath:instancePath+"/result/vendor_id",parentData:data0,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate217.errors:vErrors.concat(validate217.errors),errors=vErrors.length))}else{const err7={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate222.errors=
vErrors,errors===0}validate222.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isGuestOrders=validate225;function validate226(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate226.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern6.test(data)){const err0={instancePath,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-\
9_-]{2,79}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate226.errors=vErrors,errors===0}validate226.evaluated={dynamicProps:!1,dynamicItems:!1};function validate228(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate228.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"string"){if(!pattern3.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"'};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate228.errors=vErrors,
errors===0}validate228.evaluated={dynamicProps:!1,dynamicItems:!1};function validate225(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate225.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){
if(data.length>50){const err0={instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},message:"must N\
OT have more than 50 items"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}const len0=data.length;for(let i0=0;i0<
len0;i0++){let data0=data[i0];if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.order_id===void 0){const err1={
instancePath:instancePath+"/"+i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"order_id"},message:"\
must have required property 'order_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0.vendor_id===
void 0){const err2={instancePath:instancePath+"/"+i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
for(const key0 in data0)if(!(key0==="order_id"||key0==="vendor_id")){const err3={instancePath:instancePath+"/"+i0,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have add\
itional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data0.order_id!==void 0&&(validate226(data0.
order_id,{instancePath:instancePath+"/"+i0+"/order_id",parentData:data0,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate226.errors:vErrors.concat(validate226.errors),errors=vErrors.length)),data0.vendor_id!==
void 0&&(validate228(data0.vendor_id,{instancePath:instancePath+"/"+i0+"/vendor_id",parentData:data0,parentDataProperty:"\
vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate228.errors:vErrors.concat(validate228.errors),errors=
vErrors.length))}else{const err4={instancePath:instancePath+"/"+i0,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{const err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}return validate225.errors=vErrors,errors===0}validate225.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
const isGuestTokenPayload=validate230;function validate230(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate230.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.exp===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exp"},message:"must have required property 'exp'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(!(key0==="exp"||key0==="vendor_id"||key0==="ia\
t"||key0==="sub")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.exp!==void 0){
let data0=data.exp;if(!(typeof data0=="number"&&isFinite(data0))){const err2={instancePath:instancePath+"/exp",schemaPath:"\
#/properties/exp/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.vendor_id!==void 0&&(validate217(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate217.errors:vErrors.concat(validate217.
errors),errors=vErrors.length)),data.iat!==void 0){let data2=data.iat;if(!(typeof data2=="number"&&isFinite(data2))){const err3={
instancePath:instancePath+"/iat",schemaPath:"#/properties/iat/type",keyword:"type",params:{type:"number"},message:"must \
be number"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.sub!==void 0&&typeof data.sub!="string"){
const err4={instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{const err5={instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
return validate230.errors=vErrors,errors===0}validate230.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isHelpCentreInit=validate232,
schema121={type:"object",description:"Body of POST {help-center host}/conditions-api/v1/init (API-049).",additionalProperties:!1,
properties:{user_id:{type:"string",minLength:1,maxLength:64,description:"Number of the user."},email:{type:"object",description:"\
Envelope.",additionalProperties:!1,properties:{email:{$ref:"basics.schema.json#/$defs/EmailAddress"}},required:["email"]},
guest:{type:"boolean",description:"The user is a guest; always false here (HLP-002)."},name:{type:"object",description:"\
Envelope.",additionalProperties:!1,properties:{name:{type:"string",description:"Name of the vendor."}},required:["name"]},
brand:{type:"string",minLength:1,maxLength:64,description:"Id of the brand."},global_entity_id:{type:"string",minLength:1,
maxLength:64,description:"Brand and country, such as PANDAGO_NO."},country:{$ref:"basics.schema.json#/$defs/CountryIso"},
locale:{$ref:"basics.schema.json#/$defs/LocaleTag"},app_version:{type:"string",minLength:1,maxLength:64,description:"Ver\
sion of the site."},verification_token:{type:"string",description:"hc_jwt_token of the vendor.",minLength:1},bridge:{type:"\
string",minLength:1,maxLength:64,description:"How the frame talks to the page."},service_type:{type:"string",minLength:1,
maxLength:64,description:"Kind of service."}},required:["user_id","email","guest","name","brand","global_entity_id","cou\
ntry","locale","app_version","verification_token","bridge","service_type"]};function validate233(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate233.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="s\
tring"){if(func1(data)>254){const err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!pattern17.test(data)){
const err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:'\
must match pattern "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate233.errors=vErrors,errors===0}validate233.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern32=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u");function validate236(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate236.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="s\
tring"){if(!pattern32.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"'};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate236.errors=vErrors,
errors===0}validate236.evaluated={dynamicProps:!1,dynamicItems:!1};function validate232(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate232.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.user_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.email===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.guest===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
guest"},message:"must have required property 'guest'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
name===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.brand===void 0){const err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required pro\
perty 'brand'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.global_entity_id===void 0){const err5={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"global_entity_id"},message:"must have r\
equired property 'global_entity_id'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.country===void 0){
const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"must hav\
e required property 'country'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.locale===void 0){const err7={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required pr\
operty 'locale'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.app_version===void 0){const err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"app_version"},message:"must have required property '\
app_version'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.verification_token===void 0){const err9={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verification_token"},message:"must have\
 required property 'verification_token'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.bridge===void 0){
const err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bridge"},message:"must hav\
e required property 'bridge'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.service_type===void 0){
const err11={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"service_type"},message:"mu\
st have required property 'service_type'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}for(const key0 in data)
if(!func8.call(schema121.properties,key0)){const err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[
err12]:vErrors.push(err12),errors++}if(data.user_id!==void 0){let data0=data.user_id;if(typeof data0=="string"){if(func1(
data0)>64){const err13={instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/maxLength",keyword:"maxLen\
gth",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}if(func1(data0)<1){const err14={instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}}else{const err15={instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.
email!==void 0){let data1=data.email;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.email===void 0){const err16={
instancePath:instancePath+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}for(const key1 in data1)
if(key1!=="email"){const err17={instancePath:instancePath+"/email",schemaPath:"#/properties/email/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}data1.email!==void 0&&(validate233(data1.email,{instancePath:instancePath+
"/email/email",parentData:data1,parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate233.
errors:vErrors.concat(validate233.errors),errors=vErrors.length))}else{const err18={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}if(data.guest!==void 0&&typeof data.guest!="boolean"){const err19={instancePath:instancePath+
"/guest",schemaPath:"#/properties/guest/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}if(data.name!==void 0){let data4=data.name;if(data4&&typeof data4=="ob\
ject"&&!Array.isArray(data4)){if(data4.name===void 0){const err20={instancePath:instancePath+"/name",schemaPath:"#/prope\
rties/name/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}for(const key2 in data4)if(key2!=="name"){const err21={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data4.name!==
void 0&&typeof data4.name!="string"){const err22={instancePath:instancePath+"/name/name",schemaPath:"#/properties/name/p\
roperties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.
push(err22),errors++}}else{const err23={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.
brand!==void 0){let data6=data.brand;if(typeof data6=="string"){if(func1(data6)>64){const err24={instancePath:instancePath+
"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(func1(data6)<1){const err25={instancePath:instancePath+
"/brand",schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}else{const err26={instancePath:instancePath+
"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data.global_entity_id!==void 0){let data7=data.global_entity_id;if(typeof data7==
"string"){if(func1(data7)>64){const err27={instancePath:instancePath+"/global_entity_id",schemaPath:"#/properties/global\
_entity_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}if(func1(data7)<1){const err28={instancePath:instancePath+"/global_entity_i\
d",schemaPath:"#/properties/global_entity_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}else{const err29={instancePath:instancePath+
"/global_entity_id",schemaPath:"#/properties/global_entity_id/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.country!==void 0&&(validate211(data.country,
{instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate211.errors:vErrors.concat(validate211.errors),errors=vErrors.length)),data.locale!==void 0&&(validate236(data.
locale,{instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.app_version!==void 0){
let data10=data.app_version;if(typeof data10=="string"){if(func1(data10)>64){const err30={instancePath:instancePath+"/ap\
p_version",schemaPath:"#/properties/app_version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have \
more than 64 characters"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(func1(data10)<1){const err31={instancePath:instancePath+
"/app_version",schemaPath:"#/properties/app_version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}else{const err32={instancePath:instancePath+
"/app_version",schemaPath:"#/properties/app_version/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data.verification_token!==void 0){let data11=data.verification_token;
if(typeof data11=="string"){if(func1(data11)<1){const err33={instancePath:instancePath+"/verification_token",schemaPath:"\
#/properties/verification_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}else{const err34={instancePath:instancePath+"/veri\
fication_token",schemaPath:"#/properties/verification_token/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}if(data.bridge!==void 0){let data12=data.bridge;if(typeof data12==
"string"){if(func1(data12)>64){const err35={instancePath:instancePath+"/bridge",schemaPath:"#/properties/bridge/maxLengt\
h",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err35]:
vErrors.push(err35),errors++}if(func1(data12)<1){const err36={instancePath:instancePath+"/bridge",schemaPath:"#/properti\
es/bridge/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err36]:vErrors.push(err36),errors++}}else{const err37={instancePath:instancePath+"/bridge",schemaPath:"#/proper\
ties/bridge/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.
push(err37),errors++}}if(data.service_type!==void 0){let data13=data.service_type;if(typeof data13=="string"){if(func1(data13)>
64){const err38={instancePath:instancePath+"/service_type",schemaPath:"#/properties/service_type/maxLength",keyword:"max\
Length",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err38]:vErrors.push(err38),
errors++}if(func1(data13)<1){const err39={instancePath:instancePath+"/service_type",schemaPath:"#/properties/service_typ\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err39]:vErrors.push(err39),errors++}}else{const err40={instancePath:instancePath+"/service_type",schemaPath:"#/properti\
es/service_type/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err40]:vErrors.
push(err40),errors++}}}else{const err41={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}return validate232.errors=vErrors,errors===
0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isHelpCentreInitAnswer=validate238;function validate238(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate238.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.url===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="url"){const err1={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.url!==void 0){let data0=data.url;if(typeof data0==
"string"){if(func1(data0)>2048){const err2={instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(!pattern15.test(data0)){const err3={instancePath:instancePath+"/url",schemaPath:"#/properties/url\
/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{const err4={instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{
const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}return validate238.errors=vErrors,errors===0}validate238.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isHelpCentreTokenAnswer=validate239;function validate239(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate239.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(typeof data0=="string"){if(func1(data0)<1){const err2={instancePath:instancePath+"/result",schemaPath:"#/prope\
rties/result/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+"/result",schemaPath:"#/prop\
erties/result/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate239.errors=vErrors,errors===0}validate239.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isIntentAnswer=validate240;function validate243(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate243.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.payment_instrument_id===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_instrument_id"},message:"must h\
ave required property 'payment_instrument_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.card_last_digits===
void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"card_last_digits"},
message:"must have required property 'card_last_digits'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
scheme===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"\
must have required property 'scheme'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.expiry_month===
void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiry_month"},message:"\
must have required property 'expiry_month'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.expiry_year===
void 0){const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiry_year"},message:"\
must have required property 'expiry_year'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key0 in data)
if(!(key0==="payment_instrument_id"||key0==="card_last_digits"||key0==="scheme"||key0==="holder_name"||key0==="expiry_mo\
nth"||key0==="expiry_year")){const err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}if(data.payment_instrument_id!==void 0){let data0=data.payment_instrument_id;if(typeof data0=="string"){if(func1(
data0)>64){const err6={instancePath:instancePath+"/payment_instrument_id",schemaPath:"#/properties/payment_instrument_id\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(func1(data0)<1){const err7={instancePath:instancePath+"/payment_instrument_id",schemaPath:"\
#/properties/payment_instrument_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/paym\
ent_instrument_id",schemaPath:"#/properties/payment_instrument_id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.card_last_digits!==void 0){let data1=data.
card_last_digits;if(typeof data1=="string"){if(!pattern19.test(data1)){const err9={instancePath:instancePath+"/card_last\
_digits",schemaPath:"#/properties/card_last_digits/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}$"},message:'mus\
t match pattern "^[0-9]{4}$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+
"/card_last_digits",schemaPath:"#/properties/card_last_digits/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.scheme!==void 0&&(validate165(data.scheme,
{instancePath:instancePath+"/scheme",parentData:data,parentDataProperty:"scheme",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate165.errors:vErrors.concat(validate165.errors),errors=vErrors.length)),data.holder_name!==void 0&&typeof data.
holder_name!="string"){const err11={instancePath:instancePath+"/holder_name",schemaPath:"#/properties/holder_name/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
if(data.expiry_month!==void 0){let data4=data.expiry_month;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(
data4))){const err12={instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expiry_month/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(typeof data4==
"number"&&isFinite(data4)){if(data4>12||isNaN(data4)){const err13={instancePath:instancePath+"/expiry_month",schemaPath:"\
#/properties/expiry_month/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(data4<1||isNaN(data4)){const err14={instancePath:instancePath+"/exp\
iry_month",schemaPath:"#/properties/expiry_month/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}if(data.expiry_year!==void 0){let data5=data.
expiry_year;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){const err15={instancePath:instancePath+
"/expiry_year",schemaPath:"#/properties/expiry_year/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data5=="number"&&isFinite(data5)){if(data5>2199||
isNaN(data5)){const err16={instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2199},message:"must be <= 2199"};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}if(data5<2e3||isNaN(data5)){const err17={instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expi\
ry_year/minimum",keyword:"minimum",params:{comparison:">=",limit:2e3},message:"must be >= 2000"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}}}}else{const err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate243.errors=
vErrors,errors===0}validate243.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const pattern35=new RegExp("^[A-Za-z0-9_-]{340,}$","u"),pattern36=new RegExp("^[A-Za-z0-9_-]+$","u");function validate246(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate246.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.kty===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kty"},message:"must have required property 'kty'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.kid===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kid"},message:"must have required property 'kid'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.use===
void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"use"},message:"must\
 have required property 'use'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.alg===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alg"},message:"must have required prope\
rty 'alg'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.n===void 0){const err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"n"},message:"must have required property 'n'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.e===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"e"},message:"must have required property 'e'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}for(const key0 in data)if(!(key0==="kty"||key0==="kid"||key0==="use"||key0==="alg"||key0==="n"||key0==="e")){const err6={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.kty!==void 0&&data.
kty!=="RSA"){const err7={instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue:"\
RSA"},message:"must be equal to constant"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.kid!==void 0){
let data1=data.kid;if(typeof data1=="string"){if(func1(data1)>128){const err8={instancePath:instancePath+"/kid",schemaPath:"\
#/properties/kid/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data1)<1){const err9={instancePath:instancePath+"/kid",schemaPath:"\
#/properties/kid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/kid",schemaPath:"#/proper\
ties/kid/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}if(data.use!==void 0&&data.use!=="enc"){const err11={instancePath:instancePath+"/use",schemaPath:"#/pro\
perties/use/const",keyword:"const",params:{allowedValue:"enc"},message:"must be equal to constant"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}if(data.alg!==void 0&&data.alg!=="RSA-OAEP-256"){const err12={instancePath:instancePath+
"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue:"RSA-OAEP-256"},message:"must be equal t\
o constant"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.n!==void 0){let data4=data.n;if(typeof data4==
"string"){if(!pattern35.test(data4)){const err13={instancePath:instancePath+"/n",schemaPath:"#/properties/n/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{340,}$"},message:'must match pattern "^[A-Za-z0-9_-]{340,}$"'};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}}else{const err14={instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}
if(data.e!==void 0){let data5=data.e;if(typeof data5=="string"){if(!pattern36.test(data5)){const err15={instancePath:instancePath+
"/e",schemaPath:"#/properties/e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match patte\
rn "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{const err16={instancePath:instancePath+
"/e",schemaPath:"#/properties/e/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}}else{const err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate246.errors=
vErrors,errors===0}validate246.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate241(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate241.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.payment_instruments===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"payment_instruments"},message:"must have required property 'payment_instruments'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.encryption_key===void 0){const err2={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"encryption_key"},message:"must have required property 'encryption_\
key'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="name"||key0==="paym\
ent_instruments"||key0==="encryption_key")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}if(data.name!==void 0&&(validate162(data.name,{instancePath:instancePath+"/name",parentData:data,
parentDataProperty:"name",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate162.errors:vErrors.concat(validate162.
errors),errors=vErrors.length)),data.payment_instruments!==void 0){let data1=data.payment_instruments;if(Array.isArray(data1)){
const len0=data1.length;for(let i0=0;i0<len0;i0++)validate243(data1[i0],{instancePath:instancePath+"/payment_instruments\
/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate243.errors:vErrors.
concat(validate243.errors),errors=vErrors.length)}else{const err4={instancePath:instancePath+"/payment_instruments",schemaPath:"\
#/properties/payment_instruments/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}data.encryption_key!==void 0&&(validate246(data.encryption_key,{instancePath:instancePath+
"/encryption_key",parentData:data,parentDataProperty:"encryption_key",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate246.errors:vErrors.concat(validate246.errors),errors=vErrors.length))}else{const err5={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}return validate241.errors=vErrors,errors===0}validate241.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate240(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate240.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.payment_methods===void 0){const err0={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payment_methods"},message:"must have required property 'payment_meth\
ods'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.intent_id===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"intent_id"},message:"must have required property 'intent_id'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="payment_methods"||key0==="intent_id")){
const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.payment_methods!==
void 0){let data0=data.payment_methods;if(Array.isArray(data0)){const len0=data0.length;for(let i0=0;i0<len0;i0++)validate241(
data0[i0],{instancePath:instancePath+"/payment_methods/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate241.errors:vErrors.concat(validate241.errors),errors=vErrors.length)}else{const err3={instancePath:instancePath+
"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type:"array"},message:"must be \
array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.intent_id!==void 0){let data2=data.intent_id;
if(typeof data2=="string"){if(func1(data2)>64){const err4={instancePath:instancePath+"/intent_id",schemaPath:"#/properti\
es/intent_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data2)<1){const err5={instancePath:instancePath+"/intent_id",schemaPath:"\
#/properties/intent_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/intent_id",schemaPath:"\
#/properties/intent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}}}else{const err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate240.errors=vErrors,errors===0}
validate240.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isLogin=validate249;function validate249(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate249.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.email_address===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email_address"},message:"must have requ\
ired property 'email_address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.password===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required \
property 'password'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="emai\
l_address"||key0==="password")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.email_address!==void 0&&(validate175(data.email_address,{instancePath:instancePath+"/email_a\
ddress",parentData:data,parentDataProperty:"email_address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.
errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.password!==void 0){let data1=data.password;if(typeof data1==
"string"){if(func1(data1)<1){const err3={instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}}else{const err4={instancePath:instancePath+"/password",schemaPath:"#/properties/password/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{
const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}return validate249.errors=vErrors,errors===0}validate249.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isLoginAnswer=validate251;const schema133={type:"string",enum:["outlet-management"],description:"What a vendor user may do beyond requesting rider\
s (COL-018, Q74)."};function validate254(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate254.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data!==
"outlet-management"){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema133.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate254.
errors=vErrors,errors===0}validate254.evaluated={dynamicProps:!1,dynamicItems:!1};function validate252(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate252.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.user_id===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.email===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(const key0 in data)if(!(key0==="user_id"||key0==="email"||key0==="roles")){const err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.user_id!==void 0){let data0=data.
user_id;if(typeof data0=="string"){if(func1(data0)>64){const err3={instancePath:instancePath+"/user_id",schemaPath:"#/pr\
operties/user_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){const err4={instancePath:instancePath+"/user_id",schemaPath:"\
#/properties/user_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{const err5={instancePath:instancePath+"/user_id",schemaPath:"#/pro\
perties/user_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.email!==void 0&&(validate175(data.email,{instancePath:instancePath+"/email",parentData:data,
parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.
errors),errors=vErrors.length)),data.roles!==void 0){let data2=data.roles;if(Array.isArray(data2)){const len0=data2.length;
for(let i0=0;i0<len0;i0++)validate254(data2[i0],{instancePath:instancePath+"/roles/"+i0,parentData:data2,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate254.errors:vErrors.concat(validate254.errors),errors=vErrors.
length)}else{const err6={instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}return validate252.errors=vErrors,errors===0}validate252.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate251(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate251.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.VendorLoginDetails===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"VendorLoginDetails"},message:"\
must have required property 'VendorLoginDetails'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.AuthenticationResult===
void 0){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{
missingProperty:"AuthenticationResult"},message:"must have required property 'AuthenticationResult'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}for(const key1 in data0)if(!(key1==="VendorLoginDetails"||key1==="AuthenticationResul\
t")){const err4={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}data0.VendorLoginDetails!==void 0&&(validate252(data0.VendorLoginDetails,{instancePath:instancePath+
"/result/VendorLoginDetails",parentData:data0,parentDataProperty:"VendorLoginDetails",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate252.errors:vErrors.concat(validate252.errors),errors=vErrors.length)),data0.AuthenticationResult!==
void 0&&(validate202(data0.AuthenticationResult,{instancePath:instancePath+"/result/AuthenticationResult",parentData:data0,
parentDataProperty:"AuthenticationResult",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate202.errors:vErrors.
concat(validate202.errors),errors=vErrors.length))}else{const err5={instancePath:instancePath+"/result",schemaPath:"#/pr\
operties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate251.errors=vErrors,errors===0}validate251.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isLogout=validate258;function validate258(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate258.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.refresh_token===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refresh_token"},message:"must have requ\
ired property 'refresh_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!==
"refresh_token"){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.refresh_token!==
void 0){let data0=data.refresh_token;if(typeof data0=="string"){if(func1(data0)<1){const err2={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate258.
errors=vErrors,errors===0}validate258.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isNothing=validate259;function validate259(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate259.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0))for(const key1 in data0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else{const err3={
instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}return validate259.errors=vErrors,errors===0}validate259.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isOrder=validate260,
schema136={type:"object",description:"An order (TRK-003).",additionalProperties:!1,properties:{order_id:{$ref:"basics.sc\
hema.json#/$defs/OrderId"},vendor_id:{$ref:"basics.schema.json#/$defs/VendorId"},created_at:{$ref:"basics.schema.json#/$\
defs/UnixSeconds"},updated_at:{$ref:"basics.schema.json#/$defs/Moment",description:"Last change; an older one never over\
writes a newer (RTM-008, Q95)."},preordered_for:{$ref:"basics.schema.json#/$defs/UnixSeconds",description:"When it is to\
 be collected; missing for an instant order."},geometry:{$ref:"basics.schema.json#/$defs/Way",description:"The way by ro\
ad of the delivery, from the collection point to the drop-off point; GET /order alone has it (TRK-106)."},status:{$ref:"\
#/$defs/OrderStatus"},status_history:{type:"array",items:{$ref:"#/$defs/StatusEntry"},description:"Every status so far, \
oldest first."},customer:{$ref:"#/$defs/Customer"},order:{$ref:"#/$defs/OrderContents"},delivery_fee:{$ref:"#/$defs/Sign\
edFee",description:"Fee before a voucher."},discounted_delivery_fee:{$ref:"#/$defs/SignedFee",description:"Fee after the\
 voucher."},vat_number:{type:"string",description:"VAT number of the business, 8 characters (FEE-015)."},voucher:{$ref:"\
#/$defs/Voucher"},login_pickup_estimation:{type:"number",description:"Minutes until collection that were promised (Q103)\
.",minimum:0},age_validation_required:{type:"boolean",description:"The rider must check the receiver's age (Q31)."},sender:{
description:"Only on orders of guests; nested or flat (Q51).",anyOf:[{$ref:"#/$defs/Sender"},{$ref:"#/$defs/FlatSender"}]},
cancel_reason:{$ref:"#/$defs/CancelReason",description:"Why it was cancelled."}},required:["order_id","vendor_id","creat\
ed_at","updated_at","status","status_history","customer","order"]};function validate265(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate265.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
return validate265.errors=vErrors,errors===0}validate265.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern37=new RegExp(
"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$","u");function validate264(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate264.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;
let valid0=!1;const _errs1=errors;validate265(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate265.errors:vErrors.concat(validate265.errors),errors=vErrors.length);var _valid0=_errs1===
errors;valid0=valid0||_valid0;const _errs2=errors;if(typeof data=="string"){if(!pattern37.test(data)){const err0={instancePath,
schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{\
2}:\\d{2})$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"'};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err2={
instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate264.errors=vErrors,errors===0}validate264.evaluated={dynamicProps:!1,dynamicItems:!1};function validate270(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate270.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.lat===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lat"},message:"must have required property 'lat'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.lng===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lng"},message:"must have required property 'lng'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(const key0 in data)if(!(key0==="lat"||key0==="lng")){const err2={instancePath,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.lat!==void 0&&(validate56(data.lat,{instancePath:instancePath+
"/lat",parentData:data,parentDataProperty:"lat",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate56.errors:vErrors.
concat(validate56.errors),errors=vErrors.length)),data.lng!==void 0&&(validate58(data.lng,{instancePath:instancePath+"/l\
ng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate270.errors=
vErrors,errors===0}validate270.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate269(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate269.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.
isArray(data)){if(data.length>200){const err0={instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}const len0=data.length;
for(let i0=0;i0<len0;i0++)validate270(data[i0],{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate270.errors:vErrors.concat(validate270.errors),errors=vErrors.length)}else{
const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate269.errors=vErrors,errors===0}validate269.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};const schema141={type:"string",enum:["NEW","STALLED","RECEIVED","WAITING_FOR_TRANSPORT",
"ASSIGNED_TO_TRANSPORT","COURIER_ACCEPTED_DELIVERY","RECEIVED_BY_VENDOR","ACCEPTED_BY_VENDOR","NEAR_VENDOR","DELAYED","P\
ICKED_UP","NEAR_CUSTOMER","DELIVERED","CANCELLED","COURIER_LEFT_VENDOR","MODIFIED","INITIATED","PAYMENT_INITIATED","PAYM\
ENT_COMMITTED","PAYMENT_FAILED","PAYMENT_CANCELLED","RETURN_INITIATED","RETURNED_TO_VENDOR"],description:"The 23 statuse\
s of an order (TRK-001, TRK-002)."};function validate275(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate275.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="NEW"||data==="STALLED"||data==="RECEIVED"||data==="WAITING_FOR_TRANSPORT"||data==="ASSIGNED_TO_TRA\
NSPORT"||data==="COURIER_ACCEPTED_DELIVERY"||data==="RECEIVED_BY_VENDOR"||data==="ACCEPTED_BY_VENDOR"||data==="NEAR_VEND\
OR"||data==="DELAYED"||data==="PICKED_UP"||data==="NEAR_CUSTOMER"||data==="DELIVERED"||data==="CANCELLED"||data==="COURI\
ER_LEFT_VENDOR"||data==="MODIFIED"||data==="INITIATED"||data==="PAYMENT_INITIATED"||data==="PAYMENT_COMMITTED"||data==="\
PAYMENT_FAILED"||data==="PAYMENT_CANCELLED"||data==="RETURN_INITIATED"||data==="RETURNED_TO_VENDOR")){const err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema141.enum},message:"must be equal to one of the allowed va\
lues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate275.errors=vErrors,errors===0}validate275.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate277(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate277.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.status===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.created_at===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="status"||key0==="created_a\
t")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.status!==void 0&&
(validate275(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate275.errors:vErrors.concat(validate275.errors),errors=vErrors.length)),data.created_at!==
void 0&&(validate132(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"create\
d_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.
length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate277.errors=vErrors,errors===0}validate277.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const schema144={type:"string",enum:["NONE","PAID","CASH_ON_DELIVERY","PAYMENT_ON_DELIVERY"],description:"How an order i\
s paid, as stored (PAY-001)."};function validate283(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate283.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data===
"NONE"||data==="PAID"||data==="CASH_ON_DELIVERY"||data==="PAYMENT_ON_DELIVERY")){const err1={instancePath,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:schema144.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate283.errors=vErrors,errors===0}validate283.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate282(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate282.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.payment_method===void 0){
const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_method"},message:"m\
ust have required property 'payment_method'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.amount===
void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"m\
ust have required property 'amount'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.description===void 0){
const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must\
 have required property 'description'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.cold_bag_needed===
void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cold_bag_needed"},message:"\
must have required property 'cold_bag_needed'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)
if(!(key0==="payment_method"||key0==="amount"||key0==="description"||key0==="cold_bag_needed")){const err4={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.payment_method!==void 0&&(validate283(
data.payment_method,{instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate283.errors:vErrors.concat(validate283.errors),errors=vErrors.length)),
data.amount!==void 0&&(validate128(data.amount,{instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"\
amount",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=
vErrors.length)),data.description!==void 0){let data2=data.description;if(typeof data2=="string"){if(func1(data2)>200){const err5={
instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={
instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.cold_bag_needed!==void 0&&typeof data.
cold_bag_needed!="boolean"){const err7={instancePath:instancePath+"/cold_bag_needed",schemaPath:"#/properties/cold_bag_n\
eeded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate282.errors=vErrors,errors===0}validate282.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate287(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate287.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.fee===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"fee"},message:"must have required property 'fee'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.signature===void 0){const err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"signature"},message:"must have required property 'signature'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="fee"||key0==="signature"||key0==="va\
lid_until")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.fee!==void 0&&
(validate128(data.fee,{instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&
(validate130(data.signature,{instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),
data.valid_until!==void 0&&(validate132(data.valid_until,{instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"\
valid_until",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=
vErrors.length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate287.errors=vErrors,errors===0}validate287.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate295(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate295.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.location===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'loc\
ation'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.email===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.phone_number===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"phone_number"},message:"must have required property 'phone_number'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="location"||key0==="name"||key0==="email"||key0===
"phone_number")){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.location!==
void 0&&(validate143(data.location,{instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.concat(validate143.errors),errors=vErrors.
length)),data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)>200){const err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){const err6={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/n\
ame",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}data.email!==void 0&&(validate157(data.email,{instancePath:instancePath+"/em\
ail",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate157.errors:vErrors.
concat(validate157.errors),errors=vErrors.length)),data.phone_number!==void 0&&(validate141(data.phone_number,{instancePath:instancePath+
"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate141.
errors:vErrors.concat(validate141.errors),errors=vErrors.length))}else{const err8={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate295.
errors=vErrors,errors===0}validate295.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate260(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate260.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.order_id===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"order_id"},message:"must have required property 'order_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.vendor_id===void 0){const err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===void 0){const err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated_at===void 0){const err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.status===void 0){const err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.status_history===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"status_history"},message:"must have required property 'status_history'"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.customer===void 0){const err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"customer"},message:"must have required property 'customer'"};vErrors===null?vErrors=[
err6]:vErrors.push(err6),errors++}if(data.order===void 0){const err7={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"order"},message:"must have required property 'order'"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}for(const key0 in data)if(!func8.call(schema136.properties,key0)){const err8={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.order_id!==void 0&&(validate109(data.order_id,
{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate109.errors:vErrors.concat(validate109.errors),errors=vErrors.length)),data.vendor_id!==void 0&&(validate107(
data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.errors),errors=vErrors.length)),data.created_at!==
void 0&&(validate132(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"create\
d_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.
length)),data.updated_at!==void 0&&(validate264(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,
parentDataProperty:"updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate264.errors:vErrors.concat(validate264.
errors),errors=vErrors.length)),data.preordered_for!==void 0&&(validate132(data.preordered_for,{instancePath:instancePath+
"/preordered_for",parentData:data,parentDataProperty:"preordered_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length)),data.geometry!==void 0&&(validate269(data.
geometry,{instancePath:instancePath+"/geometry",parentData:data,parentDataProperty:"geometry",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate269.errors:vErrors.concat(validate269.errors),errors=vErrors.length)),data.status!==void 0&&
(validate275(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate275.errors:vErrors.concat(validate275.errors),errors=vErrors.length)),data.status_history!==
void 0){let data7=data.status_history;if(Array.isArray(data7)){const len0=data7.length;for(let i0=0;i0<len0;i0++)validate277(
data7[i0],{instancePath:instancePath+"/status_history/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate277.errors:vErrors.concat(validate277.errors),errors=vErrors.length)}else{const err9={instancePath:instancePath+
"/status_history",schemaPath:"#/properties/status_history/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.customer!==void 0&&(validate140(data.customer,{
instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.length)),data.order!==void 0&&(validate282(
data.order,{instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate282.errors:vErrors.concat(validate282.errors),errors=vErrors.length)),data.delivery_fee!==void 0&&
(validate287(data.delivery_fee,{instancePath:instancePath+"/delivery_fee",parentData:data,parentDataProperty:"delivery_f\
ee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate287.errors:vErrors.concat(validate287.errors),errors=vErrors.
length)),data.discounted_delivery_fee!==void 0&&(validate287(data.discounted_delivery_fee,{instancePath:instancePath+"/d\
iscounted_delivery_fee",parentData:data,parentDataProperty:"discounted_delivery_fee",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate287.errors:vErrors.concat(validate287.errors),errors=vErrors.length)),data.vat_number!==void 0&&typeof data.
vat_number!="string"){const err10={instancePath:instancePath+"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.
voucher!==void 0&&(validate134(data.voucher,{instancePath:instancePath+"/voucher",parentData:data,parentDataProperty:"vo\
ucher",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.
length)),data.login_pickup_estimation!==void 0){let data15=data.login_pickup_estimation;if(typeof data15=="number"&&isFinite(
data15)){if(data15<0||isNaN(data15)){const err11={instancePath:instancePath+"/login_pickup_estimation",schemaPath:"#/pro\
perties/login_pickup_estimation/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}else{const err12={instancePath:instancePath+"/login_pickup_estimation",
schemaPath:"#/properties/login_pickup_estimation/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.age_validation_required!==void 0&&typeof data.age_validation_required!=
"boolean"){const err13={instancePath:instancePath+"/age_validation_required",schemaPath:"#/properties/age_validation_req\
uired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(data.sender!==void 0){let data17=data.sender;const _errs24=errors;let valid3=!1;const _errs25=errors;
validate155(data17,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate155.errors:vErrors.concat(validate155.errors),errors=vErrors.length);var _valid0=_errs25===
errors;if(valid3=valid3||_valid0,_valid0)var props0=!0;const _errs26=errors;validate295(data17,{instancePath:instancePath+
"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate295.errors:
vErrors.concat(validate295.errors),errors=vErrors.length);var _valid0=_errs26===errors;if(valid3=valid3||_valid0,_valid0&&
props0!==!0&&(props0=!0),valid3)errors=_errs24,vErrors!==null&&(_errs24?vErrors.length=_errs24:vErrors=null);else{const err14={
instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/anyOf",keyword:"anyOf",params:{},message:"must match\
 a schema in anyOf"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}data.cancel_reason!==void 0&&(validate111(
data.cancel_reason,{instancePath:instancePath+"/cancel_reason",parentData:data,parentDataProperty:"cancel_reason",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate111.errors:vErrors.concat(validate111.errors),errors=vErrors.length))}else{
const err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}return validate260.errors=vErrors,errors===0}validate260.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isOrderAnswer=validate301;function validate301(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate301.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate260(
data.result,{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate260.errors:vErrors.concat(validate260.errors),errors=vErrors.length))}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate301.errors=vErrors,errors===0}validate301.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
const isOrderPage=validate303;function validate303(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate303.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==void 0){let data0=data.
data;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.result===void 0){const err2={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"result"},message:"must have \
required property 'result'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!==
"result"){const err3={instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data0.result!==void 0){let data1=data0.result;if(data1&&typeof data1=="object"&&!Array.
isArray(data1)){if(data1.data===void 0){const err4={instancePath:instancePath+"/data/result",schemaPath:"#/properties/da\
ta/properties/result/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property '\
data'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key2 in data1)if(!(key2==="data"||key2==="pa\
gination_key")){const err5={instancePath:instancePath+"/data/result",schemaPath:"#/properties/data/properties/result/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional pro\
perties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.data!==void 0){let data2=data1.data;if(Array.
isArray(data2)){const len0=data2.length;for(let i0=0;i0<len0;i0++)validate260(data2[i0],{instancePath:instancePath+"/dat\
a/result/data/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate260.
errors:vErrors.concat(validate260.errors),errors=vErrors.length)}else{const err6={instancePath:instancePath+"/data/resul\
t/data",schemaPath:"#/properties/data/properties/result/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data1.pagination_key!==void 0){let data4=data1.
pagination_key;if(typeof data4=="string"){if(func1(data4)<1){const err7={instancePath:instancePath+"/data/result/paginat\
ion_key",schemaPath:"#/properties/data/properties/result/properties/pagination_key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
const err8={instancePath:instancePath+"/data/result/pagination_key",schemaPath:"#/properties/data/properties/result/prop\
erties/pagination_key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}}}else{const err9={instancePath:instancePath+"/data/result",schemaPath:"#/properties/data/pr\
operties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}}else{const err10={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{
const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}return validate303.errors=vErrors,errors===0}validate303.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isOutlet=validate305,schema149={type:"object",description:"Body of POST /outlet a\
nd PUT /outlet/{id} (API-023, API-024).",additionalProperties:!1,properties:{parent_vendor_id:{$ref:"basics.schema.json#\
/$defs/VendorId",description:"Vendor it belongs to."},name:{type:"string",minLength:1,maxLength:200,description:"Label o\
f the collection point."},address:{type:"string",minLength:1,maxLength:600,description:"The whole address in one line."},
latitude:{$ref:"basics.schema.json#/$defs/Latitude"},longitude:{$ref:"basics.schema.json#/$defs/Longitude"},rider_instructions:{
type:"string",description:"What a rider should know before collecting.",maxLength:1e3},phone_number:{$ref:"basics.schema\
.json#/$defs/PhoneNumber"},city:{type:"string",description:"Name of the city.",maxLength:128},users:{type:"array",items:{
$ref:"basics.schema.json#/$defs/EmailAddress"},description:"E-mail addresses of the owners.",maxItems:50},unit:{type:"st\
ring",description:"Unit number.",maxLength:64},building:{type:"string",description:"Name of the building.",maxLength:128},
street:{type:"string",description:"Name of the street.",maxLength:255},postal_code:{type:"string",description:"Postal co\
de.",maxLength:16},country_code:{$ref:"basics.schema.json#/$defs/CountryIso"},client_vendor_id:{type:"string",minLength:1,
maxLength:64,description:"Id of the collection point in the business's own system."},street_number:{type:"string",description:"\
House number.",maxLength:32}},required:["parent_vendor_id","name","address","latitude","longitude","phone_number","users",
"country_code","client_vendor_id"]};function validate306(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate306.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern3.test(data)){const err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"},message:'must \
match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate306.errors=vErrors,errors===0}validate306.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate308(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate308.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<-90||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{
comparison:">=",limit:-90},message:"must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate308.errors=vErrors,errors===0}validate308.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate310(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate310.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data<-180||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:-180},message:"must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate310.errors=vErrors,errors===0}validate310.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate312(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate312.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={instancePath,schemaPath:"#\
/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(!pattern16.test(data)){const err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[+0-9(][0-\
9 ()./-]*$"},message:'must match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate312.errors=vErrors,errors===0}validate312.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate314(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate314.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>254){const err0={instancePath,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(!pattern17.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"pa\
ttern",params:{pattern:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:'must match pattern "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate314.
errors=vErrors,errors===0}validate314.evaluated={dynamicProps:!1,dynamicItems:!1};function validate316(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate316.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"string"){if(!pattern25.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\
[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate316.errors=vErrors,errors===0}validate316.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate305(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate305.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.parent_vendor_id===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parent_vendor_id"},message:"must have r\
equired property 'parent_vendor_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.address===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'addr\
ess'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.latitude===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"latitude"},message:"must have required property 'latitude'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.longitude===void 0){const err4={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"longitude"},message:"must have required property 'longitude'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.phone_number===void 0){const err5={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"phone_number"},message:"must have required property 'phone_number'"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.users===void 0){const err6={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"users"},message:"must have required property 'users'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.country_code===void 0){const err7={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"country_code"},message:"must have required property 'country_code'"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.client_vendor_id===void 0){const err8={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"client_vendor_id"},message:"must have required property 'client_\
vendor_id'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}for(const key0 in data)if(!func8.call(schema149.properties,
key0)){const err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.parent_vendor_id!==
void 0&&(validate306(data.parent_vendor_id,{instancePath:instancePath+"/parent_vendor_id",parentData:data,parentDataProperty:"\
parent_vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate306.errors:vErrors.concat(validate306.errors),
errors=vErrors.length)),data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)>200){const err10={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(func1(data1)<1){
const err11={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{const err12={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.address!==void 0){let data2=data.address;
if(typeof data2=="string"){if(func1(data2)>600){const err13={instancePath:instancePath+"/address",schemaPath:"#/properti\
es/address/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(func1(data2)<1){const err14={instancePath:instancePath+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}else{const err15={instancePath:instancePath+"/address",schemaPath:"#/\
properties/address/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}}if(data.latitude!==void 0&&(validate308(data.latitude,{instancePath:instancePath+"/latitud\
e",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate308.errors:vErrors.
concat(validate308.errors),errors=vErrors.length)),data.longitude!==void 0&&(validate310(data.longitude,{instancePath:instancePath+
"/longitude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate310.
errors:vErrors.concat(validate310.errors),errors=vErrors.length)),data.rider_instructions!==void 0){let data5=data.rider_instructions;
if(typeof data5=="string"){if(func1(data5)>1e3){const err16={instancePath:instancePath+"/rider_instructions",schemaPath:"\
#/properties/rider_instructions/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 \
characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{const err17={instancePath:instancePath+"/\
rider_instructions",schemaPath:"#/properties/rider_instructions/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.phone_number!==void 0&&(validate312(data.
phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate312.errors:vErrors.concat(validate312.errors),errors=vErrors.length)),data.city!==void 0){
let data7=data.city;if(typeof data7=="string"){if(func1(data7)>128){const err18={instancePath:instancePath+"/city",schemaPath:"\
#/properties/city/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}}else{const err19={instancePath:instancePath+"/city",schemaPath:"#/pro\
perties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.
push(err19),errors++}}if(data.users!==void 0){let data8=data.users;if(Array.isArray(data8)){if(data8.length>50){const err20={
instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit:50},message:"\
must NOT have more than 50 items"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}const len0=data8.length;for(let i0=0;i0<
len0;i0++)validate314(data8[i0],{instancePath:instancePath+"/users/"+i0,parentData:data8,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate314.errors:vErrors.concat(validate314.errors),errors=vErrors.length)}else{
const err21={instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.unit!==void 0){let data10=data.
unit;if(typeof data10=="string"){if(func1(data10)>64){const err22={instancePath:instancePath+"/unit",schemaPath:"#/prope\
rties/unit/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?
vErrors=[err22]:vErrors.push(err22),errors++}}else{const err23={instancePath:instancePath+"/unit",schemaPath:"#/properti\
es/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err23]:vErrors.push(
err23),errors++}}if(data.building!==void 0){let data11=data.building;if(typeof data11=="string"){if(func1(data11)>128){const err24={
instancePath:instancePath+"/building",schemaPath:"#/properties/building/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}else{const err25={
instancePath:instancePath+"/building",schemaPath:"#/properties/building/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.street!==void 0){let data12=data.street;
if(typeof data12=="string"){if(func1(data12)>255){const err26={instancePath:instancePath+"/street",schemaPath:"#/propert\
ies/street/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}else{const err27={instancePath:instancePath+"/street",schemaPath:"#/p\
roperties/street/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err27]:vErrors.
push(err27),errors++}}if(data.postal_code!==void 0){let data13=data.postal_code;if(typeof data13=="string"){if(func1(data13)>
16){const err28={instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLe\
ngth",params:{limit:16},message:"must NOT have more than 16 characters"};vErrors===null?vErrors=[err28]:vErrors.push(err28),
errors++}}else{const err29={instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.
country_code!==void 0&&(validate316(data.country_code,{instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"\
country_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate316.errors:vErrors.concat(validate316.errors),errors=
vErrors.length)),data.client_vendor_id!==void 0){let data15=data.client_vendor_id;if(typeof data15=="string"){if(func1(data15)>
64){const err30={instancePath:instancePath+"/client_vendor_id",schemaPath:"#/properties/client_vendor_id/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err30]:vErrors.push(
err30),errors++}if(func1(data15)<1){const err31={instancePath:instancePath+"/client_vendor_id",schemaPath:"#/properties/\
client_vendor_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err31]:vErrors.push(err31),errors++}}else{const err32={instancePath:instancePath+"/client_vendor_id",schemaPath:"\
#/properties/client_vendor_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err32]:vErrors.push(err32),errors++}}if(data.street_number!==void 0){let data16=data.street_number;if(typeof data16=="s\
tring"){if(func1(data16)>32){const err33={instancePath:instancePath+"/street_number",schemaPath:"#/properties/street_num\
ber/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};vErrors===null?vErrors=
[err33]:vErrors.push(err33),errors++}}else{const err34={instancePath:instancePath+"/street_number",schemaPath:"#/propert\
ies/street_number/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err34]:vErrors.
push(err34),errors++}}}else{const err35={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}return validate305.errors=vErrors,errors===
0}validate305.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isOutletAnswer=validate318;function validate318(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate318.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.vendor_id===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"vendor_id"},message:"mus\
t have required property 'vendor_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)
if(key1!=="vendor_id"){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}data0.vendor_id!==void 0&&(validate306(data0.vendor_id,{instancePath:instancePath+
"/result/vendor_id",parentData:data0,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate306.
errors:vErrors.concat(validate306.errors),errors=vErrors.length))}else{const err4={instancePath:instancePath+"/result",schemaPath:"\
#/properties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate318.errors=vErrors,errors===0}
validate318.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isPaymentAuthAnswer=validate320;function validate321(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate321.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.wallet_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallet_id"},message:"must have required property 'wa\
llet_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.access_token===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have required property \
'access_token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.expires_in===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"},message:"must have required property 'e\
xpires_in'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="wallet_id"||key0===
"access_token"||key0==="expires_in")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.wallet_id!==void 0){let data0=data.wallet_id;if(typeof data0=="string"){if(func1(data0)>
64){const err4={instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(func1(data0)<1){const err5={instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}else{const err6={instancePath:instancePath+"/wallet_id",schemaPath:"#/properties/wallet_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
access_token!==void 0){let data1=data.access_token;if(typeof data1=="string"){if(func1(data1)<1){const err7={instancePath:instancePath+
"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+
"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.expires_in!==void 0){let data2=data.expires_in;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){const err9={instancePath:instancePath+"/expires_in",schemaPath:"#\
/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}if(typeof data2=="number"&&isFinite(data2)&&(data2<0||isNaN(data2))){const err10={instancePath:instancePath+
"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{const err11={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}return validate321.errors=vErrors,errors===0}validate321.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate320(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate320.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.wallet===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wallet"},message:"must have required property 'wallet'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="wallet"){const err1={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.wallet!==void 0&&(validate321(data.wallet,{instancePath:instancePath+
"/wallet",parentData:data,parentDataProperty:"wallet",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate321.errors:
vErrors.concat(validate321.errors),errors=vErrors.length))}else{const err2={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate320.
errors=vErrors,errors===0}validate320.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isPlaceDetailsAnswer=validate323;const schema160={type:"object",description:"A place of the geolocator (ADR-007).",additionalProperties:!1,properties:{id:{
type:"string",minLength:1,maxLength:255,description:"Handle of the place."},formatted_address:{type:"string",minLength:1,
maxLength:500,description:"The address in one line, to show."},latitude:{$ref:"basics.schema.json#/$defs/Latitude"},longitude:{
$ref:"basics.schema.json#/$defs/Longitude"},city:{type:"string",description:"Name of the city."},country_code:{$ref:"bas\
ics.schema.json#/$defs/CountryIso"},zipcode:{type:"string",description:"Postal code."},street:{type:"string",description:"\
Name of the street."},number:{type:"string",description:"House number."}},required:["id","formatted_address","latitude",
"longitude"]};function validate325(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate325.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,
schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data<-90||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-90},message:"must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate325.errors=vErrors,errors===0}validate325.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate327(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate327.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,
schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data<-180||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:-180},message:"must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be numbe\
r"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate327.errors=vErrors,errors===0}validate327.evaluated=
{dynamicProps:!1,dynamicItems:!1};function validate329(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate329.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern25.test(data)){const err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{\
2}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate329.
errors=vErrors,errors===0}validate329.evaluated={dynamicProps:!1,dynamicItems:!1};function validate324(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate324.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.formatted_address===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"formatted_address"},message:"must have required property 'formatted_address'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.latitude===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"latitude"},message:"must have required property 'latitude'"};vErrors===null?vErrors=[
err2]:vErrors.push(err2),errors++}if(data.longitude===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"longitude"},message:"must have required property 'longitude'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!func8.call(schema160.properties,key0)){const err4={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.id!==void 0){let data0=data.
id;if(typeof data0=="string"){if(func1(data0)>255){const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(func1(data0)<1){const err6={instancePath:instancePath+"/id",schemaPath:"#/properti\
es/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.
formatted_address!==void 0){let data1=data.formatted_address;if(typeof data1=="string"){if(func1(data1)>500){const err8={
instancePath:instancePath+"/formatted_address",schemaPath:"#/properties/formatted_address/maxLength",keyword:"maxLength",
params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(func1(data1)<1){const err9={instancePath:instancePath+"/formatted_address",schemaPath:"#/properties/formatted_address\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+"/formatted_address",schemaPath:"#/prope\
rties/formatted_address/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}}if(data.latitude!==void 0&&(validate325(data.latitude,{instancePath:instancePath+"/latitud\
e",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate325.errors:vErrors.
concat(validate325.errors),errors=vErrors.length)),data.longitude!==void 0&&(validate327(data.longitude,{instancePath:instancePath+
"/longitude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate327.
errors:vErrors.concat(validate327.errors),errors=vErrors.length)),data.city!==void 0&&typeof data.city!="string"){const err11={
instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.country_code!==void 0&&(validate329(data.
country_code,{instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate329.errors:vErrors.concat(validate329.errors),errors=vErrors.length)),data.zipcode!==void 0&&
typeof data.zipcode!="string"){const err12={instancePath:instancePath+"/zipcode",schemaPath:"#/properties/zipcode/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}
if(data.street!==void 0&&typeof data.street!="string"){const err13={instancePath:instancePath+"/street",schemaPath:"#/pr\
operties/street/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}if(data.number!==void 0&&typeof data.number!="string"){const err14={instancePath:instancePath+"/num\
ber",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}}else{const err15={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate324.
errors=vErrors,errors===0}validate324.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate332(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate332.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==void 0){let data0=data.
data;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.data===void 0){const err2={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have re\
quired property 'data'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!=="da\
ta"){const err3={instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data0.data!==void 0){let data1=data0.data;if(data1&&typeof data1=="object"&&!Array.isArray(
data1)){if(data1.address===void 0){const err4={instancePath:instancePath+"/data/data",schemaPath:"#/properties/data/prop\
erties/data/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'addres\
s'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key2 in data1)if(key2!=="address"){const err5={
instancePath:instancePath+"/data/data",schemaPath:"#/properties/data/properties/data/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}data1.address!==void 0&&(validate324(data1.address,{instancePath:instancePath+"/data/\
data/address",parentData:data1,parentDataProperty:"address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate324.
errors:vErrors.concat(validate324.errors),errors=vErrors.length))}else{const err6={instancePath:instancePath+"/data/data",
schemaPath:"#/properties/data/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath:instancePath+"/data",schemaPath:"#/prope\
rties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate332.errors=vErrors,errors===0}validate332.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate323(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate323.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;
validate324(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate324.
errors:vErrors.concat(validate324.errors),errors=vErrors.length);var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0)
var props0=!0;const _errs2=errors;validate332(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate332.errors:vErrors.concat(validate332.errors),errors=vErrors.length);var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.
length=_errs0:vErrors=null);else{const err0={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate323.errors=vErrors,evaluated0.
props=props0,errors===0}validate323.evaluated={dynamicProps:!0,dynamicItems:!1};const isPlaceOrder=validate335;function validate335(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate335.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.vendor_id===void 0){const err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.delivery_fee===void 0){const err1={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"delivery_fee"},message:"must have required property 'delivery_fee'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.signature===void 0){const err2={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"signature"},message:"must have required property 'signature'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.age_validation_required===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"age_validation_required"},message:"must have required property '\
age_validation_required'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.login_pickup_estimation===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"login_pickup_estimation"},message:"\
must have required property 'login_pickup_estimation'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
customer===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},
message:"must have required property 'customer'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.order===
void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"},message:"mu\
st have required property 'order'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)if(!func8.
call(schema64.properties,key0)){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.vendor_id!==void 0&&(validate107(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.
errors),errors=vErrors.length)),data.delivery_fee!==void 0&&(validate128(data.delivery_fee,{instancePath:instancePath+"/\
delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&(validate130(data.signature,{
instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),data.vat_number!==void 0){let data3=data.
vat_number;if(typeof data3=="string"){if(func1(data3)>8){const err8={instancePath:instancePath+"/vat_number",schemaPath:"\
#/properties/vat_number/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data3)<8){const err9={instancePath:instancePath+"/vat\
_number",schemaPath:"#/properties/vat_number/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewe\
r than 8 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+
"/vat_number",schemaPath:"#/properties/vat_number/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.preordered_for!==void 0&&(validate132(data.preordered_for,
{instancePath:instancePath+"/preordered_for",parentData:data,parentDataProperty:"preordered_for",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length)),data.age_validation_required!==
void 0&&typeof data.age_validation_required!="boolean"){const err11={instancePath:instancePath+"/age_validation_required",
schemaPath:"#/properties/age_validation_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.login_pickup_estimation!==void 0){let data6=data.login_pickup_estimation;
if(typeof data6=="number"&&isFinite(data6)){if(data6<0||isNaN(data6)){const err12={instancePath:instancePath+"/login_pic\
kup_estimation",schemaPath:"#/properties/login_pickup_estimation/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{const err13={instancePath:instancePath+
"/login_pickup_estimation",schemaPath:"#/properties/login_pickup_estimation/type",keyword:"type",params:{type:"number"},
message:"must be number"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}data.voucher!==void 0&&(validate134(
data.voucher,{instancePath:instancePath+"/voucher",parentData:data,parentDataProperty:"voucher",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.length)),data.customer!==void 0&&
(validate140(data.customer,{instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.length)),
data.order!==void 0&&(validate150(data.order,{instancePath:instancePath+"/order",parentData:data,parentDataProperty:"ord\
er",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.
length)),data.sender!==void 0&&(validate155(data.sender,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"\
sender",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate155.errors:vErrors.concat(validate155.errors),errors=
vErrors.length))}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate335.errors=vErrors,errors===0}validate335.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isPlacedOrder=validate344;function validate344(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate344.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.order_id===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"order_id"},message:"must\
 have required property 'order_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!==
"order_id"){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}data0.order_id!==void 0&&(validate109(data0.order_id,{instancePath:instancePath+"/res\
ult/order_id",parentData:data0,parentDataProperty:"order_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate109.
errors:vErrors.concat(validate109.errors),errors=vErrors.length))}else{const err4={instancePath:instancePath+"/result",schemaPath:"\
#/properties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate344.errors=vErrors,errors===0}
validate344.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isPublicTrackingAnswer=validate347;const schema169={type:"object",description:"An order as the public may see it (Q70).",additionalProperties:!1,properties:{
order_id:{$ref:"basics.schema.json#/$defs/OrderId"},kind:{type:"string",enum:["business","c2c"],description:"Sent by a b\
usiness, or by one consumer to another."},status:{$ref:"order.schema.json#/$defs/OrderStatus"},status_history:{type:"arr\
ay",items:{$ref:"order.schema.json#/$defs/StatusEntry"},description:"Every status so far, oldest first."},created_at:{$ref:"\
basics.schema.json#/$defs/UnixSeconds"},updated_at:{$ref:"basics.schema.json#/$defs/Moment"},preordered_for:{$ref:"basic\
s.schema.json#/$defs/UnixSeconds",description:"When it is to be collected."},pickup_eta:{$ref:"basics.schema.json#/$defs\
/UnixSeconds",description:"When the rider is expected at the collection point."},dropoff_eta:{$ref:"basics.schema.json#/\
$defs/UnixSeconds",description:"When the rider is expected at the drop-off point."},delivered_at:{$ref:"basics.schema.js\
on#/$defs/UnixSeconds",description:"When it was delivered."},sender:{$ref:"#/$defs/TrackedParty"},receiver:{$ref:"#/$def\
s/TrackedParty"},parcel:{type:"object",description:"What is carried.",additionalProperties:!1,properties:{description:{type:"\
string",description:"What it is."},amount:{$ref:"basics.schema.json#/$defs/Money",description:"Value of the items."},cold_bag_needed:{
type:"boolean",description:"Carried cold."}},required:["description","amount","cold_bag_needed"]},payment:{type:"object",
description:"How it is paid.",additionalProperties:!1,properties:{method:{$ref:"order.schema.json#/$defs/PaymentMethod"},
status:{type:"string",enum:["paid","due","processing","failed","refunded"],description:"due: to be collected at the door\
."},currency:{$ref:"basics.schema.json#/$defs/CurrencyCode"},delivery_fee:{$ref:"basics.schema.json#/$defs/Money",description:"\
Fee that was agreed."},vat_number:{type:"string",description:"VAT number of the business."}},required:["method","status",
"currency","delivery_fee"]},rider:{$ref:"#/$defs/TrackedRider"},route:{$ref:"basics.schema.json#/$defs/Way",description:"\
The way by road that the rider is on, from its beginning: to the collection point, and then to the drop-off point. There\
 only while the rider is."},geometry:{$ref:"basics.schema.json#/$defs/Way",description:"The way by road of the delivery,\
 from the collection point to the drop-off point (TRK-106)."},proofs:{type:"array",items:{$ref:"order.schema.json#/$defs\
/ProofType"},description:"Proofs that can be fetched now."}},required:["order_id","kind","status","status_history","crea\
ted_at","updated_at","sender","receiver","parcel","payment","proofs"]};function validate349(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate349.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="s\
tring"){if(!pattern6.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-\
Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"'};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate349.errors=vErrors,errors===
0}validate349.evaluated={dynamicProps:!1,dynamicItems:!1};function validate351(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate351.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(!(data==="NEW"||data==="STALLED"||data==="RECEIVED"||data==="WAITING_FOR_TRANSPORT"||data==="ASSI\
GNED_TO_TRANSPORT"||data==="COURIER_ACCEPTED_DELIVERY"||data==="RECEIVED_BY_VENDOR"||data==="ACCEPTED_BY_VENDOR"||data===
"NEAR_VENDOR"||data==="DELAYED"||data==="PICKED_UP"||data==="NEAR_CUSTOMER"||data==="DELIVERED"||data==="CANCELLED"||data===
"COURIER_LEFT_VENDOR"||data==="MODIFIED"||data==="INITIATED"||data==="PAYMENT_INITIATED"||data==="PAYMENT_COMMITTED"||data===
"PAYMENT_FAILED"||data==="PAYMENT_CANCELLED"||data==="RETURN_INITIATED"||data==="RETURNED_TO_VENDOR")){const err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema141.enum},message:"must be equal to one of the allowed va\
lues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate351.errors=vErrors,errors===0}validate351.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate353(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate353.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
status===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.created_at===void 0){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must \
have required property 'created_at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0===
"status"||key0==="created_at")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}data.status!==void 0&&(validate275(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate275.errors:vErrors.concat(validate275.
errors),errors=vErrors.length)),data.created_at!==void 0&&(validate132(data.created_at,{instancePath:instancePath+"/crea\
ted_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:
vErrors.concat(validate132.errors),errors=vErrors.length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate353.
errors=vErrors,errors===0}validate353.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate357(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate357.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data==
"number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="nu\
mber"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"#/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}return validate357.errors=
vErrors,errors===0}validate357.evaluated={dynamicProps:!1,dynamicItems:!1};function validate359(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate359.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;
let valid0=!1;const _errs1=errors;validate265(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate265.errors:vErrors.concat(validate265.errors),errors=vErrors.length);var _valid0=_errs1===
errors;valid0=valid0||_valid0;const _errs2=errors;if(typeof data=="string"){if(!pattern37.test(data)){const err0={instancePath,
schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{\
2}:\\d{2})$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"'};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err2={
instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate359.errors=vErrors,errors===0}validate359.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern45=new RegExp("^[•*+0-9 ()./-]*$","u");function validate367(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate367.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={
instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!pattern45.test(data)){const err1={instancePath,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[•*+0-9 ()./-]*$"},message:'must match pattern "^[•*+0-9 ()./-]*$"'};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate367.
errors=vErrors,errors===0}validate367.evaluated={dynamicProps:!1,dynamicItems:!1};function validate369(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate369.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"number"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data<-90||
isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"\
must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate369.errors=vErrors,errors===0}validate369.evaluated={dynamicProps:!1,dynamicItems:!1};function validate371(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate371.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data<-180||
isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"\
must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate371.errors=vErrors,errors===0}validate371.evaluated={dynamicProps:!1,dynamicItems:!1};function validate366(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate366.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.address===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}for(const key0 in data)if(!(key0==="name"||key0==="phone_number"||key0==="address"||key0==="latitude"||key0==="\
longitude")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==
void 0&&typeof data.name!="string"){const err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
phone_number!==void 0&&(validate367(data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"\
phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate367.errors:vErrors.concat(validate367.errors),errors=
vErrors.length)),data.address!==void 0&&typeof data.address!="string"){const err4={instancePath:instancePath+"/address",
schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}data.latitude!==void 0&&(validate369(data.latitude,{instancePath:instancePath+"/latit\
ude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate369.errors:
vErrors.concat(validate369.errors),errors=vErrors.length)),data.longitude!==void 0&&(validate371(data.longitude,{instancePath:instancePath+
"/longitude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate371.
errors:vErrors.concat(validate371.errors),errors=vErrors.length))}else{const err5={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate366.
errors=vErrors,errors===0}validate366.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate375(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate375.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"number"&&isFinite(data)){if(data>1e12||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data<0||isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate375.errors=vErrors,errors===0}validate375.evaluated={dynamicProps:!1,dynamicItems:!1};function validate377(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate377.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="NONE"||data==="PAID"||data==="CASH_ON_DELIVERY"||data==="PA\
YMENT_ON_DELIVERY")){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema144.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate377.
errors=vErrors,errors===0}validate377.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern46=new RegExp("^[A-Z]{3}$","u");function validate379(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate379.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern46.test(data)){const err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{\
3}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate379.
errors=vErrors,errors===0}validate379.evaluated={dynamicProps:!1,dynamicItems:!1};const schema182={type:"object",description:"\
The rider, shown only between assignment and delivery (Q70).",additionalProperties:!1,properties:{name:{type:"string",description:"\
First name."},vehicle:{type:"string",enum:["bicycle","motorcycle","car","walker"],description:"What the rider travels by\
."},latitude:{$ref:"basics.schema.json#/$defs/Latitude"},longitude:{$ref:"basics.schema.json#/$defs/Longitude"},updated_at:{
$ref:"basics.schema.json#/$defs/UnixSeconds",description:"When the rider was there."}},required:["name","latitude","long\
itude","updated_at"]};function validate382(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate382.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.latitude===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"latitude"},message:"must have required property 'lat\
itude'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.longitude===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"longitude"},message:"must have required property 'lo\
ngitude'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated_at===void 0){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'u\
pdated_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="name"||key0===
"vehicle"||key0==="latitude"||key0==="longitude"||key0==="updated_at")){const err4={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional propertie\
s"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.name!==void 0&&typeof data.name!="string"){const err5={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.vehicle!==void 0){let data1=data.vehicle;
if(typeof data1!="string"){const err6={instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data1===
"bicycle"||data1==="motorcycle"||data1==="car"||data1==="walker")){const err7={instancePath:instancePath+"/vehicle",schemaPath:"\
#/properties/vehicle/enum",keyword:"enum",params:{allowedValues:schema182.properties.vehicle.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}data.latitude!==void 0&&(validate369(
data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate369.errors:vErrors.concat(validate369.errors),errors=vErrors.length)),data.longitude!==void 0&&
(validate371(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate371.errors:vErrors.concat(validate371.errors),errors=vErrors.length)),
data.updated_at!==void 0&&(validate357(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"\
updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate357.errors:vErrors.concat(validate357.errors),errors=
vErrors.length))}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate382.errors=vErrors,errors===0}validate382.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate387(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate387.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){if(data.length>200){const err0={
instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}const len0=data.length;for(let i0=0;i0<len0;i0++)validate270(data[i0],
{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate270.errors:vErrors.concat(validate270.errors),errors=vErrors.length)}else{const err1={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate387.errors=vErrors,errors===0}validate387.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};const schema184={
type:"string",enum:["delivery","pickup","return"],description:"What a proof is of (PUB-002, Q69)."};function validate391(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate391.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="delivery"||data==="pickup"||data==="return")){const err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema184.enum},message:"must be equal to one of the allowed va\
lues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate391.errors=vErrors,errors===0}validate391.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate348(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate348.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
order_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order_id"},
message:"must have required property 'order_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.kind===
void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"mus\
t have required property 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.status===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.status_history===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status_history"},message:"must have req\
uired property 'status_history'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.created_at===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must \
have required property 'created_at'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.updated_at===void 0){
const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must \
have required property 'updated_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.sender===void 0){
const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sender"},message:"must have\
 required property 'sender'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.receiver===void 0){const err7={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"receiver"},message:"must have required \
property 'receiver'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.parcel===void 0){const err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parcel"},message:"must have required property 'parce\
l'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.payment===void 0){const err9={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"payment"},message:"must have required property 'payment'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.proofs===void 0){const err10={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"proofs"},message:"must have required property 'proofs'"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}for(const key0 in data)if(!func8.call(schema169.properties,key0)){const err11={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.order_id!==void 0&&(validate349(
data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate349.errors:vErrors.concat(validate349.errors),errors=vErrors.length)),data.kind!==void 0){
let data1=data.kind;if(typeof data1!="string"){const err12={instancePath:instancePath+"/kind",schemaPath:"#/properties/k\
ind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}if(!(data1==="business"||data1==="c2c")){const err13={instancePath:instancePath+"/kind",schemaPath:"#/propertie\
s/kind/enum",keyword:"enum",params:{allowedValues:schema169.properties.kind.enum},message:"must be equal to one of the a\
llowed values"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.status!==void 0&&(validate351(data.
status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate351.errors:vErrors.concat(validate351.errors),errors=vErrors.length)),data.status_history!==void 0){
let data3=data.status_history;if(Array.isArray(data3)){const len0=data3.length;for(let i0=0;i0<len0;i0++)validate353(data3[i0],
{instancePath:instancePath+"/status_history/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate353.errors:vErrors.concat(validate353.errors),errors=vErrors.length)}else{const err14={instancePath:instancePath+
"/status_history",schemaPath:"#/properties/status_history/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.created_at!==void 0&&(validate357(data.created_at,
{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate357.errors:vErrors.concat(validate357.errors),errors=vErrors.length)),data.updated_at!==void 0&&(validate359(
data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate359.errors:vErrors.concat(validate359.errors),errors=vErrors.length)),data.preordered_for!==
void 0&&(validate357(data.preordered_for,{instancePath:instancePath+"/preordered_for",parentData:data,parentDataProperty:"\
preordered_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate357.errors:vErrors.concat(validate357.errors),
errors=vErrors.length)),data.pickup_eta!==void 0&&(validate357(data.pickup_eta,{instancePath:instancePath+"/pickup_eta",
parentData:data,parentDataProperty:"pickup_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate357.errors:vErrors.
concat(validate357.errors),errors=vErrors.length)),data.dropoff_eta!==void 0&&(validate357(data.dropoff_eta,{instancePath:instancePath+
"/dropoff_eta",parentData:data,parentDataProperty:"dropoff_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate357.
errors:vErrors.concat(validate357.errors),errors=vErrors.length)),data.delivered_at!==void 0&&(validate357(data.delivered_at,
{instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate357.errors:vErrors.concat(validate357.errors),errors=vErrors.length)),data.sender!==void 0&&
(validate366(data.sender,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate366.errors:vErrors.concat(validate366.errors),errors=vErrors.length)),data.receiver!==void 0&&
(validate366(data.receiver,{instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate366.errors:vErrors.concat(validate366.errors),errors=vErrors.length)),
data.parcel!==void 0){let data13=data.parcel;if(data13&&typeof data13=="object"&&!Array.isArray(data13)){if(data13.description===
void 0){const err15={instancePath:instancePath+"/parcel",schemaPath:"#/properties/parcel/required",keyword:"required",params:{
missingProperty:"description"},message:"must have required property 'description'"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}if(data13.amount===void 0){const err16={instancePath:instancePath+"/parcel",schemaPath:"#/propertie\
s/parcel/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};
vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data13.cold_bag_needed===void 0){const err17={instancePath:instancePath+
"/parcel",schemaPath:"#/properties/parcel/required",keyword:"required",params:{missingProperty:"cold_bag_needed"},message:"\
must have required property 'cold_bag_needed'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}for(const key1 in data13)
if(!(key1==="description"||key1==="amount"||key1==="cold_bag_needed")){const err18={instancePath:instancePath+"/parcel",
schemaPath:"#/properties/parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data13.description!==
void 0&&typeof data13.description!="string"){const err19={instancePath:instancePath+"/parcel/description",schemaPath:"#/\
properties/parcel/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}if(data13.amount!==void 0&&(validate375(data13.amount,{instancePath:instancePath+
"/parcel/amount",parentData:data13,parentDataProperty:"amount",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate375.
errors:vErrors.concat(validate375.errors),errors=vErrors.length)),data13.cold_bag_needed!==void 0&&typeof data13.cold_bag_needed!=
"boolean"){const err20={instancePath:instancePath+"/parcel/cold_bag_needed",schemaPath:"#/properties/parcel/properties/c\
old_bag_needed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}}else{const err21={instancePath:instancePath+"/parcel",schemaPath:"#/properties/parcel/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.
payment!==void 0){let data17=data.payment;if(data17&&typeof data17=="object"&&!Array.isArray(data17)){if(data17.method===
void 0){const err22={instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/required",keyword:"required",
params:{missingProperty:"method"},message:"must have required property 'method'"};vErrors===null?vErrors=[err22]:vErrors.
push(err22),errors++}if(data17.status===void 0){const err23={instancePath:instancePath+"/payment",schemaPath:"#/properti\
es/payment/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};
vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data17.currency===void 0){const err24={instancePath:instancePath+
"/payment",schemaPath:"#/properties/payment/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(data17.delivery_fee===
void 0){const err25={instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/required",keyword:"required",
params:{missingProperty:"delivery_fee"},message:"must have required property 'delivery_fee'"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}for(const key2 in data17)if(!(key2==="method"||key2==="status"||key2==="currency"||key2==="\
delivery_fee"||key2==="vat_number")){const err26={instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional \
properties"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data17.method!==void 0&&(validate377(data17.
method,{instancePath:instancePath+"/payment/method",parentData:data17,parentDataProperty:"method",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate377.errors:vErrors.concat(validate377.errors),errors=vErrors.length)),data17.status!==void 0){
let data19=data17.status;if(typeof data19!="string"){const err27={instancePath:instancePath+"/payment/status",schemaPath:"\
#/properties/payment/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}if(!(data19==="paid"||data19==="due"||data19==="processing"||data19==="fail\
ed"||data19==="refunded")){const err28={instancePath:instancePath+"/payment/status",schemaPath:"#/properties/payment/pro\
perties/status/enum",keyword:"enum",params:{allowedValues:schema169.properties.payment.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}if(data17.currency!==
void 0&&(validate379(data17.currency,{instancePath:instancePath+"/payment/currency",parentData:data17,parentDataProperty:"\
currency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate379.errors:vErrors.concat(validate379.errors),errors=
vErrors.length)),data17.delivery_fee!==void 0&&(validate375(data17.delivery_fee,{instancePath:instancePath+"/payment/del\
ivery_fee",parentData:data17,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate375.
errors:vErrors.concat(validate375.errors),errors=vErrors.length)),data17.vat_number!==void 0&&typeof data17.vat_number!=
"string"){const err29={instancePath:instancePath+"/payment/vat_number",schemaPath:"#/properties/payment/properties/vat_n\
umber/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err29]:vErrors.push(
err29),errors++}}else{const err30={instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data.
rider!==void 0&&(validate382(data.rider,{instancePath:instancePath+"/rider",parentData:data,parentDataProperty:"rider",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate382.errors:vErrors.concat(validate382.errors),errors=vErrors.length)),
data.route!==void 0&&(validate387(data.route,{instancePath:instancePath+"/route",parentData:data,parentDataProperty:"rou\
te",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate387.errors:vErrors.concat(validate387.errors),errors=vErrors.
length)),data.geometry!==void 0&&(validate387(data.geometry,{instancePath:instancePath+"/geometry",parentData:data,parentDataProperty:"\
geometry",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate387.errors:vErrors.concat(validate387.errors),errors=
vErrors.length)),data.proofs!==void 0){let data26=data.proofs;if(Array.isArray(data26)){const len1=data26.length;for(let i1=0;i1<
len1;i1++)validate391(data26[i1],{instancePath:instancePath+"/proofs/"+i1,parentData:data26,parentDataProperty:i1,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate391.errors:vErrors.concat(validate391.errors),errors=vErrors.length)}else{
const err31={instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}}else{const err32={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err32]:vErrors.
push(err32),errors++}return validate348.errors=vErrors,errors===0}validate348.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate347(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate347.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate348(
data.result,{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate348.errors:vErrors.concat(validate348.errors),errors=vErrors.length))}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate347.errors=vErrors,errors===0}validate347.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
const isRegisterErrorAnswer=validate394;const pattern47=new RegExp("^[A-Za-z][A-Za-z0-9_.]*$","u");function validate394(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate394.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.status===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
message===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},
message:"must have required property 'message'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.errors===
void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"m\
ust have required property 'errors'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0===
"status"||key0==="message"||key0==="errors")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.status!==void 0){let data0=data.status;if(!(typeof data0=="number"&&!(data0%1)&&
!isNaN(data0)&&isFinite(data0))){const err4={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data0==
"number"&&isFinite(data0)){if(data0>599||isNaN(data0)){const err5={instancePath:instancePath+"/status",schemaPath:"#/pro\
perties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data0<400||isNaN(data0)){const err6={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}}if(data.message!==void 0&&typeof data.message!="string"){const err7={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.errors!==void 0){let data2=data.errors;if(Array.isArray(data2)){
if(data2.length<1){const err8={instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"mi\
nItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
const len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0];if(data3&&typeof data3=="object"&&!Array.isArray(
data3)){if(data3.message===void 0){const err9={instancePath:instancePath+"/errors/"+i0,schemaPath:"#/properties/errors/i\
tems/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}for(const key1 in data3)if(!(key1==="message"||key1==="meta"||key1==="pa\
th"||key1==="rule")){const err10={instancePath:instancePath+"/errors/"+i0,schemaPath:"#/properties/errors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data3.message!==void 0&&typeof data3.message!="strin\
g"){const err11={instancePath:instancePath+"/errors/"+i0+"/message",schemaPath:"#/properties/errors/items/properties/mes\
sage/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}if(data3.meta!==void 0){let data5=data3.meta;if(data5&&typeof data5=="object"&&!Array.isArray(data5)){if(data5.
translation_key===void 0){const err12={instancePath:instancePath+"/errors/"+i0+"/meta",schemaPath:"#/properties/errors/i\
tems/properties/meta/required",keyword:"required",params:{missingProperty:"translation_key"},message:"must have required\
 property 'translation_key'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}for(const key2 in data5)if(key2!==
"translation_key"){const err13={instancePath:instancePath+"/errors/"+i0+"/meta",schemaPath:"#/properties/errors/items/pr\
operties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data5.translation_key!==void 0){
let data6=data5.translation_key;if(typeof data6=="string"){if(!pattern47.test(data6)){const err14={instancePath:instancePath+
"/errors/"+i0+"/meta/translation_key",schemaPath:"#/properties/errors/items/properties/meta/properties/translation_key/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_.]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_.\
]*$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{const err15={instancePath:instancePath+"/errors\
/"+i0+"/meta/translation_key",schemaPath:"#/properties/errors/items/properties/meta/properties/translation_key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}}else{
const err16={instancePath:instancePath+"/errors/"+i0+"/meta",schemaPath:"#/properties/errors/items/properties/meta/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}
if(data3.path!==void 0&&typeof data3.path!="string"){const err17={instancePath:instancePath+"/errors/"+i0+"/path",schemaPath:"\
#/properties/errors/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}if(data3.rule!==void 0&&typeof data3.rule!="string"){const err18={instancePath:instancePath+
"/errors/"+i0+"/rule",schemaPath:"#/properties/errors/items/properties/rule/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{const err19={instancePath:instancePath+
"/errors/"+i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}else{const err20={instancePath:instancePath+"/errors",schemaPath:"\
#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}}}else{const err21={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}return validate394.errors=vErrors,errors===
0}validate394.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isRegistration=validate395;function validate398(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate398.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!pattern16.
test(data)){const err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[+0-9(][0-9 ()./-]*$"},message:'\
must match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}return validate398.errors=vErrors,errors===0}validate398.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate396(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate396.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.email_address===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email_address"},message:"must have requ\
ired property 'email_address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.password===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required \
property 'password'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.vendor_name===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_name"},message:"must have requir\
ed property 'vendor_name'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.vendor_code===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_code"},message:"must have requir\
ed property 'vendor_code'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.mobile_number===void 0){const err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mobile_number"},message:"must have requ\
ired property 'mobile_number'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.country===void 0){const err5={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"must have required p\
roperty 'country'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.terms_accepted===void 0){const err6={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"terms_accepted"},message:"must have req\
uired property 'terms_accepted'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)if(!(key0===
"email_address"||key0==="password"||key0==="vendor_name"||key0==="vendor_code"||key0==="business_name"||key0==="mobile_n\
umber"||key0==="country"||key0==="terms_accepted")){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data.email_address!==void 0&&(validate175(data.email_address,{instancePath:instancePath+
"/email_address",parentData:data,parentDataProperty:"email_address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.
errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.password!==void 0){let data1=data.password;if(typeof data1==
"string"){if(func1(data1)<8){const err8={instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLeng\
th",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}}else{const err9={instancePath:instancePath+"/password",schemaPath:"#/properties/password/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.vendor_name!==void 0){let data2=data.vendor_name;if(typeof data2=="string"){if(func1(data2)>200){const err10={instancePath:instancePath+
"/vendor_name",schemaPath:"#/properties/vendor_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT \
have more than 200 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(func1(data2)<1){const err11={
instancePath:instancePath+"/vendor_name",schemaPath:"#/properties/vendor_name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{const err12={
instancePath:instancePath+"/vendor_name",schemaPath:"#/properties/vendor_name/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.vendor_code!==void 0){let data3=data.
vendor_code;if(typeof data3=="string"){if(func1(data3)>64){const err13={instancePath:instancePath+"/vendor_code",schemaPath:"\
#/properties/vendor_code/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(func1(data3)<1){const err14={instancePath:instancePath+"/\
vendor_code",schemaPath:"#/properties/vendor_code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{const err15={instancePath:instancePath+
"/vendor_code",schemaPath:"#/properties/vendor_code/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.business_name!==void 0){let data4=data.business_name;
if(typeof data4=="string"){if(func1(data4)>200){const err16={instancePath:instancePath+"/business_name",schemaPath:"#/pr\
operties/business_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(func1(data4)<1){const err17={instancePath:instancePath+"/\
business_name",schemaPath:"#/properties/business_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{const err18={instancePath:instancePath+
"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.mobile_number!==void 0&&(validate398(data.mobile_number,
{instancePath:instancePath+"/mobile_number",parentData:data,parentDataProperty:"mobile_number",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate398.errors:vErrors.concat(validate398.errors),errors=vErrors.length)),data.country!==void 0&&
(validate220(data.country,{instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate220.errors:vErrors.concat(validate220.errors),errors=vErrors.length)),data.terms_accepted!==
void 0&&data.terms_accepted!==!0){const err19={instancePath:instancePath+"/terms_accepted",schemaPath:"#/properties/term\
s_accepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};vErrors===null?vErrors=[
err19]:vErrors.push(err19),errors++}}else{const err20={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}return validate396.errors=vErrors,
errors===0}validate396.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate402(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate402.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.email_address===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email_address"},message:"must have requ\
ired property 'email_address'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.password===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required \
property 'password'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.business_name===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"business_name"},message:"must have requ\
ired property 'business_name'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.mobile_number===void 0){
const err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mobile_number"},message:"mu\
st have required property 'mobile_number'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.country===
void 0){const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"\
must have required property 'country'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.terms_accepted===
void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"terms_accepted"},message:"\
must have required property 'terms_accepted'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}for(const key0 in data)
if(!(key0==="email_address"||key0==="password"||key0==="vendor_name"||key0==="vendor_code"||key0==="business_name"||key0===
"mobile_number"||key0==="country"||key0==="terms_accepted")){const err6={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.email_address!==void 0&&(validate175(data.email_address,{instancePath:instancePath+
"/email_address",parentData:data,parentDataProperty:"email_address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.
errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.password!==void 0){let data1=data.password;if(typeof data1==
"string"){if(func1(data1)<8){const err7={instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLeng\
th",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/password",schemaPath:"#/properties/password/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}
if(data.vendor_name!==void 0){let data2=data.vendor_name;if(typeof data2=="string"){if(func1(data2)>200){const err9={instancePath:instancePath+
"/vendor_name",schemaPath:"#/properties/vendor_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT \
have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func1(data2)<1){const err10={
instancePath:instancePath+"/vendor_name",schemaPath:"#/properties/vendor_name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{const err11={
instancePath:instancePath+"/vendor_name",schemaPath:"#/properties/vendor_name/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.vendor_code!==void 0){let data3=data.
vendor_code;if(typeof data3=="string"){if(func1(data3)>64){const err12={instancePath:instancePath+"/vendor_code",schemaPath:"\
#/properties/vendor_code/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data3)<1){const err13={instancePath:instancePath+"/\
vendor_code",schemaPath:"#/properties/vendor_code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{const err14={instancePath:instancePath+
"/vendor_code",schemaPath:"#/properties/vendor_code/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.business_name!==void 0){let data4=data.business_name;
if(typeof data4=="string"){if(func1(data4)>200){const err15={instancePath:instancePath+"/business_name",schemaPath:"#/pr\
operties/business_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(func1(data4)<1){const err16={instancePath:instancePath+"/\
business_name",schemaPath:"#/properties/business_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{const err17={instancePath:instancePath+
"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.mobile_number!==void 0&&(validate398(data.mobile_number,
{instancePath:instancePath+"/mobile_number",parentData:data,parentDataProperty:"mobile_number",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate398.errors:vErrors.concat(validate398.errors),errors=vErrors.length)),data.country!==void 0&&
(validate220(data.country,{instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate220.errors:vErrors.concat(validate220.errors),errors=vErrors.length)),data.terms_accepted!==
void 0&&data.terms_accepted!==!0){const err18={instancePath:instancePath+"/terms_accepted",schemaPath:"#/properties/term\
s_accepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};vErrors===null?vErrors=[
err18]:vErrors.push(err18),errors++}}else{const err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate402.errors=vErrors,
errors===0}validate402.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate395(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate395.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;
let valid0=!1;const _errs1=errors;validate396(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate396.errors:vErrors.concat(validate396.errors),errors=vErrors.length);var _valid0=_errs1===
errors;if(valid0=valid0||_valid0,_valid0)var props0=!0;const _errs2=errors;validate402(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate402.errors:vErrors.concat(validate402.errors),errors=vErrors.
length);var _valid0=_errs2===errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0),valid0)errors=_errs0,vErrors!==
null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err0={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate395.errors=
vErrors,evaluated0.props=props0,errors===0}validate395.evaluated={dynamicProps:!0,dynamicItems:!1};const isRegistrationAnswer=validate407;function validate407(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate407.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==void 0){let data0=data.
data;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.user_id===void 0){const err2={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"user_id"},message:"must have\
 required property 'user_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.email===void 0){const err3={
instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"em\
ail"},message:"must have required property 'email'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="user_id"||key1==="email")){const err4={instancePath:instancePath+"/data",schemaPath:"#/properties/data/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional prop\
erties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.user_id!==void 0){let data1=data0.user_id;if(typeof data1==
"string"){if(func1(data1)>64){const err5={instancePath:instancePath+"/data/user_id",schemaPath:"#/properties/data/proper\
ties/user_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){const err6={instancePath:instancePath+"/data/user_id",
schemaPath:"#/properties/data/properties/user_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{const err7={instancePath:instancePath+
"/data/user_id",schemaPath:"#/properties/data/properties/user_id/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}data0.email!==void 0&&(validate175(data0.email,
{instancePath:instancePath+"/data/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate175.errors:vErrors.concat(validate175.errors),errors=vErrors.length))}else{const err8={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate407.errors=vErrors,
errors===0}validate407.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isRemoteTranslations=validate409;function validate409(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate409.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(const key0 in data){const _errs1=errors;
if(typeof key0=="string"&&!pattern47.test(key0)){const err0={instancePath,schemaPath:"#/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_.]*$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_.]*$"',propertyName:key0};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid0=_errs1===errors;if(!valid0){const err1={instancePath,
schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},message:"property name must be valid"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}for(const key1 in data){let data0=data[key1];if(typeof data0=="string"){
if(func1(data0)>5e3){const err2={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/additionalProperties/maxLength",keyword:"maxLength",params:{limit:5e3},message:"must NOT have more than 5000 characters"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){const err3={instancePath:instancePath+"/"+key1.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{const err4={
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{
const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}return validate409.errors=vErrors,errors===0}validate409.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isReverseAnswer=validate410;function validate410(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate410.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==void 0){let data0=data.
data;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.data===void 0){const err2={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have re\
quired property 'data'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!=="da\
ta"){const err3={instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data0.data!==void 0){let data1=data0.data;if(data1&&typeof data1=="object"&&!Array.isArray(
data1)){if(data1.address===void 0){const err4={instancePath:instancePath+"/data/data",schemaPath:"#/properties/data/prop\
erties/data/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'addres\
s'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key2 in data1)if(key2!=="address"){const err5={
instancePath:instancePath+"/data/data",schemaPath:"#/properties/data/properties/data/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}data1.address!==void 0&&(validate324(data1.address,{instancePath:instancePath+"/data/\
data/address",parentData:data1,parentDataProperty:"address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate324.
errors:vErrors.concat(validate324.errors),errors=vErrors.length))}else{const err6={instancePath:instancePath+"/data/data",
schemaPath:"#/properties/data/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath:instancePath+"/data",schemaPath:"#/prope\
rties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate410.errors=vErrors,errors===0}validate410.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isRiderAnswer=validate412;const schema194={type:"object",description:"The rider of an order (API-040, TRK-032).",additionalProperties:!1,properties:{
order_id:{$ref:"basics.schema.json#/$defs/OrderId"},rider_id:{type:"string",minLength:1,maxLength:64,description:"Number\
 of the rider."},name:{type:"string",description:"First name, to show."},phone_number:{$ref:"basics.schema.json#/$defs/P\
honeNumber"},vehicle:{type:"string",enum:["bicycle","motorcycle","car","walker"],description:"What the rider travels by."},
latitude:{$ref:"basics.schema.json#/$defs/Latitude",description:"Where the rider is."},longitude:{$ref:"basics.schema.js\
on#/$defs/Longitude",description:"Where the rider is."},updated_at:{$ref:"basics.schema.json#/$defs/UnixSeconds",description:"\
When the rider was there."},pickup_eta:{$ref:"basics.schema.json#/$defs/UnixSeconds",description:"When the rider is expe\
cted at the collection point; missing once collected (TRK-035)."},dropoff_eta:{$ref:"basics.schema.json#/$defs/UnixSecon\
ds",description:"When the rider is expected at the drop-off point (TRK-035)."},geometry:{$ref:"basics.schema.json#/$defs\
/Way",description:"The way by road of the delivery, from the collection point to the drop-off point (TRK-106)."}},required:[
"order_id","rider_id","name","latitude","longitude","updated_at"]};function validate414(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate414.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="s\
tring"){if(!pattern6.test(data)){const err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-\
Za-z0-9][A-Za-z0-9_-]{2,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$"'};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate414.errors=vErrors,errors===
0}validate414.evaluated={dynamicProps:!1,dynamicItems:!1};function validate416(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate416.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={
instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(!pattern16.test(data)){const err2={instancePath,schemaPath:"#/pattern",keyword:"pa\
ttern",params:{pattern:"^[+0-9(][0-9 ()./-]*$"},message:'must match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate416.errors=vErrors,
errors===0}validate416.evaluated={dynamicProps:!1,dynamicItems:!1};function validate418(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate418.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="n\
umber"&&isFinite(data)){if(data>90||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:90},message:"must be <= 90"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data<-90||
isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"\
must be >= -90"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate418.errors=vErrors,errors===0}validate418.evaluated={dynamicProps:!1,dynamicItems:!1};function validate420(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate420.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"number"&&isFinite(data)){if(data>180||isNaN(data)){const err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:180},message:"must be <= 180"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data<-180||
isNaN(data)){const err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"\
must be >= -180"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate420.errors=vErrors,errors===0}validate420.evaluated={dynamicProps:!1,dynamicItems:!1};function validate422(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate422.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data==
"number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data=="nu\
mber"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"#/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}return validate422.errors=
vErrors,errors===0}validate422.evaluated={dynamicProps:!1,dynamicItems:!1};function validate426(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate426.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){
if(data.length>200){const err0={instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:200},message:"must\
 NOT have more than 200 items"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}const len0=data.length;for(let i0=0;i0<
len0;i0++)validate270(data[i0],{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate270.errors:vErrors.concat(validate270.errors),errors=vErrors.length)}else{const err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate426.errors=vErrors,errors===0}validate426.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function validate413(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate413.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.order_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"order_id"},message:"must have required property 'ord\
er_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.rider_id===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rider_id"},message:"must have required property 'rider_id'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===void 0){const err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.latitude===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"latitude"},message:"must have required property 'latitude'"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}if(data.longitude===void 0){const err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"longitude"},message:"must have required property 'longitude'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.updated_at===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}for(const key0 in data)if(!func8.call(schema194.properties,key0)){const err6={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.order_id!==void 0&&(validate414(
data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate414.errors:vErrors.concat(validate414.errors),errors=vErrors.length)),data.rider_id!==void 0){
let data1=data.rider_id;if(typeof data1=="string"){if(func1(data1)>64){const err7={instancePath:instancePath+"/rider_id",
schemaPath:"#/properties/rider_id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(func1(data1)<1){const err8={instancePath:instancePath+
"/rider_id",schemaPath:"#/properties/rider_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{const err9={instancePath:instancePath+
"/rider_id",schemaPath:"#/properties/rider_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.name!==void 0&&typeof data.name!="string"){const err10={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.phone_number!==void 0&&(validate416(data.phone_number,{instancePath:instancePath+
"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate416.
errors:vErrors.concat(validate416.errors),errors=vErrors.length)),data.vehicle!==void 0){let data4=data.vehicle;if(typeof data4!=
"string"){const err11={instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!(data4==="bicyc\
le"||data4==="motorcycle"||data4==="car"||data4==="walker")){const err12={instancePath:instancePath+"/vehicle",schemaPath:"\
#/properties/vehicle/enum",keyword:"enum",params:{allowedValues:schema194.properties.vehicle.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}data.latitude!==void 0&&(validate418(
data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate418.errors:vErrors.concat(validate418.errors),errors=vErrors.length)),data.longitude!==void 0&&
(validate420(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate420.errors:vErrors.concat(validate420.errors),errors=vErrors.length)),
data.updated_at!==void 0&&(validate422(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"\
updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate422.errors:vErrors.concat(validate422.errors),errors=
vErrors.length)),data.pickup_eta!==void 0&&(validate422(data.pickup_eta,{instancePath:instancePath+"/pickup_eta",parentData:data,
parentDataProperty:"pickup_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate422.errors:vErrors.concat(validate422.
errors),errors=vErrors.length)),data.dropoff_eta!==void 0&&(validate422(data.dropoff_eta,{instancePath:instancePath+"/dr\
opoff_eta",parentData:data,parentDataProperty:"dropoff_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate422.
errors:vErrors.concat(validate422.errors),errors=vErrors.length)),data.geometry!==void 0&&(validate426(data.geometry,{instancePath:instancePath+
"/geometry",parentData:data,parentDataProperty:"geometry",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate426.
errors:vErrors.concat(validate426.errors),errors=vErrors.length))}else{const err13={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate413.
errors=vErrors,errors===0}validate413.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate412(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate412.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"result"},message:"must have required property 'result'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate413(data.result,{instancePath:instancePath+
"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate413.errors:
vErrors.concat(validate413.errors),errors=vErrors.length))}else{const err2={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate412.
errors=vErrors,errors===0}validate412.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isSaveVendorAddress=validate430,
schema201={type:"object",description:"Body of PUT /vendor/{id}/address: where riders collect from a vendor that had no l\
ocation (API-019, Q33). The byte limits are the portal's to check too (ADR-012, ADR-013, Q40).",additionalProperties:!1,
properties:{address_text:{type:"string",minLength:1,maxLength:600,description:"The whole address in one line."},unit:{type:"\
string",description:"Unit number.",maxLength:64},notes:{type:"string",description:"Instructions for the rider, at most 1\
000 UTF-8 bytes.",maxLength:1e3},building:{type:"string",description:"Name of the building.",maxLength:128},city:{type:"\
string",description:"Name of the city.",maxLength:128},country_code:{$ref:"basics.schema.json#/$defs/CountryIso"},latitude:{
$ref:"basics.schema.json#/$defs/Latitude"},longitude:{$ref:"basics.schema.json#/$defs/Longitude"},postal_code:{type:"str\
ing",description:"Postal code.",maxLength:16},street_address:{type:"string",minLength:1,maxLength:255,description:"Stree\
t and number, at most 255 UTF-8 bytes."}},required:["address_text","country_code","latitude","longitude","street_address"]};
function validate430(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate430.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.address_text===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"address_text"},message:"must have requi\
red property 'address_text'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.country_code===void 0){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country_code"},message:"must have requi\
red property 'country_code'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.latitude===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latitude"},message:"must have required \
property 'latitude'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.longitude===void 0){const err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"longitude"},message:"must have required\
 property 'longitude'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.street_address===void 0){const err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"street_address"},message:"must have req\
uired property 'street_address'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key0 in data)if(!func8.
call(schema201.properties,key0)){const err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.address_text!==void 0){let data0=data.address_text;if(typeof data0=="string"){if(func1(data0)>
600){const err6={instancePath:instancePath+"/address_text",schemaPath:"#/properties/address_text/maxLength",keyword:"max\
Length",params:{limit:600},message:"must NOT have more than 600 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(func1(data0)<1){const err7={instancePath:instancePath+"/address_text",schemaPath:"#/properties/address\
_text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath:instancePath+"/address_text",schemaPath:"#/properties/\
address_text/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}}if(data.unit!==void 0){let data1=data.unit;if(typeof data1=="string"){if(func1(data1)>64){const err9={
instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={instancePath:instancePath+
"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}}if(data.notes!==void 0){let data2=data.notes;if(typeof data2=="string"){if(func1(
data2)>1e3){const err11={instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",
params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}else{const err12={instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.building!==
void 0){let data3=data.building;if(typeof data3=="string"){if(func1(data3)>128){const err13={instancePath:instancePath+"\
/building",schemaPath:"#/properties/building/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have mo\
re than 128 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{const err14={instancePath:instancePath+
"/building",schemaPath:"#/properties/building/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.city!==void 0){let data4=data.city;if(typeof data4=="string"){
if(func1(data4)>128){const err15={instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}else{const err16={instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.country_code!==
void 0&&(validate329(data.country_code,{instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"co\
untry_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate329.errors:vErrors.concat(validate329.errors),errors=
vErrors.length)),data.latitude!==void 0&&(validate325(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,
parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate325.errors:vErrors.concat(validate325.
errors),errors=vErrors.length)),data.longitude!==void 0&&(validate327(data.longitude,{instancePath:instancePath+"/longit\
ude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate327.errors:
vErrors.concat(validate327.errors),errors=vErrors.length)),data.postal_code!==void 0){let data8=data.postal_code;if(typeof data8==
"string"){if(func1(data8)>16){const err17={instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code\
/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}}else{const err18={instancePath:instancePath+"/postal_code",schemaPath:"#/propertie\
s/postal_code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}}if(data.street_address!==void 0){let data9=data.street_address;if(typeof data9=="string"){if(func1(
data9)>255){const err19={instancePath:instancePath+"/street_address",schemaPath:"#/properties/street_address/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?vErrors=[err19]:
vErrors.push(err19),errors++}if(func1(data9)<1){const err20={instancePath:instancePath+"/street_address",schemaPath:"#/p\
roperties/street_address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{const err21={instancePath:instancePath+"/street_addres\
s",schemaPath:"#/properties/street_address/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}}}else{const err22={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}return validate430.
errors=vErrors,errors===0}validate430.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isSavedAddressAnswer=validate434;function validate436(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate436.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>32){const err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(func1(data)<1){const err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!pattern16.
test(data)){const err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[+0-9(][0-9 ()./-]*$"},message:'\
must match pattern "^[+0-9(][0-9 ()./-]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}return validate436.errors=vErrors,errors===0}validate436.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate435(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate435.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){const err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.phone_number===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"phone_number"},message:"must have required property 'phone_number'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.latitude===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"latitude"},message:"must have required property 'latitude'"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}if(data.longitude===void 0){const err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"longitude"},message:"must have required property 'longitude'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.address===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"address"},message:"must have required property 'address'"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}for(const key0 in data)if(!(key0==="id"||key0==="name"||key0==="phone_number"||key0==="latit\
ude"||key0==="longitude"||key0==="notes"||key0==="address")){const err6={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(func1(
data0)>64){const err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(func1(
data0)<1){const err8={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
const err9={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.name!==void 0&&typeof data.name!="st\
ring"){const err10={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.phone_number!==void 0&&
(validate436(data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_numb\
er",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate436.errors:vErrors.concat(validate436.errors),errors=vErrors.
length)),data.latitude!==void 0&&(validate325(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"\
latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate325.errors:vErrors.concat(validate325.errors),errors=
vErrors.length)),data.longitude!==void 0&&(validate327(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,
parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate327.errors:vErrors.concat(validate327.
errors),errors=vErrors.length)),data.notes!==void 0&&typeof data.notes!="string"){const err11={instancePath:instancePath+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.address!==void 0&&typeof data.address!="string"){const err12={
instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{const err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}return validate435.errors=vErrors,errors===0}validate435.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate434(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate434.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(const key0 in data)if(key0!=="data"){const err1={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data!==void 0){let data0=data.data;if(data0&&typeof data0=="obje\
ct"&&!Array.isArray(data0)){if(data0.body===void 0){const err2={instancePath:instancePath+"/data",schemaPath:"#/properti\
es/data/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!=="body"){const err3={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.body!==
void 0){let data1=data0.body;if(Array.isArray(data1)){const len0=data1.length;for(let i0=0;i0<len0;i0++)validate435(data1[i0],
{instancePath:instancePath+"/data/body/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate435.errors:vErrors.concat(validate435.errors),errors=vErrors.length)}else{const err4={instancePath:instancePath+
"/data/body",schemaPath:"#/properties/data/properties/body/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{const err5={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate434.errors=vErrors,errors===0}validate434.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isSearchHistory=validate441;function validate441(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate441.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),Array.isArray(data)){if(data.length>10){const err0={instancePath,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:10},message:"must NOT have more than 10 items"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}const len0=data.length;for(let i0=0;i0<len0;i0++){let data0=data[i0];if(typeof data0=="string"){if(func1(data0)>
255){const err1={instancePath:instancePath+"/"+i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func1(data0)<
1){const err2={instancePath:instancePath+"/"+i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{const err3={instancePath:instancePath+
"/"+i0,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate441.errors=vErrors,
errors===0}validate441.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};const isServerMessage=validate442;function validate443(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate443.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.event===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="event"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.event!==void 0){let data0=data.
event;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.type===void 0){const err2={instancePath:instancePath+
"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"must have \
required property 'type'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.data===void 0){const err3={
instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="type"||key1==="data")){const err4={instancePath:instancePath+"/event",schemaPath:"#/properties/event/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional proper\
ties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.type!==void 0&&data0.type!=="subscribe_ok"){const err5={
instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/const",keyword:"const",params:{allowedValue:"\
subscribe_ok"},message:"must be equal to constant"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data0.data!==
void 0){let data2=data0.data;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.vendor_id===void 0){const err6={
instancePath:instancePath+"/event/data",schemaPath:"#/properties/event/properties/data/required",keyword:"required",params:{
missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}for(const key2 in data2)if(key2!=="vendor_id"){const err7={instancePath:instancePath+"/event/data",schemaPath:"\
#/properties/event/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}data2.vendor_id!==
void 0&&(validate118(data2.vendor_id,{instancePath:instancePath+"/event/data/vendor_id",parentData:data2,parentDataProperty:"\
vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate118.errors:vErrors.concat(validate118.errors),errors=
vErrors.length))}else{const err8={instancePath:instancePath+"/event/data",schemaPath:"#/properties/event/properties/data\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}}else{const err9={instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{const err10={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}return validate443.errors=vErrors,errors===0}validate443.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate446(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate446.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.event===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="event"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.event!==void 0){let data0=data.
event;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.type===void 0){const err2={instancePath:instancePath+
"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"must have \
required property 'type'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.data===void 0){const err3={
instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="type"||key1==="data")){const err4={instancePath:instancePath+"/event",schemaPath:"#/properties/event/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional proper\
ties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.type!==void 0&&data0.type!=="subscribe_refused"){
const err5={instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/const",keyword:"const",
params:{allowedValue:"subscribe_refused"},message:"must be equal to constant"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}if(data0.data!==void 0){let data2=data0.data;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.
vendor_id===void 0){const err6={instancePath:instancePath+"/event/data",schemaPath:"#/properties/event/properties/data/r\
equired",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data2.status===void 0){const err7={instancePath:instancePath+"/event/\
data",schemaPath:"#/properties/event/properties/data/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.message===void 0){
const err8={instancePath:instancePath+"/event/data",schemaPath:"#/properties/event/properties/data/required",keyword:"re\
quired",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}for(const key2 in data2)if(!(key2==="vendor_id"||key2==="status"||key2==="message")){const err9={
instancePath:instancePath+"/event/data",schemaPath:"#/properties/event/properties/data/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}if(data2.vendor_id!==void 0&&(validate118(data2.vendor_id,{instancePath:instancePath+
"/event/data/vendor_id",parentData:data2,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate118.errors:vErrors.concat(validate118.errors),errors=vErrors.length)),data2.status!==void 0){let data4=data2.status;
if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4))){const err10={instancePath:instancePath+"/event\
/data/status",schemaPath:"#/properties/event/properties/data/properties/status/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data4=="number"&&isFinite(
data4)){if(data4>599||isNaN(data4)){const err11={instancePath:instancePath+"/event/data/status",schemaPath:"#/properties\
/event/properties/data/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be \
<= 599"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data4<400||isNaN(data4)){const err12={instancePath:instancePath+
"/event/data/status",schemaPath:"#/properties/event/properties/data/properties/status/minimum",keyword:"minimum",params:{
comparison:">=",limit:400},message:"must be >= 400"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}if(data2.
message!==void 0&&typeof data2.message!="string"){const err13={instancePath:instancePath+"/event/data/message",schemaPath:"\
#/properties/event/properties/data/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{const err14={instancePath:instancePath+"/event/dat\
a",schemaPath:"#/properties/event/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{const err15={instancePath:instancePath+"/event",schemaPath:"\
#/properties/event/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}}}else{const err16={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate446.errors=vErrors,
errors===0}validate446.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate449(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate449.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.event===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="event"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.event!==void 0){let data0=data.
event;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.type===void 0){const err2={instancePath:instancePath+
"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"must have \
required property 'type'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.data===void 0){const err3={
instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key1 in data0)
if(!(key1==="type"||key1==="data")){const err4={instancePath:instancePath+"/event",schemaPath:"#/properties/event/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional proper\
ties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.type!==void 0&&data0.type!=="order_update"){const err5={
instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/const",keyword:"const",params:{allowedValue:"\
order_update"},message:"must be equal to constant"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}data0.data!==
void 0&&(validate260(data0.data,{instancePath:instancePath+"/event/data",parentData:data0,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate260.errors:vErrors.concat(validate260.errors),errors=vErrors.length))}else{
const err6={instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{const err7={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}return validate449.errors=vErrors,errors===0}validate449.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate442(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate442.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;
let valid0=!1;const _errs1=errors;validate443(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate443.errors:vErrors.concat(validate443.errors),errors=vErrors.length);var _valid0=_errs1===
errors;if(valid0=valid0||_valid0,_valid0)var props0=!0;const _errs2=errors;validate446(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate446.errors:vErrors.concat(validate446.errors),errors=vErrors.
length);var _valid0=_errs2===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);const _errs3=errors;validate449(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate449.errors:vErrors.
concat(validate449.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(valid0=valid0||_valid0,_valid0&&props0!==
!0&&(props0=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err0={instancePath,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}return validate442.errors=vErrors,evaluated0.props=props0,errors===0}validate442.evaluated={dynamicProps:!0,
dynamicItems:!1};const isServiceHoursAnswer=validate452;const schema211={type:"object",description:"Service hours, derived from the country parameter serviceHours (REQ-020, Q34\
).",additionalProperties:!1,properties:{status:{type:"string",enum:["open","closed"],description:"Whether a rider can be\
 requested now."},from:{type:"string",description:"Opening time, HH:mm in the country's zone.",pattern:"^[0-9]{2}:[0-9]{\
2}$"},to:{type:"string",description:"Closing time, HH:mm in the country's zone.",pattern:"^[0-9]{2}:[0-9]{2}$"},currentTime:{
type:"string",description:"Time of the answer, HH:mm in the country's zone.",pattern:"^[0-9]{2}:[0-9]{2}$"}},required:["\
status","currentTime"]},pattern53=new RegExp("^[0-9]{2}:[0-9]{2}$","u");function validate453(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate453.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.status===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.currentTime===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currentTime"},message:"must have required property 'currentTime'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(const key0 in data)if(!(key0==="status"||key0==="from"||key0==="to"||key0==="currentTime")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.status!==void 0){
let data0=data.status;if(typeof data0!="string"){const err3={instancePath:instancePath+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(!(data0==="open"||data0==="closed")){const err4={instancePath:instancePath+"/status",schemaPath:"#/pro\
perties/status/enum",keyword:"enum",params:{allowedValues:schema211.properties.status.enum},message:"must be equal to on\
e of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.from!==void 0){let data1=data.
from;if(typeof data1=="string"){if(!pattern53.test(data1)){const err5={instancePath:instancePath+"/from",schemaPath:"#/p\
roperties/from/pattern",keyword:"pattern",params:{pattern:"^[0-9]{2}:[0-9]{2}$"},message:'must match pattern "^[0-9]{2}:\
[0-9]{2}$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/fro\
m",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}if(data.to!==void 0){let data2=data.to;if(typeof data2=="string"){if(!pattern53.test(
data2)){const err7={instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{2}:[0-9]{2}$"},message:'must match pattern "^[0-9]{2}:[0-9]{2}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}else{const err8={instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.currentTime!==void 0){
let data3=data.currentTime;if(typeof data3=="string"){if(!pattern53.test(data3)){const err9={instancePath:instancePath+"\
/currentTime",schemaPath:"#/properties/currentTime/pattern",keyword:"pattern",params:{pattern:"^[0-9]{2}:[0-9]{2}$"},message:'\
must match pattern "^[0-9]{2}:[0-9]{2}$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{const err10={
instancePath:instancePath+"/currentTime",schemaPath:"#/properties/currentTime/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{const err11={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}return validate453.errors=vErrors,errors===0}validate453.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate452(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate452.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"result"},message:"must have required property 'result'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate453(data.result,{instancePath:instancePath+
"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate453.errors:
vErrors.concat(validate453.errors),errors=vErrors.length))}else{const err2={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate452.
errors=vErrors,errors===0}validate452.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isSignedFee=validate455;
function validate455(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate455.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.fee===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"fee"},message:"must have required property 'fee'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.signature===void 0){const err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"signature"},message:"must have required property 'signature'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="fee"||key0==="signature"||key0==="va\
lid_until")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.fee!==void 0&&
(validate128(data.fee,{instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&
(validate130(data.signature,{instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),
data.valid_until!==void 0&&(validate132(data.valid_until,{instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"\
valid_until",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=
vErrors.length))}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate455.errors=vErrors,errors===0}validate455.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isStoredFilters=validate459;const schema214={type:"object",description:"Date filter of the history (section 3, Q64).",additionalProperties:!1,properties:{
from:{$ref:"basics.schema.json#/$defs/UnixSeconds",description:"Start of the first day in the country's zone."},to:{$ref:"\
basics.schema.json#/$defs/UnixSeconds",description:"Last second of the last day in the country's zone."},category:{type:"\
string",enum:["yesterday","past-week","past-month","custom"],description:"Which preset."}},required:["from","to","catego\
ry"]};function validate461(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate461.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data))){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data)){const err1={instancePath,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799},message:"must be <= 253402300799"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(data)){const err2={instancePath,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
return validate461.errors=vErrors,errors===0}validate461.evaluated={dynamicProps:!1,dynamicItems:!1};function validate460(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate460.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.from===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.to===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
to"},message:"must have required property 'to'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.category===
void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},message:"\
must have required property 'category'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)
if(!(key0==="from"||key0==="to"||key0==="category")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.from!==void 0&&(validate461(data.from,{instancePath:instancePath+"/from",parentData:data,
parentDataProperty:"from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate461.errors:vErrors.concat(validate461.
errors),errors=vErrors.length)),data.to!==void 0&&(validate461(data.to,{instancePath:instancePath+"/to",parentData:data,
parentDataProperty:"to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate461.errors:vErrors.concat(validate461.
errors),errors=vErrors.length)),data.category!==void 0){let data2=data.category;if(typeof data2!="string"){const err4={instancePath:instancePath+
"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(!(data2==="yesterday"||data2==="past-week"||data2==="past-month"||data2===
"custom")){const err5={instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{
allowedValues:schema214.properties.category.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate460.errors=vErrors,
errors===0}validate460.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const schema216={type:"string",enum:["ANY","\
NEW","COLLECTED","DELIVERED","CANCELLED"],description:"Status filter of the history (section 4, Q102)."};function validate465(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate465.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="ANY"||data==="NEW"||data==="COLLECTED"||data==="DELIVERED"||
data==="CANCELLED")){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema216.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate465.
errors=vErrors,errors===0}validate465.evaluated={dynamicProps:!1,dynamicItems:!1};function validate459(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate459.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){for(const key0 in data)if(!(key0==="dateRangeFilter"||key0==="orderStatusFi\
lter")){const err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.dateRangeFilter!==
void 0&&(validate460(data.dateRangeFilter,{instancePath:instancePath+"/dateRangeFilter",parentData:data,parentDataProperty:"\
dateRangeFilter",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate460.errors:vErrors.concat(validate460.errors),
errors=vErrors.length)),data.orderStatusFilter!==void 0&&(validate465(data.orderStatusFilter,{instancePath:instancePath+
"/orderStatusFilter",parentData:data,parentDataProperty:"orderStatusFilter",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate465.errors:vErrors.concat(validate465.errors),errors=vErrors.length))}else{const err1={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate459.errors=vErrors,errors===0}validate459.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isStoredGuest=validate467;function validate467(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate467.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.vendor_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 've\
ndor_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.token===void 0){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)if(!(key0==="vendor_id"||key0==="token")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.vendor_id!==void 0&&
(validate228(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate228.errors:vErrors.concat(validate228.errors),errors=vErrors.length)),
data.token!==void 0){let data1=data.token;if(typeof data1=="string"){if(func1(data1)<1){const err3={instancePath:instancePath+
"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{const err4={instancePath:instancePath+"\
/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate467.errors=vErrors,
errors===0}validate467.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isStoredLogin=validate469;function validate470(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate470.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>254){const err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(!pattern17.test(data)){const err1={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:'must match pattern "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate470.errors=vErrors,errors===
0}validate470.evaluated={dynamicProps:!1,dynamicItems:!1};function validate472(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate472.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data!=="outlet-management"){const err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema133.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate472.
errors=vErrors,errors===0}validate472.evaluated={dynamicProps:!1,dynamicItems:!1};function validate469(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate469.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.user===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.meta===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(const key0 in data)
if(!(key0==="user"||key0==="meta")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.user!==void 0){let data0=data.user;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){
if(data0.id===void 0){const err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"req\
uired",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(data0.email===void 0){const err4={instancePath:instancePath+"/user",schemaPath:"#/properties/user/requ\
ired",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}for(const key1 in data0)if(!(key1==="id"||key1==="email"||key1==="roles")){const err5={
instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data0.id!==void 0){let data1=data0.id;if(typeof data1=="string"){if(func1(data1)>64){const err6={instancePath:instancePath+
"/user/id",schemaPath:"#/properties/user/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(data1)<1){const err7={
instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
const err8={instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data0.email!==void 0&&
(validate470(data0.email,{instancePath:instancePath+"/user/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate470.errors:vErrors.concat(validate470.errors),errors=vErrors.length)),data0.roles!==void 0){
let data3=data0.roles;if(Array.isArray(data3)){const len0=data3.length;for(let i0=0;i0<len0;i0++)validate472(data3[i0],{
instancePath:instancePath+"/user/roles/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate472.errors:vErrors.concat(validate472.errors),errors=vErrors.length)}else{const err9={instancePath:instancePath+
"/user/roles",schemaPath:"#/properties/user/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{const err10={instancePath:instancePath+"/user",
schemaPath:"#/properties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}}if(data.meta!==void 0){let data5=data.meta;if(data5&&typeof data5=="object"&&!Array.
isArray(data5)){if(data5.AccessToken===void 0){const err11={instancePath:instancePath+"/meta",schemaPath:"#/properties/m\
eta/required",keyword:"required",params:{missingProperty:"AccessToken"},message:"must have required property 'AccessToke\
n'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data5.IdToken===void 0){const err12={instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty:"IdToken"},message:"must have\
 required property 'IdToken'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data5.RefreshToken===void 0){
const err13={instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty:"\
RefreshToken"},message:"must have required property 'RefreshToken'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}if(data5.Expires===void 0){const err14={instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/require\
d",keyword:"required",params:{missingProperty:"Expires"},message:"must have required property 'Expires'"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}for(const key2 in data5)if(!(key2==="AccessToken"||key2==="IdToken"||key2===
"RefreshToken"||key2==="Expires")){const err15={instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data5.AccessToken!==void 0){let data6=data5.AccessToken;
if(typeof data6=="string"){if(func1(data6)<1){const err16={instancePath:instancePath+"/meta/AccessToken",schemaPath:"#/p\
roperties/meta/properties/AccessToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{const err17={instancePath:instancePath+
"/meta/AccessToken",schemaPath:"#/properties/meta/properties/AccessToken/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data5.IdToken!==void 0){let data7=data5.
IdToken;if(typeof data7=="string"){if(func1(data7)<1){const err18={instancePath:instancePath+"/meta/IdToken",schemaPath:"\
#/properties/meta/properties/IdToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{const err19={instancePath:instancePath+"\
/meta/IdToken",schemaPath:"#/properties/meta/properties/IdToken/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data5.RefreshToken!==void 0){let data8=data5.
RefreshToken;if(typeof data8=="string"){if(func1(data8)<1){const err20={instancePath:instancePath+"/meta/RefreshToken",schemaPath:"\
#/properties/meta/properties/RefreshToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{const err21={instancePath:instancePath+
"/meta/RefreshToken",schemaPath:"#/properties/meta/properties/RefreshToken/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data5.Expires!==void 0){let data9=data5.
Expires;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9))){const err22={instancePath:instancePath+
"/meta/Expires",schemaPath:"#/properties/meta/properties/Expires/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(typeof data9=="number"&&isFinite(data9)&&
(data9<0||isNaN(data9))){const err23={instancePath:instancePath+"/meta/Expires",schemaPath:"#/properties/meta/properties\
/Expires/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err23]:
vErrors.push(err23),errors++}}}else{const err24={instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}}else{
const err25={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err25]:vErrors.push(err25),errors++}return validate469.errors=vErrors,errors===0}validate469.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isStoredVendors=validate474;function validate474(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate474.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(const key0 in data)if(!(key0==="showTog\
gleOutlet"||key0==="enableToggleOutlet")){const err0={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.showToggleOutlet!==void 0&&typeof data.showToggleOutlet!="boolean"){const err1={instancePath:instancePath+
"/showToggleOutlet",schemaPath:"#/properties/showToggleOutlet/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.enableToggleOutlet!==void 0&&typeof data.
enableToggleOutlet!="boolean"){const err2={instancePath:instancePath+"/enableToggleOutlet",schemaPath:"#/properties/enab\
leToggleOutlet/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate474.errors=vErrors,errors===0}validate474.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isUpdateOrder=validate475;function validate475(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate475.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.vendor_id===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 've\
ndor_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.payment_method===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"payment_method"},message:"must have required propert\
y 'payment_method'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.amount===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.item_details===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"item_details"},message:"must have required property 'item_detail\
s'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(const key0 in data)if(!(key0==="vendor_id"||key0==="p\
ayment_method"||key0==="amount"||key0==="item_details"||key0==="location"||key0==="delivery_fee"||key0==="signature")){const err4={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.vendor_id!==void 0&&
(validate107(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.errors),errors=vErrors.length)),
data.payment_method!==void 0&&(validate151(data.payment_method,{instancePath:instancePath+"/payment_method",parentData:data,
parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate151.errors:vErrors.concat(
validate151.errors),errors=vErrors.length)),data.amount!==void 0&&(validate128(data.amount,{instancePath:instancePath+"/\
amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.errors:
vErrors.concat(validate128.errors),errors=vErrors.length)),data.item_details!==void 0){let data3=data.item_details;if(typeof data3==
"string"){if(func1(data3)>200){const err5={instancePath:instancePath+"/item_details",schemaPath:"#/properties/item_detai\
ls/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{const err6={instancePath:instancePath+"/item_details",schemaPath:"#/properties/\
item_details/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}if(data.location!==void 0&&(validate143(data.location,{instancePath:instancePath+"/location",parentData:data,
parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.concat(validate143.
errors),errors=vErrors.length)),data.delivery_fee!==void 0&&(validate128(data.delivery_fee,{instancePath:instancePath+"/\
delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&(validate130(data.signature,{
instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),data.location!==void 0){if(data.
delivery_fee===void 0){const err7={instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
location",missingProperty:"delivery_fee",depsCount:2,deps:"delivery_fee, signature"},message:"must have properties deliv\
ery_fee, signature when property location is present"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.
signature===void 0){const err8={instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
location",missingProperty:"signature",depsCount:2,deps:"delivery_fee, signature"},message:"must have properties delivery\
_fee, signature when property location is present"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.delivery_fee!==
void 0&&data.signature===void 0){const err9={instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"delivery_fee",missingProperty:"signature",depsCount:1,deps:"signature"},message:"must have property signature \
when property delivery_fee is present"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.signature!==void 0&&
data.delivery_fee===void 0){const err10={instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"signature",missingProperty:"delivery_fee",depsCount:1,deps:"delivery_fee"},message:"must have property deliver\
y_fee when property signature is present"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{const err11={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}return validate475.errors=vErrors,errors===0}validate475.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const isValidateVoucher=validate482;function validate482(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate482.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.code===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.order===void 0){const err1={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.vendor_id===void 0){const err2={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="code"||key0==="order"||key0==="vendo\
r_id")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.code!==
void 0&&(validate135(data.code,{instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.length)),data.order!==void 0){
let data1=data.order;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.order_time===void 0){const err4={
instancePath:instancePath+"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"\
order_time"},message:"must have required property 'order_time'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data1.delivery_fee===void 0){const err5={instancePath:instancePath+"/order",schemaPath:"#/properties/order/required",
keyword:"required",params:{missingProperty:"delivery_fee"},message:"must have required property 'delivery_fee'"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.signature===void 0){const err6={instancePath:instancePath+"/ord\
er",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"signature"},message:"must have \
required property 'signature'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key1 in data1)if(!(key1===
"order_time"||key1==="delivery_fee"||key1==="signature")){const err7={instancePath:instancePath+"/order",schemaPath:"#/p\
roperties/order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT \
have additional properties"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}data1.order_time!==void 0&&(validate132(
data1.order_time,{instancePath:instancePath+"/order/order_time",parentData:data1,parentDataProperty:"order_time",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length)),
data1.delivery_fee!==void 0&&(validate128(data1.delivery_fee,{instancePath:instancePath+"/order/delivery_fee",parentData:data1,
parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.
errors),errors=vErrors.length)),data1.signature!==void 0&&(validate130(data1.signature,{instancePath:instancePath+"/orde\
r/signature",parentData:data1,parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate130.
errors:vErrors.concat(validate130.errors),errors=vErrors.length))}else{const err8={instancePath:instancePath+"/order",schemaPath:"\
#/properties/order/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}}data.vendor_id!==void 0&&(validate107(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.
errors),errors=vErrors.length))}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate482.errors=vErrors,errors===
0}validate482.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const isVendorAnswer=validate488;const schema225={type:"object",description:"A vendor or collection point (section 3).",additionalProperties:!1,properties:{
vendor_id:{$ref:"basics.schema.json#/$defs/VendorId"},parent_vendor_id:{$ref:"basics.schema.json#/$defs/VendorId",description:"\
The vendor it belongs to; missing for one that stands alone."},client_vendor_id:{type:"string",description:"Its id in th\
e business's own system."},is_active:{type:"boolean",description:"Riders can be requested."},is_registered:{type:"boolea\
n",description:"Its registration is complete."},is_parent:{type:"boolean",description:"It has outlets (ROL-002)."},estimation_pick_up_time:{
type:"number",description:"Minutes until a rider can collect; 0 when unknown (Q103).",minimum:0},flags:{type:"object",description:"\
What is switched for this vendor.",additionalProperties:!1,properties:{payment_methods:{type:"object",description:"Payme\
nt methods that are switched on (true) or off (false); one that is not named is on (Q48).",propertyNames:{$ref:"order.sc\
hema.json#/$defs/PaymentMethod"},additionalProperties:{type:"boolean"}}},required:["payment_methods"]},vendor_information:{
$ref:"#/$defs/VendorInformation"}},required:["vendor_id","is_active","is_registered","is_parent","estimation_pick_up_tim\
e","flags","vendor_information"]};function validate492(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate492.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){const err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="NONE"||data==="PAID"||data==="CASH_ON_DELIVERY"||data==="PAYMENT_ON_DELIVERY")){const err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema144.enum},message:"must be equal to one of the allowed va\
lues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate492.errors=vErrors,errors===0}validate492.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate496(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate496.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(!pattern46.test(data)){const err0={instancePath,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}}else{const err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate496.errors=vErrors,errors===0}
validate496.evaluated={dynamicProps:!1,dynamicItems:!1};const schema229={type:"object",description:"Where a vendor is; l\
atitude and longitude are both missing when it has no location yet (REQ-015).",additionalProperties:!1,properties:{address_text:{
type:"string",description:"The whole address in one line."},building:{type:"string",description:"Name of the building."},
unit:{type:"string",description:"Unit number."},city:{type:"string",description:"Name of the city."},country_code:{$ref:"\
basics.schema.json#/$defs/CountryIso"},latitude:{$ref:"basics.schema.json#/$defs/Latitude"},longitude:{$ref:"basics.sche\
ma.json#/$defs/Longitude"},postal_code:{type:"string",description:"Postal code."},street:{type:"string",description:"Nam\
e of the street."},street_number:{type:"string",description:"House number."},rider_instructions:{type:"string",description:"\
What a rider should know before collecting."}}};function validate498(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate498.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){for(const key0 in data)if(!func8.call(schema229.properties,key0)){const err0={instancePath,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.address_text!==void 0&&typeof data.address_text!=
"string"){const err1={instancePath:instancePath+"/address_text",schemaPath:"#/properties/address_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.building!==
void 0&&typeof data.building!="string"){const err2={instancePath:instancePath+"/building",schemaPath:"#/properties/build\
ing/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.unit!==void 0&&typeof data.unit!="string"){const err3={instancePath:instancePath+"/unit",schemaPath:"#/\
properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.city!==void 0&&typeof data.city!="string"){const err4={instancePath:instancePath+"/city",schemaPath:"\
#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.country_code!==void 0&&(validate316(data.country_code,{instancePath:instancePath+"/country_c\
ode",parentData:data,parentDataProperty:"country_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate316.errors:
vErrors.concat(validate316.errors),errors=vErrors.length)),data.latitude!==void 0&&(validate308(data.latitude,{instancePath:instancePath+
"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate308.
errors:vErrors.concat(validate308.errors),errors=vErrors.length)),data.longitude!==void 0&&(validate310(data.longitude,{
instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate310.errors:vErrors.concat(validate310.errors),errors=vErrors.length)),data.postal_code!==void 0&&
typeof data.postal_code!="string"){const err5={instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_\
code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.street!==void 0&&typeof data.street!="string"){const err6={instancePath:instancePath+"/street",schemaPath:"\
#/properties/street/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(data.street_number!==void 0&&typeof data.street_number!="string"){const err7={instancePath:instancePath+
"/street_number",schemaPath:"#/properties/street_number/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.rider_instructions!==void 0&&typeof data.rider_instructions!=
"string"){const err8={instancePath:instancePath+"/rider_instructions",schemaPath:"#/properties/rider_instructions/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}return validate498.errors=vErrors,errors===0}validate498.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate494(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate494.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
name===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.owners===void 0){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"owners"},message:"must have\
 required property 'owners'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.contact===void 0){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contact"},message:"must have required p\
roperty 'contact'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.currency===void 0){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.location===void 0){const err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}for(const key0 in data)if(!(key0==="name"||key0==="owners"||key0==="cont\
act"||key0==="currency"||key0==="location")){const err5={instancePath,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>
200){const err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(
data0)<1){const err7={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
const err8={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.owners!==void 0){let data1=data.
owners;if(Array.isArray(data1)){const len0=data1.length;for(let i0=0;i0<len0;i0++)validate314(data1[i0],{instancePath:instancePath+
"/owners/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate314.errors:
vErrors.concat(validate314.errors),errors=vErrors.length)}else{const err9={instancePath:instancePath+"/owners",schemaPath:"\
#/properties/owners/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}if(data.contact!==void 0){let data3=data.contact;if(data3&&typeof data3=="object"&&!Array.isArray(data3)){
if(data3.phone===void 0){const err10={instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"\
required",params:{missingProperty:"phone"},message:"must have required property 'phone'"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}for(const key1 in data3)if(key1!=="phone"){const err11={instancePath:instancePath+"/contact",
schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data3.phone!==void 0&&
typeof data3.phone!="string"){const err12={instancePath:instancePath+"/contact/phone",schemaPath:"#/properties/contact/p\
roperties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}}else{const err13={instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}data.
currency!==void 0&&(validate496(data.currency,{instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"\
currency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate496.errors:vErrors.concat(validate496.errors),errors=
vErrors.length)),data.location!==void 0&&(validate498(data.location,{instancePath:instancePath+"/location",parentData:data,
parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate498.errors:vErrors.concat(validate498.
errors),errors=vErrors.length))}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate494.errors=vErrors,
errors===0}validate494.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate489(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate489.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.vendor_id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"vendor_id"},message:"must have required property 'vendor_id'"};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}if(data.is_active===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is_active"},message:"must have required property 'is_active'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.is_registered===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is_registered"},message:"must have required property 'is_registered'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.is_parent===void 0){const err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"is_parent"},message:"must have required property 'is_parent'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.estimation_pick_up_time===void 0){const err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"estimation_pick_up_time"},message:"must have required property '\
estimation_pick_up_time'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.flags===void 0){const err5={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"flags"},message:"must have required pro\
perty 'flags'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.vendor_information===void 0){const err6={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vendor_information"},message:"must have\
 required property 'vendor_information'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}for(const key0 in data)
if(!func8.call(schema225.properties,key0)){const err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(data.vendor_id!==void 0&&(validate306(data.vendor_id,{instancePath:instancePath+"/vendor_\
id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate306.errors:
vErrors.concat(validate306.errors),errors=vErrors.length)),data.parent_vendor_id!==void 0&&(validate306(data.parent_vendor_id,
{instancePath:instancePath+"/parent_vendor_id",parentData:data,parentDataProperty:"parent_vendor_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate306.errors:vErrors.concat(validate306.errors),errors=vErrors.length)),data.client_vendor_id!==
void 0&&typeof data.client_vendor_id!="string"){const err8={instancePath:instancePath+"/client_vendor_id",schemaPath:"#/\
properties/client_vendor_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}if(data.is_active!==void 0&&typeof data.is_active!="boolean"){const err9={instancePath:instancePath+
"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.is_registered!==void 0&&typeof data.is_registered!="bo\
olean"){const err10={instancePath:instancePath+"/is_registered",schemaPath:"#/properties/is_registered/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.
is_parent!==void 0&&typeof data.is_parent!="boolean"){const err11={instancePath:instancePath+"/is_parent",schemaPath:"#/\
properties/is_parent/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}if(data.estimation_pick_up_time!==void 0){let data6=data.estimation_pick_up_time;if(typeof data6==
"number"&&isFinite(data6)){if(data6<0||isNaN(data6)){const err12={instancePath:instancePath+"/estimation_pick_up_time",schemaPath:"\
#/properties/estimation_pick_up_time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{const err13={instancePath:instancePath+"/estimation_pi\
ck_up_time",schemaPath:"#/properties/estimation_pick_up_time/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.flags!==void 0){let data7=data.flags;if(data7&&
typeof data7=="object"&&!Array.isArray(data7)){if(data7.payment_methods===void 0){const err14={instancePath:instancePath+
"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"payment_methods"},message:"\
must have required property 'payment_methods'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}for(const key1 in data7)
if(key1!=="payment_methods"){const err15={instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data7.payment_methods!==void 0){let data8=data7.payment_methods;
if(data8&&typeof data8=="object"&&!Array.isArray(data8)){for(const key2 in data8){const _errs19=errors;validate492(key2,
{instancePath:instancePath+"/flags/payment_methods",parentData:data8,parentDataProperty:"payment_methods",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate492.errors:vErrors.concat(validate492.errors),errors=vErrors.length);var valid2=_errs19===
errors;if(!valid2){const err16={instancePath:instancePath+"/flags/payment_methods",schemaPath:"#/properties/flags/proper\
ties/payment_methods/propertyNames",keyword:"propertyNames",params:{propertyName:key2},message:"property name must be va\
lid"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}for(const key3 in data8)if(typeof data8[key3]!="boole\
an"){const err17={instancePath:instancePath+"/flags/payment_methods/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/flags/properties/payment_methods/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{const err18={instancePath:instancePath+
"/flags/payment_methods",schemaPath:"#/properties/flags/properties/payment_methods/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{const err19={instancePath:instancePath+
"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}}data.vendor_information!==void 0&&(validate494(data.vendor_information,
{instancePath:instancePath+"/vendor_information",parentData:data,parentDataProperty:"vendor_information",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate494.errors:vErrors.concat(validate494.errors),errors=vErrors.length))}else{const err20={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err20]:vErrors.push(err20),errors++}return validate489.errors=vErrors,errors===0}validate489.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate488(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate488.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required pr\
operty 'result'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate489(
data.result,{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate489.errors:vErrors.concat(validate489.errors),errors=vErrors.length))}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate488.errors=vErrors,errors===0}validate488.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
const isVendorsAnswer=validate505;function validate505(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate505.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.result!==void 0){let data0=data.
result;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.vendors===void 0){const err2={instancePath:instancePath+
"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty:"vendors"},message:"must \
have required property 'vendors'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key1 in data0)if(key1!==
"vendors"){const err3={instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data0.vendors!==void 0){let data1=data0.vendors;if(Array.isArray(data1)){const len0=data1.
length;for(let i0=0;i0<len0;i0++)validate489(data1[i0],{instancePath:instancePath+"/result/vendors/"+i0,parentData:data1,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate489.errors:vErrors.concat(validate489.errors),
errors=vErrors.length)}else{const err4={instancePath:instancePath+"/result/vendors",schemaPath:"#/properties/result/prop\
erties/vendors/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}}else{const err5={instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{
const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}return validate505.errors=vErrors,errors===0}validate505.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isVoucherAnswer=validate507;function validate507(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate507.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.result===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'resul\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(const key0 in data)if(key0!=="result"){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.result!==void 0&&(validate134(
data.result,{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.length))}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate507.errors=vErrors,errors===0}validate507.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
const isVoucherFee=validate509;function validate509(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate509.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.voucher===void 0){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher"},message:"must have required property 'vouc\
her'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.delivery_fee===void 0){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"delivery_fee"},message:"must have required property \
'delivery_fee'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.signature===void 0){const err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"signature"},message:"must have required property 'si\
gnature'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(const key0 in data)if(!(key0==="voucher"||key0===
"delivery_fee"||key0==="signature"||key0==="valid_until")){const err3={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}data.voucher!==void 0&&(validate134(data.voucher,{instancePath:instancePath+
"/voucher",parentData:data,parentDataProperty:"voucher",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:
vErrors.concat(validate134.errors),errors=vErrors.length)),data.delivery_fee!==void 0&&(validate128(data.delivery_fee,{instancePath:instancePath+
"/delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length)),data.signature!==void 0&&(validate130(data.signature,{
instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length)),data.valid_until!==void 0&&
(validate132(data.valid_until,{instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.
length))}else{const err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate509.errors=vErrors,errors===0}validate509.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};export{isAreaCheck,isAreaCheckAnswer,isAssetManifest,isAutocompleteAnswer,isBulkJobAnswer,isBulkJobsAnswer,isBulkPlacementAnswer,
isCancelOrder,isCardSecret,isClientMessage,isConfirmAnswer,isConfirmIntent,isConfirmPassword,isCountryParameterAnswer,isCreateBulkJob,
isCreateBulkJobAnswer,isCreateIntent,isDeliveryAreasAnswer,isDeliveryFeeRequest,isErrorAnswer,isEstimationsAnswer,isExpireLogin,
isExtendLogin,isExtendLoginAnswer,isFlagAnswer,isFlagErrorAnswer,isFlagEvaluation,isFlagFile,isForgotPassword,isGodroidTokenPayload,
isGuestLogin,isGuestLoginAnswer,isGuestOrders,isGuestTokenPayload,isHelpCentreInit,isHelpCentreInitAnswer,isHelpCentreTokenAnswer,
isIntentAnswer,isLogin,isLoginAnswer,isLogout,isNothing,isOrder,isOrderAnswer,isOrderPage,isOutlet,isOutletAnswer,isPaymentAuthAnswer,
isPlaceDetailsAnswer,isPlaceOrder,isPlacedOrder,isPublicTrackingAnswer,isRegisterErrorAnswer,isRegistration,isRegistrationAnswer,
isRemoteTranslations,isReverseAnswer,isRiderAnswer,isSaveVendorAddress,isSavedAddressAnswer,isSearchHistory,isServerMessage,
isServiceHoursAnswer,isSignedFee,isStoredFilters,isStoredGuest,isStoredLogin,isStoredVendors,isUpdateOrder,isValidateVoucher,
isVendorAnswer,isVendorsAnswer,isVoucherAnswer,isVoucherFee};
