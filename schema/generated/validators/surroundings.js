// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isAssetManifest=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.build===
void 0&&(missing0="build")||data.files===void 0&&(missing0="files"))return validate53.errors=[{instancePath}],!1;if(data.
build!==void 0){const _errs1=errors;if(typeof data.build!="string")return validate53.errors=[{instancePath:instancePath+
"/build"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.files!==void 0){let data1=data.files;const _errs3=errors;
if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;const len0=data1.length;for(let i0=0;i0<len0;i0++){const _errs5=errors;
if(typeof data1[i0]!="string")return validate53.errors=[{instancePath:instancePath+"/files/"+i0}],!1;var valid1=_errs5===
errors;if(!valid1)break}}else return validate53.errors=[{instancePath:instancePath+"/files"}],!1;var valid0=_errs3===errors}else
var valid0=!0}else return validate53.errors=[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated=
{props:{build:!0,files:!0},dynamicProps:!1,dynamicItems:!1};const isFlagAnswer=validate54;function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.key===void 0&&
(missing0="key"))return validate55.errors=[{instancePath}],!1;if(data.key!==void 0){const _errs1=errors;if(typeof data.key!=
"string")return validate55.errors=[{instancePath:instancePath+"/key"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.value!==void 0){let data1=data.value;const _errs3=errors,_errs4=errors;let valid1=!1;const _errs5=errors;
if(typeof data1!="boolean"){const err0={instancePath:instancePath+"/value"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var _valid0=_errs5===errors;valid1=valid1||_valid0;const _errs7=errors;if(typeof data1!="string"){const err1={instancePath:instancePath+
"/value"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs7===errors;valid1=valid1||_valid0;const _errs9=errors;
if(!(typeof data1=="number"&&isFinite(data1))){const err2={instancePath:instancePath+"/value"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}var _valid0=_errs9===errors;valid1=valid1||_valid0;const _errs11=errors;if(errors===_errs11&&
!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err3={instancePath:instancePath+"/value"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs11===errors;if(valid1=valid1||_valid0,valid1)errors=_errs4,vErrors!==
null&&(_errs4?vErrors.length=_errs4:vErrors=null);else{const err4={instancePath:instancePath+"/value"};return vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++,validate55.errors=vErrors,!1}var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.reason!==void 0){const _errs14=errors;if(typeof data.reason!="string")return validate55.errors=[{instancePath:instancePath+
"/reason"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.variant!==void 0){const _errs16=errors;
if(typeof data.variant!="string")return validate55.errors=[{instancePath:instancePath+"/variant"}],!1;var valid0=_errs16===
errors}else var valid0=!0;if(valid0)if(data.metadata!==void 0){let data4=data.metadata;const _errs18=errors;if(errors===
_errs18)if(data4&&typeof data4=="object"&&!Array.isArray(data4))for(const key0 in data4){let data5=data4[key0];const _errs21=errors,
_errs22=errors;let valid3=!1;const _errs23=errors;if(typeof data5!="string"){const err5={instancePath:instancePath+"/met\
adata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs23===
errors;valid3=valid3||_valid1;const _errs25=errors;if(!(typeof data5=="number"&&isFinite(data5))){const err6={instancePath:instancePath+
"/metadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs25===
errors;valid3=valid3||_valid1;const _errs27=errors;if(typeof data5!="boolean"){const err7={instancePath:instancePath+"/m\
etadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var _valid1=_errs27===
errors;if(valid3=valid3||_valid1,valid3)errors=_errs22,vErrors!==null&&(_errs22?vErrors.length=_errs22:vErrors=null);else{
const err8={instancePath:instancePath+"/metadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};return vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++,validate55.errors=vErrors,!1}var valid2=_errs21===errors;if(!valid2)break}else return validate55.
errors=[{instancePath:instancePath+"/metadata"}],!1;var valid0=_errs18===errors}else var valid0=!0}}}}else return validate55.
errors=[{instancePath}],!1;return validate55.errors=vErrors,errors===0}validate55.evaluated={props:{key:!0,value:!0,reason:!0,
variant:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.key===void 0&&
(missing0="key")||data.errorCode===void 0&&(missing0="errorCode"))return validate57.errors=[{instancePath}],!1;if(data.key!==
void 0){const _errs1=errors;if(typeof data.key!="string")return validate57.errors=[{instancePath:instancePath+"/key"}],!1;
var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.errorCode!==void 0){const _errs3=errors;if(typeof data.
errorCode!="string")return validate57.errors=[{instancePath:instancePath+"/errorCode"}],!1;var valid0=_errs3===errors}else
var valid0=!0;if(valid0)if(data.errorDetails!==void 0){const _errs5=errors;if(typeof data.errorDetails!="string")return validate57.
errors=[{instancePath:instancePath+"/errorDetails"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate57.
errors=[{instancePath}],!1;return validate57.errors=vErrors,errors===0}validate57.evaluated={props:{key:!0,errorCode:!0,
errorDetails:!0},dynamicProps:!1,dynamicItems:!1};function validate54(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.flags===void 0&&(missing0="flags"))return validate54.errors=[{instancePath}],
!1;if(data.flags!==void 0){let data0=data.flags;const _errs1=errors;if(errors===_errs1)if(Array.isArray(data0)){var valid1=!0;
const len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0];const _errs3=errors,_errs4=errors;let valid2=!1;const _errs5=errors;
validate55(data1,{instancePath:instancePath+"/flags/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length);var _valid0=_errs5===
errors;if(valid2=valid2||_valid0,_valid0){var props0={};props0.key=!0,props0.value=!0,props0.reason=!0,props0.variant=!0,
props0.metadata=!0}const _errs6=errors;validate57(data1,{instancePath:instancePath+"/flags/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);
var _valid0=_errs6===errors;if(valid2=valid2||_valid0,_valid0&&props0!==!0&&(props0=props0||{},props0.key=!0,props0.errorCode=
!0,props0.errorDetails=!0),valid2)errors=_errs4,vErrors!==null&&(_errs4?vErrors.length=_errs4:vErrors=null);else{const err0={
instancePath:instancePath+"/flags/"+i0};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate54.errors=
vErrors,!1}var valid1=_errs3===errors;if(!valid1)break}}else return validate54.errors=[{instancePath:instancePath+"/flag\
s"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.metadata!==void 0){let data2=data.metadata;const _errs7=errors;
if(errors===_errs7)if(data2&&typeof data2=="object"&&!Array.isArray(data2))for(const key0 in data2){let data3=data2[key0];
const _errs10=errors,_errs11=errors;let valid4=!1;const _errs12=errors;if(typeof data3!="string"){const err1={instancePath:instancePath+
"/metadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid1=_errs12===
errors;valid4=valid4||_valid1;const _errs14=errors;if(!(typeof data3=="number"&&isFinite(data3))){const err2={instancePath:instancePath+
"/metadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs14===
errors;valid4=valid4||_valid1;const _errs16=errors;if(typeof data3!="boolean"){const err3={instancePath:instancePath+"/m\
etadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid1=_errs16===
errors;if(valid4=valid4||_valid1,valid4)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{
const err4={instancePath:instancePath+"/metadata/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")};return vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++,validate54.errors=vErrors,!1}var valid3=_errs10===errors;if(!valid3)break}else return validate54.
errors=[{instancePath:instancePath+"/metadata"}],!1;var valid0=_errs7===errors}else var valid0=!0}else return validate54.
errors=[{instancePath}],!1;return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{flags:!0,metadata:!0},
dynamicProps:!1,dynamicItems:!1};const isFlagErrorAnswer=validate59;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.errorCode===
void 0&&(missing0="errorCode"))return validate59.errors=[{instancePath}],!1;if(data.errorCode!==void 0){const _errs1=errors;
if(typeof data.errorCode!="string")return validate59.errors=[{instancePath:instancePath+"/errorCode"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.errorDetails!==void 0){const _errs3=errors;if(typeof data.errorDetails!="str\
ing")return validate59.errors=[{instancePath:instancePath+"/errorDetails"}],!1;var valid0=_errs3===errors}else var valid0=!0}else
return validate59.errors=[{instancePath}],!1;return validate59.errors=vErrors,errors===0}validate59.evaluated={props:{errorCode:!0,
errorDetails:!0},dynamicProps:!1,dynamicItems:!1};const isFlagFile=validate60;const pattern3=new RegExp("^[A-Z][A-Za-z0-9]{1,63}$","u");function validate60(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){for(const key0 in data){const _errs1=errors;if(typeof key0=="string"&&!pattern3.test(key0)){const err0={
instancePath,propertyName:key0};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid0=_errs1===errors;if(!valid0){
const err1={instancePath};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate60.errors=vErrors,!1;
break}}if(valid0)for(const key1 in data){const _errs3=errors;if(typeof data[key1]!="boolean")return validate60.errors=[{
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")}],!1;var valid1=_errs3===errors;if(!valid1)break}}else
return validate60.errors=[{instancePath}],!1;return validate60.errors=vErrors,errors===0}validate60.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const isHelpCentreInitAnswer=validate61;const pattern4=new RegExp("^https?://","u");function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.url===void 0&&(missing0="url"))return validate61.errors=[{instancePath}],!1;if(data.url!==void 0){
let data0=data.url;if(errors===errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate61.errors=[{instancePath:instancePath+
"/url"}],!1}else return validate61.errors=[{instancePath:instancePath+"/url"}],!1}}else return validate61.errors=[{instancePath}],
!1;return validate61.errors=vErrors,errors===0}validate61.evaluated={props:{url:!0},dynamicProps:!1,dynamicItems:!1};const isRemoteTranslations=validate62;const pattern5=new RegExp("^[A-Za-z][A-Za-z0-9_.]*$","u");function validate62(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){for(const key0 in data){const _errs1=errors;if(typeof key0=="string"&&!pattern5.test(key0)){const err0={
instancePath,propertyName:key0};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid0=_errs1===errors;if(!valid0){
const err1={instancePath};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate62.errors=vErrors,!1;
break}}if(valid0)for(const key1 in data){const _errs3=errors;if(typeof data[key1]!="string")return validate62.errors=[{instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")}],!1;var valid1=_errs3===errors;if(!valid1)break}}else return validate62.
errors=[{instancePath}],!1;return validate62.errors=vErrors,errors===0}validate62.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{isAssetManifest,isFlagAnswer,isFlagErrorAnswer,isFlagFile,isHelpCentreInitAnswer,isRemoteTranslations};
