// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isOrder=validate53;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate55(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate55.errors=[{instancePath}],!1}else return validate55.errors=[{instancePath}],!1;return validate55.
errors=vErrors,errors===0}validate55.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern4.
test(data))return validate57.errors=[{instancePath}],!1}else return validate57.errors=[{instancePath}],!1;return validate57.
errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate59.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate59.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate59.errors=[{instancePath}],!1}return validate59.errors=vErrors,errors===0}validate59.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate62.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate62.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate62.errors=[{instancePath}],!1}return validate62.errors=vErrors,errors===0}validate62.
evaluated={dynamicProps:!1,dynamicItems:!1};const pattern5=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+\
-]\\d{2}:\\d{2})$","u");function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate61.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;validate62(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:vErrors.concat(validate62.
errors),errors=vErrors.length);var _valid0=_errs1===errors;valid0=valid0||_valid0;const _errs2=errors;if(errors===_errs2)
if(typeof data=="string"){if(!pattern5.test(data)){const err0={instancePath};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}}else{const err1={instancePath};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err2={
instancePath};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate61.errors=vErrors,!1}return validate61.
errors=vErrors,errors===0}validate61.evaluated={dynamicProps:!1,dynamicItems:!1};function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate68.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate68.errors=[{instancePath}],!1}else return validate68.
errors=[{instancePath}],!1;return validate68.errors=vErrors,errors===0}validate68.evaluated={dynamicProps:!1,dynamicItems:!1};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate70.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate70.errors=[{instancePath}],!1}else return validate70.
errors=[{instancePath}],!1;return validate70.errors=vErrors,errors===0}validate70.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.lat===void 0&&
(missing0="lat")||data.lng===void 0&&(missing0="lng"))return validate67.errors=[{instancePath}],!1;if(data.lat!==void 0){
const _errs1=errors;validate68(data.lat,{instancePath:instancePath+"/lat",parentData:data,parentDataProperty:"lat",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate68.errors:vErrors.concat(validate68.errors),errors=vErrors.length);var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.lng!==void 0){const _errs2=errors;validate70(data.lng,{instancePath:instancePath+
"/lng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate70.errors:vErrors.
concat(validate70.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else return validate67.errors=
[{instancePath}],!1;return validate67.errors=vErrors,errors===0}validate67.evaluated={props:{lat:!0,lng:!0},dynamicProps:!1,
dynamicItems:!1};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>200)return validate66.errors=[
{instancePath}],!1;{var valid0=!0;const len0=data.length;for(let i0=0;i0<len0;i0++){const _errs1=errors;validate67(data[i0],
{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate67.errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs1===errors;if(!valid0)break}}}else
return validate66.errors=[{instancePath}],!1;return validate66.errors=vErrors,errors===0}validate66.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate74.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate74.errors=[{instancePath}],!1):(validate74.errors=vErrors,errors===
0)}validate74.evaluated={dynamicProps:!1,dynamicItems:!1};function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.status===
void 0&&(missing0="status")||data.created_at===void 0&&(missing0="created_at"))return validate76.errors=[{instancePath}],
!1;if(data.status!==void 0){const _errs1=errors;validate74(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:vErrors.concat(validate74.
errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.created_at!==void 0){const _errs2=errors;
validate59(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs2===
errors}else var valid0=!0}else return validate76.errors=[{instancePath}],!1;return validate76.errors=vErrors,errors===0}
validate76.evaluated={props:{status:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate81.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate81.errors=[{instancePath}],!1):(validate81.errors=vErrors,errors===
0)}validate81.evaluated={dynamicProps:!1,dynamicItems:!1};function validate84(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate84.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate84.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate84.errors=[{instancePath}],!1}else return validate84.
errors=[{instancePath}],!1;return validate84.errors=vErrors,errors===0}validate84.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate86(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate86.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate86.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate86.errors=[{instancePath}],!1}else return validate86.
errors=[{instancePath}],!1;return validate86.errors=vErrors,errors===0}validate86.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.address!==void 0){const _errs1=errors;
if(typeof data.address!="string")return validate83.errors=[{instancePath:instancePath+"/address"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.latitude!==void 0){const _errs3=errors;validate84(data.latitude,{instancePath:instancePath+
"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate84.
errors:vErrors.concat(validate84.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.longitude!==void 0){const _errs4=errors;validate86(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,
parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.errors:vErrors.concat(validate86.
errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.notes!==void 0){const _errs5=errors;
if(typeof data.notes!="string")return validate83.errors=[{instancePath:instancePath+"/notes"}],!1;var valid0=_errs5===errors}else
var valid0=!0}}}else return validate83.errors=[{instancePath}],!1;return validate83.errors=vErrors,errors===0}validate83.
evaluated={props:{address:!0,latitude:!0,longitude:!0,notes:!0},dynamicProps:!1,dynamicItems:!1};function validate80(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate80.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name!==void 0){const _errs1=errors;if(typeof data.name!=
"string")return validate80.errors=[{instancePath:instancePath+"/name"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.phone_number!==void 0){const _errs3=errors;validate81(data.phone_number,{instancePath:instancePath+"/\
phone_number",parentData:data,parentDataProperty:"phone_number",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate81.
errors:vErrors.concat(validate81.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0)
if(data.location!==void 0){const _errs4=errors;validate83(data.location,{instancePath:instancePath+"/location",parentData:data,
parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.
errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0}}else return validate80.errors=[{instancePath}],
!1;return validate80.errors=vErrors,errors===0}validate80.evaluated={props:{name:!0,phone_number:!0,location:!0},dynamicProps:!1,
dynamicItems:!1};function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate91.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate91.errors=[{instancePath}],!1):data==="NONE"||data==="PAID"||data===
"CASH_ON_DELIVERY"||data==="PAYMENT_ON_DELIVERY"?(validate91.errors=vErrors,errors===0):(validate91.errors=[{instancePath}],
!1)}validate91.evaluated={dynamicProps:!1,dynamicItems:!1};function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>1e12||isNaN(data))return validate93.
errors=[{instancePath}],!1;if(data<0||isNaN(data))return validate93.errors=[{instancePath}],!1}else return validate93.errors=
[{instancePath}],!1;return validate93.errors=vErrors,errors===0}validate93.evaluated={dynamicProps:!1,dynamicItems:!1};function validate90(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate90.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.payment_method!==void 0){const _errs1=errors;validate91(
data.payment_method,{instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate91.errors:vErrors.concat(validate91.errors),errors=vErrors.length);var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.amount!==void 0){const _errs2=errors;validate93(data.amount,{instancePath:instancePath+
"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.errors:
vErrors.concat(validate93.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.
description!==void 0){const _errs3=errors;if(typeof data.description!="string")return validate90.errors=[{instancePath:instancePath+
"/description"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.cold_bag_needed!==void 0){const _errs5=errors;
if(typeof data.cold_bag_needed!="boolean")return validate90.errors=[{instancePath:instancePath+"/cold_bag_needed"}],!1;var valid0=_errs5===
errors}else var valid0=!0}}}else return validate90.errors=[{instancePath}],!1;return validate90.errors=vErrors,errors===
0}validate90.evaluated={props:{payment_method:!0,amount:!0,description:!0,cold_bag_needed:!0},dynamicProps:!1,dynamicItems:!1};function validate98(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate98.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate98.errors=[{instancePath}],!1):(validate98.errors=vErrors,errors===
0)}validate98.evaluated={dynamicProps:!1,dynamicItems:!1};function validate96(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate96.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.fee===void 0&&(missing0="fee")||data.signature===void 0&&(missing0="signature"))
return validate96.errors=[{instancePath}],!1;if(data.fee!==void 0){const _errs1=errors;validate93(data.fee,{instancePath:instancePath+
"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.errors:vErrors.
concat(validate93.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.signature!==
void 0){const _errs2=errors;validate98(data.signature,{instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"\
signature",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.errors:vErrors.concat(validate98.errors),errors=
vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.valid_until!==void 0){const _errs3=errors;
validate59(data.valid_until,{instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs3===
errors}else var valid0=!0}}else return validate96.errors=[{instancePath}],!1;return validate96.errors=vErrors,errors===0}
validate96.evaluated={props:{fee:!0,signature:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};function validate104(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate104.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate104.errors=[{instancePath}],!1):(validate104.errors=vErrors,errors===
0)}validate104.evaluated={dynamicProps:!1,dynamicItems:!1};function validate106(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate106.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate106.errors=[{instancePath}],!1):data==="amount"||data==="percen\
tage"||data==="deliveryFee"?(validate106.errors=vErrors,errors===0):(validate106.errors=[{instancePath}],!1)}validate106.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate103(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.code===void 0&&(missing0="code")||data.amount===void 0&&(missing0="amount")||data.type===void 0&&
(missing0="type"))return validate103.errors=[{instancePath}],!1;if(data.code!==void 0){const _errs1=errors;validate104(data.
code,{instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate104.errors:vErrors.concat(validate104.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.amount!==void 0){let data1=data.amount;const _errs2=errors;if(errors===_errs2)if(typeof data1=="numbe\
r"&&isFinite(data1)){if(data1<0||isNaN(data1))return validate103.errors=[{instancePath:instancePath+"/amount"}],!1}else return validate103.
errors=[{instancePath:instancePath+"/amount"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.type!==
void 0){const _errs4=errors;validate106(data.type,{instancePath:instancePath+"/type",parentData:data,parentDataProperty:"\
type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate106.errors:vErrors.concat(validate106.errors),errors=vErrors.
length);var valid0=_errs4===errors}else var valid0=!0}}else return validate103.errors=[{instancePath}],!1;return validate103.
errors=vErrors,errors===0}validate103.evaluated={props:{code:!0,amount:!0,type:!0},dynamicProps:!1,dynamicItems:!1};function validate111(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate111.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate111.errors=[{instancePath}],!1):(validate111.errors=vErrors,errors===
0)}validate111.evaluated={dynamicProps:!1,dynamicItems:!1};function validate109(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate109.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.location===void 0&&(missing0="location")||data.name===void 0&&(missing0="name")||
data.email===void 0&&(missing0="email")||data.phone_number===void 0&&(missing0="phone_number"))return validate109.errors=
[{instancePath}],!1;if(data.location!==void 0){const _errs1=errors;validate83(data.location,{instancePath:instancePath+"\
/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:
vErrors.concat(validate83.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.
name!==void 0){const _errs2=errors;if(typeof data.name!="string")return validate109.errors=[{instancePath:instancePath+"\
/name"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.email!==void 0){let data2=data.email;const _errs4=errors;
if(errors===_errs4)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if(data2.email===void 0&&(missing1=
"email"))return validate109.errors=[{instancePath:instancePath+"/email"}],!1;data2.email!==void 0&&(validate111(data2.email,
{instancePath:instancePath+"/email/email",parentData:data2,parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate111.errors:vErrors.concat(validate111.errors),errors=vErrors.length))}else return validate109.errors=
[{instancePath:instancePath+"/email"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.phone_number!==
void 0){let data4=data.phone_number;const _errs7=errors;if(errors===_errs7)if(data4&&typeof data4=="object"&&!Array.isArray(
data4)){let missing2;if(data4.phone===void 0&&(missing2="phone"))return validate109.errors=[{instancePath:instancePath+"\
/phone_number"}],!1;data4.phone!==void 0&&(validate81(data4.phone,{instancePath:instancePath+"/phone_number/phone",parentData:data4,
parentDataProperty:"phone",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.
errors),errors=vErrors.length))}else return validate109.errors=[{instancePath:instancePath+"/phone_number"}],!1;var valid0=_errs7===
errors}else var valid0=!0}}}else return validate109.errors=[{instancePath}],!1;return validate109.errors=vErrors,errors===
0}validate109.evaluated={props:{location:!0,name:!0,email:!0,phone_number:!0},dynamicProps:!1,dynamicItems:!1};function validate115(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate115.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.location===
void 0&&(missing0="location")||data.name===void 0&&(missing0="name")||data.email===void 0&&(missing0="email")||data.phone_number===
void 0&&(missing0="phone_number"))return validate115.errors=[{instancePath}],!1;if(data.location!==void 0){const _errs1=errors;
validate83(data.location,{instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.name!==void 0){const _errs2=errors;if(typeof data.name!="string")return validate115.errors=
[{instancePath:instancePath+"/name"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.email!==void 0){
const _errs4=errors;validate111(data.email,{instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate111.errors:vErrors.concat(validate111.errors),errors=vErrors.
length);var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.phone_number!==void 0){const _errs5=errors;validate81(
data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length);var valid0=_errs5===
errors}else var valid0=!0}}}else return validate115.errors=[{instancePath}],!1;return validate115.errors=vErrors,errors===
0}validate115.evaluated={props:{location:!0,name:!0,email:!0,phone_number:!0},dynamicProps:!1,dynamicItems:!1};function validate120(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate120.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate120.errors=[{instancePath}],!1):data==="CUSTOMER_CANCELLED"||data===
"INCORRECT_DETAILS"||data==="OTHER_DELIVERY_METHOD"||data==="UNABLE_TO_FIND_CUSTOMER"||data==="PLATFORM_PROBLEM"||data===
"NO_RIDERS"||data==="OUTSIDE_SERVICE_HOURS"||data==="RIDER_ACCIDENT"||data==="BAD_WEATHER"||data==="OUTSIDE_DELIVERY_ARE\
A"||data==="CLOSED_ON_REQUEST"||data==="INCOMPLETE_ADDRESS"||data==="UNREACHABLE"||data==="SPILLAGE"||data==="LATE_DELIV\
ERY"||data==="UNABLE_TO_PAY"||data==="DUPLICATE"||data==="WRONG_ITEMS"||data==="PAYMENT_FAILURE"?(validate120.errors=vErrors,
errors===0):(validate120.errors=[{instancePath}],!1)}validate120.evaluated={dynamicProps:!1,dynamicItems:!1};function validate53(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate53.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.order_id===void 0&&(missing0="order_id")||data.
vendor_id===void 0&&(missing0="vendor_id")||data.created_at===void 0&&(missing0="created_at")||data.updated_at===void 0&&
(missing0="updated_at")||data.status===void 0&&(missing0="status"))return validate53.errors=[{instancePath}],!1;if(data.
order_id!==void 0){const _errs1=errors;validate55(data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"\
order_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=
vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.vendor_id!==void 0){const _errs2=errors;
validate57(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.created_at!==void 0){const _errs3=errors;validate59(data.created_at,{instancePath:instancePath+
"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.
errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.updated_at!==void 0){const _errs4=errors;validate61(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,
parentDataProperty:"updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.
errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.preordered_for!==void 0){
const _errs5=errors;validate59(data.preordered_for,{instancePath:instancePath+"/preordered_for",parentData:data,parentDataProperty:"\
preordered_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=
vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.geometry!==void 0){const _errs6=errors;
validate66(data.geometry,{instancePath:instancePath+"/geometry",parentData:data,parentDataProperty:"geometry",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.status!==void 0){const _errs7=errors;validate74(data.status,{instancePath:instancePath+
"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:
vErrors.concat(validate74.errors),errors=vErrors.length);var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.
status_history!==void 0){let data7=data.status_history;const _errs8=errors;if(errors===_errs8)if(Array.isArray(data7)){var valid1=!0;
const len0=data7.length;for(let i0=0;i0<len0;i0++){const _errs10=errors;validate76(data7[i0],{instancePath:instancePath+
"/status_history/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.
errors:vErrors.concat(validate76.errors),errors=vErrors.length);var valid1=_errs10===errors;if(!valid1)break}}else return validate53.
errors=[{instancePath:instancePath+"/status_history"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.
customer!==void 0){const _errs11=errors;validate80(data.customer,{instancePath:instancePath+"/customer",parentData:data,
parentDataProperty:"customer",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.errors:vErrors.concat(validate80.
errors),errors=vErrors.length);var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.order!==void 0){const _errs12=errors;
validate90(data.order,{instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=vErrors.length);var valid0=_errs12===
errors}else var valid0=!0;if(valid0){if(data.delivery_fee!==void 0){const _errs13=errors;validate96(data.delivery_fee,{instancePath:instancePath+
"/delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate96.
errors:vErrors.concat(validate96.errors),errors=vErrors.length);var valid0=_errs13===errors}else var valid0=!0;if(valid0){
if(data.discounted_delivery_fee!==void 0){const _errs14=errors;validate96(data.discounted_delivery_fee,{instancePath:instancePath+
"/discounted_delivery_fee",parentData:data,parentDataProperty:"discounted_delivery_fee",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate96.errors:vErrors.concat(validate96.errors),errors=vErrors.length);var valid0=_errs14===errors}else
var valid0=!0;if(valid0){if(data.vat_number!==void 0){const _errs15=errors;if(typeof data.vat_number!="string")return validate53.
errors=[{instancePath:instancePath+"/vat_number"}],!1;var valid0=_errs15===errors}else var valid0=!0;if(valid0){if(data.
voucher!==void 0){const _errs17=errors;validate103(data.voucher,{instancePath:instancePath+"/voucher",parentData:data,parentDataProperty:"\
voucher",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=
vErrors.length);var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.login_pickup_estimation!==void 0){let data15=data.
login_pickup_estimation;const _errs18=errors;if(errors===_errs18)if(typeof data15=="number"&&isFinite(data15)){if(data15<
0||isNaN(data15))return validate53.errors=[{instancePath:instancePath+"/login_pickup_estimation"}],!1}else return validate53.
errors=[{instancePath:instancePath+"/login_pickup_estimation"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){
if(data.age_validation_required!==void 0){const _errs20=errors;if(typeof data.age_validation_required!="boolean")return validate53.
errors=[{instancePath:instancePath+"/age_validation_required"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0){
if(data.sender!==void 0){let data17=data.sender;const _errs22=errors,_errs23=errors;let valid2=!1;const _errs24=errors;validate109(
data17,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate109.errors:vErrors.concat(validate109.errors),errors=vErrors.length);var _valid0=_errs24===errors;
if(valid2=valid2||_valid0,_valid0){var props0={};props0.location=!0,props0.name=!0,props0.email=!0,props0.phone_number=!0}
const _errs25=errors;validate115(data17,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate115.errors:vErrors.concat(validate115.errors),errors=vErrors.
length);var _valid0=_errs25===errors;if(valid2=valid2||_valid0,_valid0&&props0!==!0&&(props0=props0||{},props0.location=
!0,props0.name=!0,props0.email=!0,props0.phone_number=!0),valid2)errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=
_errs23:vErrors=null);else{const err0={instancePath:instancePath+"/sender"};return vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++,validate53.errors=vErrors,!1}var valid0=_errs22===errors}else var valid0=!0;if(valid0)if(data.cancel_reason!==
void 0){const _errs26=errors;validate120(data.cancel_reason,{instancePath:instancePath+"/cancel_reason",parentData:data,
parentDataProperty:"cancel_reason",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate120.errors:vErrors.concat(
validate120.errors),errors=vErrors.length);var valid0=_errs26===errors}else var valid0=!0}}}}}}}}}}}}}}}}}else return validate53.
errors=[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={props:{order_id:!0,vendor_id:!0,
created_at:!0,updated_at:!0,preordered_for:!0,geometry:!0,status:!0,status_history:!0,customer:!0,order:!0,delivery_fee:!0,
discounted_delivery_fee:!0,vat_number:!0,voucher:!0,login_pickup_estimation:!0,age_validation_required:!0,sender:!0,cancel_reason:!0},
dynamicProps:!1,dynamicItems:!1};const isOrderAnswer=validate122;function validate122(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate122.errors=[{instancePath}],!1;data.result!==void 0&&(validate53(data.result,
{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length))}else return validate122.errors=[{instancePath}],
!1;return validate122.errors=vErrors,errors===0}validate122.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};
const isOrderPage=validate124;function validate124(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate124.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&
(missing0="data"))return validate124.errors=[{instancePath}],!1;if(data.data!==void 0){let data0=data.data;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.result===void 0&&(missing1="result"))return validate124.
errors=[{instancePath:instancePath+"/data"}],!1;if(data0.result!==void 0){let data1=data0.result;if(errors===errors)if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){let missing2;if(data1.data===void 0&&(missing2="data"))return validate124.
errors=[{instancePath:instancePath+"/data/result"}],!1;if(data1.data!==void 0){let data2=data1.data;const _errs5=errors;
if(errors===_errs5)if(Array.isArray(data2)){var valid3=!0;const len0=data2.length;for(let i0=0;i0<len0;i0++){const _errs7=errors;
validate53(data2[i0],{instancePath:instancePath+"/data/result/data/"+i0,parentData:data2,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length);var valid3=_errs7===
errors;if(!valid3)break}}else return validate124.errors=[{instancePath:instancePath+"/data/result/data"}],!1;var valid2=_errs5===
errors}else var valid2=!0;if(valid2)if(data1.pagination_key!==void 0){const _errs8=errors;if(typeof data1.pagination_key!=
"string")return validate124.errors=[{instancePath:instancePath+"/data/result/pagination_key"}],!1;var valid2=_errs8===errors}else
var valid2=!0}else return validate124.errors=[{instancePath:instancePath+"/data/result"}],!1}}else return validate124.errors=
[{instancePath:instancePath+"/data"}],!1}}else return validate124.errors=[{instancePath}],!1;return validate124.errors=vErrors,
errors===0}validate124.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};const isPlacedOrder=validate126;function validate126(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate126.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate126.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;
if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.order_id===void 0&&(missing1=
"order_id"))return validate126.errors=[{instancePath:instancePath+"/result"}],!1;data0.order_id!==void 0&&(validate55(data0.
order_id,{instancePath:instancePath+"/result/order_id",parentData:data0,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length))}else return validate126.
errors=[{instancePath:instancePath+"/result"}],!1}}else return validate126.errors=[{instancePath}],!1;return validate126.
errors=vErrors,errors===0}validate126.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isServerMessage=validate129;function validate131(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate131.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern4.test(data))return validate131.errors=[{instancePath}],
!1}else return validate131.errors=[{instancePath}],!1;return validate131.errors=vErrors,errors===0}validate131.evaluated=
{dynamicProps:!1,dynamicItems:!1};function validate130(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate130.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.event===void 0&&(missing0="event"))return validate130.errors=[{instancePath}],!1;if(data.event!==
void 0){let data0=data.event;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.
type===void 0&&(missing1="type")||data0.data===void 0&&(missing1="data"))return validate130.errors=[{instancePath:instancePath+
"/event"}],!1;if(data0.type!==void 0){const _errs3=errors;if(data0.type!=="subscribe_ok")return validate130.errors=[{instancePath:instancePath+
"/event/type"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.data!==void 0){let data2=data0.data;
const _errs4=errors;if(errors===_errs4)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing2;if(data2.vendor_id===
void 0&&(missing2="vendor_id"))return validate130.errors=[{instancePath:instancePath+"/event/data"}],!1;data2.vendor_id!==
void 0&&(validate131(data2.vendor_id,{instancePath:instancePath+"/event/data/vendor_id",parentData:data2,parentDataProperty:"\
vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate131.errors:vErrors.concat(validate131.errors),errors=
vErrors.length))}else return validate130.errors=[{instancePath:instancePath+"/event/data"}],!1;var valid1=_errs4===errors}else
var valid1=!0}else return validate130.errors=[{instancePath:instancePath+"/event"}],!1}}else return validate130.errors=[
{instancePath}],!1;return validate130.errors=vErrors,errors===0}validate130.evaluated={props:{event:!0},dynamicProps:!1,
dynamicItems:!1};function validate134(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate134.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.event===
void 0&&(missing0="event"))return validate134.errors=[{instancePath}],!1;if(data.event!==void 0){let data0=data.event;if(errors===
errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.type===void 0&&(missing1="type")||
data0.data===void 0&&(missing1="data"))return validate134.errors=[{instancePath:instancePath+"/event"}],!1;if(data0.type!==
void 0){const _errs3=errors;if(data0.type!=="subscribe_refused")return validate134.errors=[{instancePath:instancePath+"/\
event/type"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.data!==void 0){let data2=data0.data;const _errs4=errors;
if(errors===_errs4)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing2;if(data2.vendor_id===void 0&&(missing2=
"vendor_id")||data2.status===void 0&&(missing2="status")||data2.message===void 0&&(missing2="message"))return validate134.
errors=[{instancePath:instancePath+"/event/data"}],!1;if(data2.vendor_id!==void 0){const _errs6=errors;validate131(data2.
vendor_id,{instancePath:instancePath+"/event/data/vendor_id",parentData:data2,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate131.errors:vErrors.concat(validate131.errors),errors=vErrors.length);var valid2=_errs6===
errors}else var valid2=!0;if(valid2){if(data2.status!==void 0){let data4=data2.status;const _errs7=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate134.errors=[{instancePath:instancePath+"/event/data\
/status"}],!1;if(errors===_errs7&&typeof data4=="number"&&isFinite(data4)){if(data4>599||isNaN(data4))return validate134.
errors=[{instancePath:instancePath+"/event/data/status"}],!1;if(data4<400||isNaN(data4))return validate134.errors=[{instancePath:instancePath+
"/event/data/status"}],!1}var valid2=_errs7===errors}else var valid2=!0;if(valid2)if(data2.message!==void 0){const _errs9=errors;
if(typeof data2.message!="string")return validate134.errors=[{instancePath:instancePath+"/event/data/message"}],!1;var valid2=_errs9===
errors}else var valid2=!0}}else return validate134.errors=[{instancePath:instancePath+"/event/data"}],!1;var valid1=_errs4===
errors}else var valid1=!0}else return validate134.errors=[{instancePath:instancePath+"/event"}],!1}}else return validate134.
errors=[{instancePath}],!1;return validate134.errors=vErrors,errors===0}validate134.evaluated={props:{event:!0},dynamicProps:!1,
dynamicItems:!1};function validate137(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate137.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.event===
void 0&&(missing0="event"))return validate137.errors=[{instancePath}],!1;if(data.event!==void 0){let data0=data.event;if(errors===
errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.type===void 0&&(missing1="type")||
data0.data===void 0&&(missing1="data"))return validate137.errors=[{instancePath:instancePath+"/event"}],!1;if(data0.type!==
void 0){const _errs3=errors;if(data0.type!=="order_update")return validate137.errors=[{instancePath:instancePath+"/event\
/type"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.data!==void 0){const _errs4=errors;validate53(
data0.data,{instancePath:instancePath+"/event/data",parentData:data0,parentDataProperty:"data",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length);var valid1=_errs4===errors}else
var valid1=!0}else return validate137.errors=[{instancePath:instancePath+"/event"}],!1}}else return validate137.errors=[
{instancePath}],!1;return validate137.errors=vErrors,errors===0}validate137.evaluated={props:{event:!0},dynamicProps:!1,
dynamicItems:!1};function validate129(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate129.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;validate130(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:vErrors.concat(validate130.
errors),errors=vErrors.length);var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0){var props0={};props0.event=
!0}const _errs2=errors;validate134(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.length);var _valid0=_errs2===errors;
valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=props0||{},props0.event=!0);const _errs3=errors;validate137(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate137.errors:vErrors.concat(validate137.
errors),errors=vErrors.length);var _valid0=_errs3===errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=props0||
{},props0.event=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err0={instancePath};
return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate129.errors=vErrors,!1}return validate129.errors=
vErrors,evaluated0.props=props0,errors===0}validate129.evaluated={dynamicProps:!0,dynamicItems:!1};const isSignedFee=validate140;
function validate140(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate140.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.fee===void 0&&
(missing0="fee")||data.signature===void 0&&(missing0="signature"))return validate140.errors=[{instancePath}],!1;if(data.
fee!==void 0){const _errs1=errors;validate93(data.fee,{instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"\
fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.errors:vErrors.concat(validate93.errors),errors=vErrors.
length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.signature!==void 0){const _errs2=errors;validate98(
data.signature,{instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate98.errors:vErrors.concat(validate98.errors),errors=vErrors.length);var valid0=_errs2===errors}else
var valid0=!0;if(valid0)if(data.valid_until!==void 0){const _errs3=errors;validate59(data.valid_until,{instancePath:instancePath+
"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.
errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0}}else return validate140.
errors=[{instancePath}],!1;return validate140.errors=vErrors,errors===0}validate140.evaluated={props:{fee:!0,signature:!0,
valid_until:!0},dynamicProps:!1,dynamicItems:!1};const isVoucherAnswer=validate144;function validate144(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate144.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate144.errors=[{instancePath}],!1;data.result!==void 0&&(validate103(data.result,
{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length))}else return validate144.errors=[{instancePath}],
!1;return validate144.errors=vErrors,errors===0}validate144.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};
const isVoucherFee=validate146;function validate146(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate146.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.voucher===
void 0&&(missing0="voucher")||data.delivery_fee===void 0&&(missing0="delivery_fee")||data.signature===void 0&&(missing0=
"signature"))return validate146.errors=[{instancePath}],!1;if(data.voucher!==void 0){const _errs1=errors;validate103(data.
voucher,{instancePath:instancePath+"/voucher",parentData:data,parentDataProperty:"voucher",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.delivery_fee!==void 0){const _errs2=errors;validate93(data.delivery_fee,{instancePath:instancePath+
"/delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.
errors:vErrors.concat(validate93.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.signature!==void 0){const _errs3=errors;validate98(data.signature,{instancePath:instancePath+"/signature",parentData:data,
parentDataProperty:"signature",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.errors:vErrors.concat(validate98.
errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.valid_until!==void 0){const _errs4=errors;
validate59(data.valid_until,{instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs4===
errors}else var valid0=!0}}}else return validate146.errors=[{instancePath}],!1;return validate146.errors=vErrors,errors===
0}validate146.evaluated={props:{voucher:!0,delivery_fee:!0,signature:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};export{isOrder,isOrderAnswer,isOrderPage,isPlacedOrder,isServerMessage,isSignedFee,isVoucherAnswer,isVoucherFee};
