// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isPublicTrackingAnswer=validate53;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate56(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate56.errors=[{instancePath}],!1}else return validate56.errors=[{instancePath}],!1;return validate56.
errors=vErrors,errors===0}validate56.evaluated={dynamicProps:!1,dynamicItems:!1};function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate59.errors=[{instancePath}],!1):(validate59.errors=vErrors,errors===
0)}validate59.evaluated={dynamicProps:!1,dynamicItems:!1};function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate62.errors=[{instancePath}],!1):(validate62.errors=vErrors,errors===
0)}validate62.evaluated={dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate64.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate64.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate64.errors=[{instancePath}],!1}return validate64.errors=vErrors,errors===0}validate64.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.status===void 0&&(missing0="status")||data.created_at===void 0&&(missing0="created_at"))return validate61.
errors=[{instancePath}],!1;if(data.status!==void 0){const _errs1=errors;validate62(data.status,{instancePath:instancePath+
"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:
vErrors.concat(validate62.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.
created_at!==void 0){const _errs2=errors;validate64(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,
parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate64.errors:vErrors.concat(validate64.
errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else return validate61.errors=[{instancePath}],
!1;return validate61.errors=vErrors,errors===0}validate61.evaluated={props:{status:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};
function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate67.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate67.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate67.errors=[{instancePath}],!1}return validate67.errors=vErrors,errors===0}validate67.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate70.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate70.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate70.errors=[{instancePath}],!1}return validate70.errors=vErrors,errors===0}validate70.
evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+\
-]\\d{2}:\\d{2})$","u");function validate69(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate69.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;validate70(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate70.errors:vErrors.concat(validate70.
errors),errors=vErrors.length);var _valid0=_errs1===errors;valid0=valid0||_valid0;const _errs2=errors;if(errors===_errs2)
if(typeof data=="string"){if(!pattern4.test(data)){const err0={instancePath};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}}else{const err1={instancePath};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs2===
errors;if(valid0=valid0||_valid0,valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err2={
instancePath};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate69.errors=vErrors,!1}return validate69.
errors=vErrors,errors===0}validate69.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern5=new RegExp("^[•*+0-9 ()./-]*$","u");function validate78(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate78.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern5.
test(data))return validate78.errors=[{instancePath}],!1}else return validate78.errors=[{instancePath}],!1;return validate78.
errors=vErrors,errors===0}validate78.evaluated={dynamicProps:!1,dynamicItems:!1};function validate80(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate80.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate80.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate80.errors=[{instancePath}],!1}else return validate80.
errors=[{instancePath}],!1;return validate80.errors=vErrors,errors===0}validate80.evaluated={dynamicProps:!1,dynamicItems:!1};function validate82(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate82.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate82.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate82.errors=[{instancePath}],!1}else return validate82.
errors=[{instancePath}],!1;return validate82.errors=vErrors,errors===0}validate82.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.name===void 0&&
(missing0="name")||data.address===void 0&&(missing0="address"))return validate77.errors=[{instancePath}],!1;if(data.name!==
void 0){const _errs1=errors;if(typeof data.name!="string")return validate77.errors=[{instancePath:instancePath+"/name"}],
!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.phone_number!==void 0){const _errs3=errors;validate78(
data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate78.errors:vErrors.concat(validate78.errors),errors=vErrors.length);var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.address!==void 0){const _errs4=errors;if(typeof data.address!="string")return validate77.
errors=[{instancePath:instancePath+"/address"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.latitude!==
void 0){const _errs6=errors;validate80(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,parentDataProperty:"\
latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.errors:vErrors.concat(validate80.errors),errors=
vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.longitude!==void 0){const _errs7=errors;
validate82(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate82.errors:vErrors.concat(validate82.errors),errors=vErrors.length);var valid0=_errs7===
errors}else var valid0=!0}}}}else return validate77.errors=[{instancePath}],!1;return validate77.errors=vErrors,errors===
0}validate77.evaluated={props:{name:!0,phone_number:!0,address:!0,latitude:!0,longitude:!0},dynamicProps:!1,dynamicItems:!1};function validate86(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate86.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>1e12||isNaN(data))return validate86.
errors=[{instancePath}],!1;if(data<0||isNaN(data))return validate86.errors=[{instancePath}],!1}else return validate86.errors=
[{instancePath}],!1;return validate86.errors=vErrors,errors===0}validate86.evaluated={dynamicProps:!1,dynamicItems:!1};function validate88(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate88.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate88.errors=[{instancePath}],!1):data==="NONE"||data==="PAID"||data===
"CASH_ON_DELIVERY"||data==="PAYMENT_ON_DELIVERY"?(validate88.errors=vErrors,errors===0):(validate88.errors=[{instancePath}],
!1)}validate88.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern6=new RegExp("^[A-Z]{3}$","u");function validate90(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate90.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern6.test(
data))return validate90.errors=[{instancePath}],!1}else return validate90.errors=[{instancePath}],!1;return validate90.errors=
vErrors,errors===0}validate90.evaluated={dynamicProps:!1,dynamicItems:!1};function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.name===void 0&&
(missing0="name")||data.latitude===void 0&&(missing0="latitude")||data.longitude===void 0&&(missing0="longitude")||data.
updated_at===void 0&&(missing0="updated_at"))return validate93.errors=[{instancePath}],!1;if(data.name!==void 0){const _errs1=errors;
if(typeof data.name!="string")return validate93.errors=[{instancePath:instancePath+"/name"}],!1;var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.vehicle!==void 0){let data1=data.vehicle;const _errs3=errors;if(typeof data1!="string")
return validate93.errors=[{instancePath:instancePath+"/vehicle"}],!1;if(!(data1==="bicycle"||data1==="motorcycle"||data1===
"car"||data1==="walker"))return validate93.errors=[{instancePath:instancePath+"/vehicle"}],!1;var valid0=_errs3===errors}else
var valid0=!0;if(valid0){if(data.latitude!==void 0){const _errs5=errors;validate80(data.latitude,{instancePath:instancePath+
"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.
errors:vErrors.concat(validate80.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.longitude!==void 0){const _errs6=errors;validate82(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,
parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate82.errors:vErrors.concat(validate82.
errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.updated_at!==void 0){const _errs7=errors;
validate67(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs7===
errors}else var valid0=!0}}}}else return validate93.errors=[{instancePath}],!1;return validate93.errors=vErrors,errors===
0}validate93.evaluated={props:{name:!0,vehicle:!0,latitude:!0,longitude:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};function validate100(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate100.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate100.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate100.errors=[{instancePath}],!1}else return validate100.
errors=[{instancePath}],!1;return validate100.errors=vErrors,errors===0}validate100.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate102(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate102.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate102.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate102.errors=[{instancePath}],!1}else return validate102.
errors=[{instancePath}],!1;return validate102.errors=vErrors,errors===0}validate102.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate99.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.lat===void 0&&
(missing0="lat")||data.lng===void 0&&(missing0="lng"))return validate99.errors=[{instancePath}],!1;if(data.lat!==void 0){
const _errs1=errors;validate100(data.lat,{instancePath:instancePath+"/lat",parentData:data,parentDataProperty:"lat",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate100.errors:vErrors.concat(validate100.errors),errors=vErrors.length);var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.lng!==void 0){const _errs2=errors;validate102(data.lng,{instancePath:instancePath+
"/lng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate102.errors:vErrors.
concat(validate102.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else return validate99.errors=
[{instancePath}],!1;return validate99.errors=vErrors,errors===0}validate99.evaluated={props:{lat:!0,lng:!0},dynamicProps:!1,
dynamicItems:!1};function validate98(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate98.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>200)return validate98.errors=[
{instancePath}],!1;{var valid0=!0;const len0=data.length;for(let i0=0;i0<len0;i0++){const _errs1=errors;validate99(data[i0],
{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length);var valid0=_errs1===errors;if(!valid0)break}}}else
return validate98.errors=[{instancePath}],!1;return validate98.errors=vErrors,errors===0}validate98.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function validate107(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate107.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate107.errors=[{instancePath}],!1):data==="delivery"||data==="pick\
up"||data==="return"?(validate107.errors=vErrors,errors===0):(validate107.errors=[{instancePath}],!1)}validate107.evaluated=
{dynamicProps:!1,dynamicItems:!1};function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.order_id===void 0&&(missing0="order_id")||data.kind===void 0&&(missing0="kind")||data.status===
void 0&&(missing0="status")||data.status_history===void 0&&(missing0="status_history")||data.created_at===void 0&&(missing0=
"created_at")||data.updated_at===void 0&&(missing0="updated_at")||data.sender===void 0&&(missing0="sender")||data.receiver===
void 0&&(missing0="receiver")||data.parcel===void 0&&(missing0="parcel")||data.payment===void 0&&(missing0="payment")||data.
proofs===void 0&&(missing0="proofs"))return validate54.errors=[{instancePath}],!1;if(data.order_id!==void 0){const _errs1=errors;
validate56(data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.kind!==void 0){let data1=data.kind;const _errs2=errors;if(typeof data1!="string")return validate54.
errors=[{instancePath:instancePath+"/kind"}],!1;if(!(data1==="business"||data1==="c2c"))return validate54.errors=[{instancePath:instancePath+
"/kind"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.status!==void 0){const _errs4=errors;validate59(
data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs4===errors}else
var valid0=!0;if(valid0){if(data.status_history!==void 0){let data3=data.status_history;const _errs5=errors;if(errors===
_errs5)if(Array.isArray(data3)){var valid1=!0;const len0=data3.length;for(let i0=0;i0<len0;i0++){const _errs7=errors;validate61(
data3[i0],{instancePath:instancePath+"/status_history/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid1=_errs7===errors;
if(!valid1)break}}else return validate54.errors=[{instancePath:instancePath+"/status_history"}],!1;var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.created_at!==void 0){const _errs8=errors;validate67(data.created_at,{instancePath:instancePath+
"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.
errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs8===errors}else var valid0=!0;if(valid0){
if(data.updated_at!==void 0){const _errs9=errors;validate69(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,
parentDataProperty:"updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.concat(validate69.
errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.preordered_for!==void 0){
const _errs10=errors;validate67(data.preordered_for,{instancePath:instancePath+"/preordered_for",parentData:data,parentDataProperty:"\
preordered_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),errors=
vErrors.length);var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.pickup_eta!==void 0){const _errs11=errors;
validate67(data.pickup_eta,{instancePath:instancePath+"/pickup_eta",parentData:data,parentDataProperty:"pickup_eta",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.dropoff_eta!==void 0){const _errs12=errors;validate67(data.dropoff_eta,{instancePath:instancePath+
"/dropoff_eta",parentData:data,parentDataProperty:"dropoff_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.
errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs12===errors}else var valid0=!0;if(valid0){
if(data.delivered_at!==void 0){const _errs13=errors;validate67(data.delivered_at,{instancePath:instancePath+"/delivered_\
at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:
vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.
sender!==void 0){const _errs14=errors;validate77(data.sender,{instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"\
sender",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:vErrors.concat(validate77.errors),errors=vErrors.
length);var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.receiver!==void 0){const _errs15=errors;validate77(
data.receiver,{instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate77.errors:vErrors.concat(validate77.errors),errors=vErrors.length);var valid0=_errs15===
errors}else var valid0=!0;if(valid0){if(data.parcel!==void 0){let data13=data.parcel;const _errs16=errors;if(errors===_errs16)
if(data13&&typeof data13=="object"&&!Array.isArray(data13)){let missing1;if(data13.description===void 0&&(missing1="desc\
ription")||data13.amount===void 0&&(missing1="amount")||data13.cold_bag_needed===void 0&&(missing1="cold_bag_needed"))return validate54.
errors=[{instancePath:instancePath+"/parcel"}],!1;if(data13.description!==void 0){const _errs18=errors;if(typeof data13.
description!="string")return validate54.errors=[{instancePath:instancePath+"/parcel/description"}],!1;var valid2=_errs18===
errors}else var valid2=!0;if(valid2){if(data13.amount!==void 0){const _errs20=errors;validate86(data13.amount,{instancePath:instancePath+
"/parcel/amount",parentData:data13,parentDataProperty:"amount",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.
errors:vErrors.concat(validate86.errors),errors=vErrors.length);var valid2=_errs20===errors}else var valid2=!0;if(valid2)
if(data13.cold_bag_needed!==void 0){const _errs21=errors;if(typeof data13.cold_bag_needed!="boolean")return validate54.errors=
[{instancePath:instancePath+"/parcel/cold_bag_needed"}],!1;var valid2=_errs21===errors}else var valid2=!0}}else return validate54.
errors=[{instancePath:instancePath+"/parcel"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.payment!==
void 0){let data17=data.payment;const _errs23=errors;if(errors===_errs23)if(data17&&typeof data17=="object"&&!Array.isArray(
data17)){let missing2;if(data17.method===void 0&&(missing2="method")||data17.status===void 0&&(missing2="status")||data17.
currency===void 0&&(missing2="currency")||data17.delivery_fee===void 0&&(missing2="delivery_fee"))return validate54.errors=
[{instancePath:instancePath+"/payment"}],!1;if(data17.method!==void 0){const _errs25=errors;validate88(data17.method,{instancePath:instancePath+
"/payment/method",parentData:data17,parentDataProperty:"method",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate88.
errors:vErrors.concat(validate88.errors),errors=vErrors.length);var valid3=_errs25===errors}else var valid3=!0;if(valid3){
if(data17.status!==void 0){let data19=data17.status;const _errs26=errors;if(typeof data19!="string")return validate54.errors=
[{instancePath:instancePath+"/payment/status"}],!1;if(!(data19==="paid"||data19==="due"||data19==="processing"||data19===
"failed"||data19==="refunded"))return validate54.errors=[{instancePath:instancePath+"/payment/status"}],!1;var valid3=_errs26===
errors}else var valid3=!0;if(valid3){if(data17.currency!==void 0){const _errs28=errors;validate90(data17.currency,{instancePath:instancePath+
"/payment/currency",parentData:data17,parentDataProperty:"currency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate90.
errors:vErrors.concat(validate90.errors),errors=vErrors.length);var valid3=_errs28===errors}else var valid3=!0;if(valid3){
if(data17.delivery_fee!==void 0){const _errs29=errors;validate86(data17.delivery_fee,{instancePath:instancePath+"/paymen\
t/delivery_fee",parentData:data17,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.
errors:vErrors.concat(validate86.errors),errors=vErrors.length);var valid3=_errs29===errors}else var valid3=!0;if(valid3)
if(data17.vat_number!==void 0){const _errs30=errors;if(typeof data17.vat_number!="string")return validate54.errors=[{instancePath:instancePath+
"/payment/vat_number"}],!1;var valid3=_errs30===errors}else var valid3=!0}}}}else return validate54.errors=[{instancePath:instancePath+
"/payment"}],!1;var valid0=_errs23===errors}else var valid0=!0;if(valid0){if(data.rider!==void 0){const _errs32=errors;validate93(
data.rider,{instancePath:instancePath+"/rider",parentData:data,parentDataProperty:"rider",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate93.errors:vErrors.concat(validate93.errors),errors=vErrors.length);var valid0=_errs32===errors}else
var valid0=!0;if(valid0){if(data.route!==void 0){const _errs33=errors;validate98(data.route,{instancePath:instancePath+"\
/route",parentData:data,parentDataProperty:"route",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.errors:
vErrors.concat(validate98.errors),errors=vErrors.length);var valid0=_errs33===errors}else var valid0=!0;if(valid0){if(data.
geometry!==void 0){const _errs34=errors;validate98(data.geometry,{instancePath:instancePath+"/geometry",parentData:data,
parentDataProperty:"geometry",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.errors:vErrors.concat(validate98.
errors),errors=vErrors.length);var valid0=_errs34===errors}else var valid0=!0;if(valid0)if(data.proofs!==void 0){let data26=data.
proofs;const _errs35=errors;if(errors===_errs35)if(Array.isArray(data26)){var valid4=!0;const len1=data26.length;for(let i1=0;i1<
len1;i1++){const _errs37=errors;validate107(data26[i1],{instancePath:instancePath+"/proofs/"+i1,parentData:data26,parentDataProperty:i1,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:vErrors.concat(validate107.errors),errors=vErrors.
length);var valid4=_errs37===errors;if(!valid4)break}}else return validate54.errors=[{instancePath:instancePath+"/proofs"}],
!1;var valid0=_errs35===errors}else var valid0=!0}}}}}}}}}}}}}}}}}else return validate54.errors=[{instancePath}],!1;return validate54.
errors=vErrors,errors===0}validate54.evaluated={props:{order_id:!0,kind:!0,status:!0,status_history:!0,created_at:!0,updated_at:!0,
preordered_for:!0,pickup_eta:!0,dropoff_eta:!0,delivered_at:!0,sender:!0,receiver:!0,parcel:!0,payment:!0,rider:!0,route:!0,
geometry:!0,proofs:!0},dynamicProps:!1,dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.result===void 0&&(missing0="result"))return validate53.errors=[{instancePath}],
!1;data.result!==void 0&&(validate54(data.result,{instancePath:instancePath+"/result",parentData:data,parentDataProperty:"\
result",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.concat(validate54.errors),errors=vErrors.
length))}else return validate53.errors=[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated=
{props:{result:!0},dynamicProps:!1,dynamicItems:!1};export{isPublicTrackingAnswer};
