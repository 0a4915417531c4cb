// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isErrorAnswer=validate53;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.path===void 0&&
(missing0="path")||data.rule===void 0&&(missing0="rule")||data.message===void 0&&(missing0="message"))return validate54.
errors=[{instancePath}],!1;if(data.path!==void 0){const _errs1=errors;if(typeof data.path!="string")return validate54.errors=
[{instancePath:instancePath+"/path"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.rule!==void 0){
const _errs3=errors;if(typeof data.rule!="string")return validate54.errors=[{instancePath:instancePath+"/rule"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0)if(data.message!==void 0){const _errs5=errors;if(typeof data.message!="string")return validate54.
errors=[{instancePath:instancePath+"/message"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate54.
errors=[{instancePath}],!1;return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{path:!0,rule:!0,message:!0},
dynamicProps:!1,dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
status===void 0&&(missing0="status")||data.message===void 0&&(missing0="message"))return validate53.errors=[{instancePath}],
!1;if(data.status!==void 0){let data0=data.status;const _errs1=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&
isFinite(data0)))return validate53.errors=[{instancePath:instancePath+"/status"}],!1;if(errors===_errs1&&typeof data0=="\
number"&&isFinite(data0)){if(data0>599||isNaN(data0))return validate53.errors=[{instancePath:instancePath+"/status"}],!1;
if(data0<400||isNaN(data0))return validate53.errors=[{instancePath:instancePath+"/status"}],!1}var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.message!==void 0){const _errs3=errors;if(typeof data.message!="string")return validate53.
errors=[{instancePath:instancePath+"/message"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.errors!==
void 0){let data2=data.errors;const _errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid1=!0;const len0=data2.
length;for(let i0=0;i0<len0;i0++){const _errs7=errors;validate54(data2[i0],{instancePath:instancePath+"/errors/"+i0,parentData:data2,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.concat(validate54.errors),
errors=vErrors.length);var valid1=_errs7===errors;if(!valid1)break}}else return validate53.errors=[{instancePath:instancePath+
"/errors"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate53.errors=[{instancePath}],!1;return validate53.
errors=vErrors,errors===0}validate53.evaluated={props:{status:!0,message:!0,errors:!0},dynamicProps:!1,dynamicItems:!1};
const isRegisterErrorAnswer=validate56;const pattern3=new RegExp("^[A-Za-z][A-Za-z0-9_.]*$","u");function validate56(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.status===void 0&&(missing0="status")||data.message===void 0&&(missing0="messa\
ge")||data.errors===void 0&&(missing0="errors"))return validate56.errors=[{instancePath}],!1;if(data.status!==void 0){let data0=data.
status;const _errs1=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate56.errors=
[{instancePath:instancePath+"/status"}],!1;if(errors===_errs1&&typeof data0=="number"&&isFinite(data0)){if(data0>599||isNaN(
data0))return validate56.errors=[{instancePath:instancePath+"/status"}],!1;if(data0<400||isNaN(data0))return validate56.
errors=[{instancePath:instancePath+"/status"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.message!==
void 0){const _errs3=errors;if(typeof data.message!="string")return validate56.errors=[{instancePath:instancePath+"/mess\
age"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.errors!==void 0){let data2=data.errors;const _errs5=errors;
if(errors===_errs5)if(Array.isArray(data2)){if(data2.length<1)return validate56.errors=[{instancePath:instancePath+"/err\
ors"}],!1;{var valid1=!0;const len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0];const _errs7=errors;if(errors===
_errs7)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if(data3.message===void 0&&(missing1="messa\
ge"))return validate56.errors=[{instancePath:instancePath+"/errors/"+i0}],!1;if(data3.message!==void 0){const _errs9=errors;
if(typeof data3.message!="string")return validate56.errors=[{instancePath:instancePath+"/errors/"+i0+"/message"}],!1;var valid2=_errs9===
errors}else var valid2=!0;if(valid2){if(data3.meta!==void 0){let data5=data3.meta;const _errs11=errors;if(errors===_errs11)
if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing2;if(data5.translation_key===void 0&&(missing2="tran\
slation_key"))return validate56.errors=[{instancePath:instancePath+"/errors/"+i0+"/meta"}],!1;if(data5.translation_key!==
void 0){let data6=data5.translation_key;if(errors===errors)if(typeof data6=="string"){if(!pattern3.test(data6))return validate56.
errors=[{instancePath:instancePath+"/errors/"+i0+"/meta/translation_key"}],!1}else return validate56.errors=[{instancePath:instancePath+
"/errors/"+i0+"/meta/translation_key"}],!1}}else return validate56.errors=[{instancePath:instancePath+"/errors/"+i0+"/me\
ta"}],!1;var valid2=_errs11===errors}else var valid2=!0;if(valid2){if(data3.path!==void 0){const _errs15=errors;if(typeof data3.
path!="string")return validate56.errors=[{instancePath:instancePath+"/errors/"+i0+"/path"}],!1;var valid2=_errs15===errors}else
var valid2=!0;if(valid2)if(data3.rule!==void 0){const _errs17=errors;if(typeof data3.rule!="string")return validate56.errors=
[{instancePath:instancePath+"/errors/"+i0+"/rule"}],!1;var valid2=_errs17===errors}else var valid2=!0}}}else return validate56.
errors=[{instancePath:instancePath+"/errors/"+i0}],!1;var valid1=_errs7===errors;if(!valid1)break}}}else return validate56.
errors=[{instancePath:instancePath+"/errors"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate56.
errors=[{instancePath}],!1;return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{status:!0,message:!0,
errors:!0},dynamicProps:!1,dynamicItems:!1};export{isErrorAnswer,isRegisterErrorAnswer};
