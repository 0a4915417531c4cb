// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isAreaCheckAnswer=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate53.errors=[{instancePath}],!1;if(data.result!==void 0&&typeof data.result!="s\
tring")return validate53.errors=[{instancePath:instancePath+"/result"}],!1}else return validate53.errors=[{instancePath}],
!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};
const isDeliveryAreasAnswer=validate54;function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate57.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate57.errors=[{instancePath}],!1}else return validate57.
errors=[{instancePath}],!1;return validate57.errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate59.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate59.errors=[{instancePath}],!1}else return validate59.
errors=[{instancePath}],!1;return validate59.errors=vErrors,errors===0}validate59.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.lat===void 0&&
(missing0="lat")||data.lng===void 0&&(missing0="lng"))return validate56.errors=[{instancePath}],!1;if(data.lat!==void 0){
const _errs1=errors;validate57(data.lat,{instancePath:instancePath+"/lat",parentData:data,parentDataProperty:"lat",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.lng!==void 0){const _errs2=errors;validate59(data.lng,{instancePath:instancePath+
"/lng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.
concat(validate59.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else return validate56.errors=
[{instancePath}],!1;return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{lat:!0,lng:!0},dynamicProps:!1,
dynamicItems:!1};function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
result===void 0&&(missing0="result"))return validate54.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.
result;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.areas===void 0&&
(missing1="areas"))return validate54.errors=[{instancePath:instancePath+"/result"}],!1;if(data0.areas!==void 0){let data1=data0.
areas;if(errors===errors)if(Array.isArray(data1)){var valid2=!0;const len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0];
const _errs5=errors;if(errors===_errs5)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing2;if(data2.ring===
void 0&&(missing2="ring"))return validate54.errors=[{instancePath:instancePath+"/result/areas/"+i0}],!1;if(data2.ring!==
void 0){let data3=data2.ring;if(errors===errors)if(Array.isArray(data3)){if(data3.length<3)return validate54.errors=[{instancePath:instancePath+
"/result/areas/"+i0+"/ring"}],!1;{var valid4=!0;const len1=data3.length;for(let i1=0;i1<len1;i1++){const _errs9=errors;validate56(
data3[i1],{instancePath:instancePath+"/result/areas/"+i0+"/ring/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length);var valid4=_errs9===errors;
if(!valid4)break}}}else return validate54.errors=[{instancePath:instancePath+"/result/areas/"+i0+"/ring"}],!1}}else return validate54.
errors=[{instancePath:instancePath+"/result/areas/"+i0}],!1;var valid2=_errs5===errors;if(!valid2)break}}else return validate54.
errors=[{instancePath:instancePath+"/result/areas"}],!1}}else return validate54.errors=[{instancePath:instancePath+"/res\
ult"}],!1}}else return validate54.errors=[{instancePath}],!1;return validate54.errors=vErrors,errors===0}validate54.evaluated=
{props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isEstimationsAnswer=validate62;function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate62.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;
if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.pickup===void 0&&(missing1=
"pickup")||data0.delivery===void 0&&(missing1="delivery"))return validate62.errors=[{instancePath:instancePath+"/result"}],
!1;if(data0.pickup!==void 0){let data1=data0.pickup;const _errs3=errors;if(errors===_errs3)if(typeof data1=="number"&&isFinite(
data1)){if(data1<0||isNaN(data1))return validate62.errors=[{instancePath:instancePath+"/result/pickup"}],!1}else return validate62.
errors=[{instancePath:instancePath+"/result/pickup"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.
delivery!==void 0){let data2=data0.delivery;const _errs5=errors;if(errors===_errs5)if(typeof data2=="number"&&isFinite(data2)){
if(data2<0||isNaN(data2))return validate62.errors=[{instancePath:instancePath+"/result/delivery"}],!1}else return validate62.
errors=[{instancePath:instancePath+"/result/delivery"}],!1;var valid1=_errs5===errors}else var valid1=!0}else return validate62.
errors=[{instancePath:instancePath+"/result"}],!1}}else return validate62.errors=[{instancePath}],!1;return validate62.errors=
vErrors,errors===0}validate62.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isRiderAnswer=validate63;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate65(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate65.errors=[{instancePath}],!1}else return validate65.errors=[{instancePath}],!1;return validate65.
errors=vErrors,errors===0}validate65.evaluated={dynamicProps:!1,dynamicItems:!1};function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate67.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate67.errors=[{instancePath}],!1):(validate67.errors=vErrors,errors===
0)}validate67.evaluated={dynamicProps:!1,dynamicItems:!1};function validate69(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(
data)){if(data>90||isNaN(data))return validate69.errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate69.errors=
[{instancePath}],!1}else return validate69.errors=[{instancePath}],!1;return validate69.errors=vErrors,errors===0}validate69.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate71(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate71.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>
180||isNaN(data))return validate71.errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate71.errors=[{instancePath}],
!1}else return validate71.errors=[{instancePath}],!1;return validate71.errors=vErrors,errors===0}validate71.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate73.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate73.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate73.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate73.errors=[{instancePath}],!1}return validate73.errors=vErrors,errors===0}validate73.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate78.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.lat===void 0&&
(missing0="lat")||data.lng===void 0&&(missing0="lng"))return validate78.errors=[{instancePath}],!1;if(data.lat!==void 0){
const _errs1=errors;validate57(data.lat,{instancePath:instancePath+"/lat",parentData:data,parentDataProperty:"lat",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.lng!==void 0){const _errs2=errors;validate59(data.lng,{instancePath:instancePath+
"/lng",parentData:data,parentDataProperty:"lng",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.
concat(validate59.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else return validate78.errors=
[{instancePath}],!1;return validate78.errors=vErrors,errors===0}validate78.evaluated={props:{lat:!0,lng:!0},dynamicProps:!1,
dynamicItems:!1};function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>200)return validate77.errors=[
{instancePath}],!1;{var valid0=!0;const len0=data.length;for(let i0=0;i0<len0;i0++){const _errs1=errors;validate78(data[i0],
{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate78.errors:vErrors.concat(validate78.errors),errors=vErrors.length);var valid0=_errs1===errors;if(!valid0)break}}}else
return validate77.errors=[{instancePath}],!1;return validate77.errors=vErrors,errors===0}validate77.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
order_id===void 0&&(missing0="order_id")||data.rider_id===void 0&&(missing0="rider_id")||data.name===void 0&&(missing0="\
name")||data.latitude===void 0&&(missing0="latitude")||data.longitude===void 0&&(missing0="longitude")||data.updated_at===
void 0&&(missing0="updated_at"))return validate64.errors=[{instancePath}],!1;if(data.order_id!==void 0){const _errs1=errors;
validate65(data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.rider_id!==void 0){const _errs2=errors;if(typeof data.rider_id!="string")return validate64.
errors=[{instancePath:instancePath+"/rider_id"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.name!==
void 0){const _errs4=errors;if(typeof data.name!="string")return validate64.errors=[{instancePath:instancePath+"/name"}],
!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.phone_number!==void 0){const _errs6=errors;validate67(
data.phone_number,{instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.vehicle!==void 0){let data4=data.vehicle;const _errs7=errors;if(typeof data4!=
"string")return validate64.errors=[{instancePath:instancePath+"/vehicle"}],!1;if(!(data4==="bicycle"||data4==="motorcycl\
e"||data4==="car"||data4==="walker"))return validate64.errors=[{instancePath:instancePath+"/vehicle"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.latitude!==void 0){const _errs9=errors;validate69(data.latitude,{instancePath:instancePath+
"/latitude",parentData:data,parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.
errors:vErrors.concat(validate69.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){
if(data.longitude!==void 0){const _errs10=errors;validate71(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,
parentDataProperty:"longitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate71.errors:vErrors.concat(validate71.
errors),errors=vErrors.length);var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.updated_at!==void 0){const _errs11=errors;
validate73(data.updated_at,{instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate73.errors:vErrors.concat(validate73.errors),errors=vErrors.length);var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.pickup_eta!==void 0){const _errs12=errors;validate73(data.pickup_eta,{instancePath:instancePath+
"/pickup_eta",parentData:data,parentDataProperty:"pickup_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate73.
errors:vErrors.concat(validate73.errors),errors=vErrors.length);var valid0=_errs12===errors}else var valid0=!0;if(valid0){
if(data.dropoff_eta!==void 0){const _errs13=errors;validate73(data.dropoff_eta,{instancePath:instancePath+"/dropoff_eta",
parentData:data,parentDataProperty:"dropoff_eta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate73.errors:vErrors.
concat(validate73.errors),errors=vErrors.length);var valid0=_errs13===errors}else var valid0=!0;if(valid0)if(data.geometry!==
void 0){const _errs14=errors;validate77(data.geometry,{instancePath:instancePath+"/geometry",parentData:data,parentDataProperty:"\
geometry",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:vErrors.concat(validate77.errors),errors=
vErrors.length);var valid0=_errs14===errors}else var valid0=!0}}}}}}}}}}else return validate64.errors=[{instancePath}],!1;
return validate64.errors=vErrors,errors===0}validate64.evaluated={props:{order_id:!0,rider_id:!0,name:!0,phone_number:!0,
vehicle:!0,latitude:!0,longitude:!0,updated_at:!0,pickup_eta:!0,dropoff_eta:!0,geometry:!0},dynamicProps:!1,dynamicItems:!1};
function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate63.errors=[{instancePath}],!1;data.result!==void 0&&(validate64(data.result,{
instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate64.errors:vErrors.concat(validate64.errors),errors=vErrors.length))}else return validate63.errors=[{instancePath}],
!1;return validate63.errors=vErrors,errors===0}validate63.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};export{isAreaCheckAnswer,isDeliveryAreasAnswer,isEstimationsAnswer,isRiderAnswer};
