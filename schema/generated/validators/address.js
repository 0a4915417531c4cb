// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isAutocompleteAnswer=validate53;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.address===
void 0&&(missing0="address"))return validate54.errors=[{instancePath}],!1;if(data.address!==void 0){let data0=data.address;
if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.id===void 0&&(missing1=
"id")||data0.formatted_address===void 0&&(missing1="formatted_address"))return validate54.errors=[{instancePath:instancePath+
"/address"}],!1;if(data0.id!==void 0){const _errs3=errors;if(typeof data0.id!="string")return validate54.errors=[{instancePath:instancePath+
"/address/id"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.formatted_address!==void 0){const _errs5=errors;
if(typeof data0.formatted_address!="string")return validate54.errors=[{instancePath:instancePath+"/address/formatted_add\
ress"}],!1;var valid1=_errs5===errors}else var valid1=!0}else return validate54.errors=[{instancePath:instancePath+"/add\
ress"}],!1}}else return validate54.errors=[{instancePath}],!1;return validate54.errors=vErrors,errors===0}validate54.evaluated=
{props:{address:!0},dynamicProps:!1,dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.data===void 0&&(missing0="data"))return validate53.errors=[{instancePath}],!1;
if(data.data!==void 0){let data0=data.data;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;
if(data0.data===void 0&&(missing1="data"))return validate53.errors=[{instancePath:instancePath+"/data"}],!1;if(data0.data!==
void 0){let data1=data0.data;if(errors===errors)if(Array.isArray(data1)){var valid2=!0;const len0=data1.length;for(let i0=0;i0<
len0;i0++){const _errs5=errors;validate54(data1[i0],{instancePath:instancePath+"/data/data/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.concat(validate54.errors),errors=vErrors.length);
var valid2=_errs5===errors;if(!valid2)break}}else return validate53.errors=[{instancePath:instancePath+"/data/data"}],!1}}else
return validate53.errors=[{instancePath:instancePath+"/data"}],!1}}else return validate53.errors=[{instancePath}],!1;return validate53.
errors=vErrors,errors===0}validate53.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};const isPlaceDetailsAnswer=validate56;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate59.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate59.errors=[{instancePath}],!1}else return validate59.
errors=[{instancePath}],!1;return validate59.errors=vErrors,errors===0}validate59.evaluated={dynamicProps:!1,dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate61.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate61.errors=[{instancePath}],!1}else return validate61.
errors=[{instancePath}],!1;return validate61.errors=vErrors,errors===0}validate61.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern3=new RegExp("^[A-Z]{2}$","u");function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.test(
data))return validate63.errors=[{instancePath}],!1}else return validate63.errors=[{instancePath}],!1;return validate63.errors=
vErrors,errors===0}validate63.evaluated={dynamicProps:!1,dynamicItems:!1};function validate57(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.id===void 0&&(missing0="id")||data.formatted_address===
void 0&&(missing0="formatted_address")||data.latitude===void 0&&(missing0="latitude")||data.longitude===void 0&&(missing0=
"longitude"))return validate57.errors=[{instancePath}],!1;if(data.id!==void 0){const _errs1=errors;if(typeof data.id!="s\
tring")return validate57.errors=[{instancePath:instancePath+"/id"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){
if(data.formatted_address!==void 0){const _errs3=errors;if(typeof data.formatted_address!="string")return validate57.errors=
[{instancePath:instancePath+"/formatted_address"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.latitude!==
void 0){const _errs5=errors;validate59(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"\
latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=
vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.longitude!==void 0){const _errs6=errors;
validate61(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.city!==void 0){const _errs7=errors;if(typeof data.city!="string")return validate57.
errors=[{instancePath:instancePath+"/city"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.country_code!==
void 0){const _errs9=errors;validate63(data.country_code,{instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"\
country_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=
vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.zipcode!==void 0){const _errs10=errors;
if(typeof data.zipcode!="string")return validate57.errors=[{instancePath:instancePath+"/zipcode"}],!1;var valid0=_errs10===
errors}else var valid0=!0;if(valid0){if(data.street!==void 0){const _errs12=errors;if(typeof data.street!="string")return validate57.
errors=[{instancePath:instancePath+"/street"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.number!==
void 0){const _errs14=errors;if(typeof data.number!="string")return validate57.errors=[{instancePath:instancePath+"/numb\
er"}],!1;var valid0=_errs14===errors}else var valid0=!0}}}}}}}}else return validate57.errors=[{instancePath}],!1;return validate57.
errors=vErrors,errors===0}validate57.evaluated={props:{id:!0,formatted_address:!0,latitude:!0,longitude:!0,city:!0,country_code:!0,
zipcode:!0,street:!0,number:!0},dynamicProps:!1,dynamicItems:!1};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&
(missing0="data"))return validate66.errors=[{instancePath}],!1;if(data.data!==void 0){let data0=data.data;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.data===void 0&&(missing1="data"))return validate66.
errors=[{instancePath:instancePath+"/data"}],!1;if(data0.data!==void 0){let data1=data0.data;if(errors===errors)if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){let missing2;if(data1.address===void 0&&(missing2="address"))return validate66.
errors=[{instancePath:instancePath+"/data/data"}],!1;data1.address!==void 0&&(validate57(data1.address,{instancePath:instancePath+
"/data/data/address",parentData:data1,parentDataProperty:"address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.
errors:vErrors.concat(validate57.errors),errors=vErrors.length))}else return validate66.errors=[{instancePath:instancePath+
"/data/data"}],!1}}else return validate66.errors=[{instancePath:instancePath+"/data"}],!1}}else return validate66.errors=
[{instancePath}],!1;return validate66.errors=vErrors,errors===0}validate66.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};
function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate56.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;validate57(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),
errors=vErrors.length);var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0){var props0={};props0.id=!0,props0.
formatted_address=!0,props0.latitude=!0,props0.longitude=!0,props0.city=!0,props0.country_code=!0,props0.zipcode=!0,props0.
street=!0,props0.number=!0}const _errs2=errors;validate66(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=props0||{},props0.data=!0),valid0)errors=_errs0,vErrors!==
null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err0={instancePath};return vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++,validate56.errors=vErrors,!1}return validate56.errors=vErrors,evaluated0.props=props0,errors===0}validate56.
evaluated={dynamicProps:!0,dynamicItems:!1};const isReverseAnswer=validate69;function validate69(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&
(missing0="data"))return validate69.errors=[{instancePath}],!1;if(data.data!==void 0){let data0=data.data;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.data===void 0&&(missing1="data"))return validate69.
errors=[{instancePath:instancePath+"/data"}],!1;if(data0.data!==void 0){let data1=data0.data;if(errors===errors)if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){let missing2;if(data1.address===void 0&&(missing2="address"))return validate69.
errors=[{instancePath:instancePath+"/data/data"}],!1;data1.address!==void 0&&(validate57(data1.address,{instancePath:instancePath+
"/data/data/address",parentData:data1,parentDataProperty:"address",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.
errors:vErrors.concat(validate57.errors),errors=vErrors.length))}else return validate69.errors=[{instancePath:instancePath+
"/data/data"}],!1}}else return validate69.errors=[{instancePath:instancePath+"/data"}],!1}}else return validate69.errors=
[{instancePath}],!1;return validate69.errors=vErrors,errors===0}validate69.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};
const isSavedAddressAnswer=validate71;function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate73.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate73.errors=[{instancePath}],!1):(validate73.errors=vErrors,errors===
0)}validate73.evaluated={dynamicProps:!1,dynamicItems:!1};function validate72(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.id===void 0&&(missing0="id")||data.name===void 0&&(missing0="name")||data.phone_number===
void 0&&(missing0="phone_number")||data.latitude===void 0&&(missing0="latitude")||data.longitude===void 0&&(missing0="lo\
ngitude")||data.address===void 0&&(missing0="address"))return validate72.errors=[{instancePath}],!1;if(data.id!==void 0){
const _errs1=errors;if(typeof data.id!="string")return validate72.errors=[{instancePath:instancePath+"/id"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.name!==void 0){const _errs3=errors;if(typeof data.name!="string")return validate72.
errors=[{instancePath:instancePath+"/name"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.phone_number!==
void 0){const _errs5=errors;validate73(data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"\
phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate73.errors:vErrors.concat(validate73.errors),errors=
vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.latitude!==void 0){const _errs6=errors;
validate59(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.longitude!==void 0){const _errs7=errors;validate61(data.longitude,{instancePath:instancePath+
"/longitude",parentData:data,parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate61.
errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid0=_errs7===errors}else var valid0=!0;if(valid0){
if(data.notes!==void 0){const _errs8=errors;if(typeof data.notes!="string")return validate72.errors=[{instancePath:instancePath+
"/notes"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0)if(data.address!==void 0){const _errs10=errors;if(typeof data.
address!="string")return validate72.errors=[{instancePath:instancePath+"/address"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}}}}else
return validate72.errors=[{instancePath}],!1;return validate72.errors=vErrors,errors===0}validate72.evaluated={props:{id:!0,
name:!0,phone_number:!0,latitude:!0,longitude:!0,notes:!0,address:!0},dynamicProps:!1,dynamicItems:!1};function validate71(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate71.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&(missing0="data"))return validate71.
errors=[{instancePath}],!1;if(data.data!==void 0){let data0=data.data;if(errors===errors)if(data0&&typeof data0=="object"&&
!Array.isArray(data0)){let missing1;if(data0.body===void 0&&(missing1="body"))return validate71.errors=[{instancePath:instancePath+
"/data"}],!1;if(data0.body!==void 0){let data1=data0.body;if(errors===errors)if(Array.isArray(data1)){var valid2=!0;const len0=data1.
length;for(let i0=0;i0<len0;i0++){const _errs5=errors;validate72(data1[i0],{instancePath:instancePath+"/data/body/"+i0,parentData:data1,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),
errors=vErrors.length);var valid2=_errs5===errors;if(!valid2)break}}else return validate71.errors=[{instancePath:instancePath+
"/data/body"}],!1}}else return validate71.errors=[{instancePath:instancePath+"/data"}],!1}}else return validate71.errors=
[{instancePath}],!1;return validate71.errors=vErrors,errors===0}validate71.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};export{isAutocompleteAnswer,isPlaceDetailsAnswer,isReverseAnswer,isSavedAddressAnswer};
