// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isGuestOrders=validate53;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate55(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate55.errors=[{instancePath}],!1}else return validate55.errors=[{instancePath}],!1;return validate55.
errors=vErrors,errors===0}validate55.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern4.
test(data))return validate57.errors=[{instancePath}],!1}else return validate57.errors=[{instancePath}],!1;return validate57.
errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};function validate53(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate53.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(Array.isArray(data)){if(data.length>50)return validate53.errors=[{instancePath}],!1;{var valid0=!0;const len0=data.
length;for(let i0=0;i0<len0;i0++){let data0=data[i0];const _errs1=errors;if(errors===_errs1)if(data0&&typeof data0=="obj\
ect"&&!Array.isArray(data0)){let missing0;if(data0.order_id===void 0&&(missing0="order_id")||data0.vendor_id===void 0&&(missing0=
"vendor_id"))return validate53.errors=[{instancePath:instancePath+"/"+i0}],!1;if(data0.order_id!==void 0){const _errs3=errors;
validate55(data0.order_id,{instancePath:instancePath+"/"+i0+"/order_id",parentData:data0,parentDataProperty:"order_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length);var valid1=_errs3===
errors}else var valid1=!0;if(valid1)if(data0.vendor_id!==void 0){const _errs4=errors;validate57(data0.vendor_id,{instancePath:instancePath+
"/"+i0+"/vendor_id",parentData:data0,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.
errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid1=_errs4===errors}else var valid1=!0}else return validate53.
errors=[{instancePath:instancePath+"/"+i0}],!1;var valid0=_errs1===errors;if(!valid0)break}}}else return validate53.errors=
[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
const isSearchHistory=validate59;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>10)return validate59.errors=[{instancePath}],
!1;{var valid0=!0;const len0=data.length;for(let i0=0;i0<len0;i0++){const _errs1=errors;if(typeof data[i0]!="string")return validate59.
errors=[{instancePath:instancePath+"/"+i0}],!1;var valid0=_errs1===errors;if(!valid0)break}}}else return validate59.errors=
[{instancePath}],!1;return validate59.errors=vErrors,errors===0}validate59.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
const isStoredFilters=validate60;function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate62.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate62.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate62.errors=[{instancePath}],!1}return validate62.errors=vErrors,errors===0}validate62.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if(data.from===void 0&&(missing0="from")||data.to===void 0&&(missing0="to")||data.category===void 0&&
(missing0="category"))return validate61.errors=[{instancePath}],!1;if(data.from!==void 0){const _errs1=errors;validate62(
data.from,{instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate62.errors:vErrors.concat(validate62.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.to!==void 0){const _errs2=errors;validate62(data.to,{instancePath:instancePath+"/to",parentData:data,
parentDataProperty:"to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:vErrors.concat(validate62.errors),
errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.category!==void 0){let data2=data.
category;const _errs3=errors;if(typeof data2!="string")return validate61.errors=[{instancePath:instancePath+"/category"}],
!1;if(!(data2==="yesterday"||data2==="past-week"||data2==="past-month"||data2==="custom"))return validate61.errors=[{instancePath:instancePath+
"/category"}],!1;var valid0=_errs3===errors}else var valid0=!0}}else return validate61.errors=[{instancePath}],!1;return validate61.
errors=vErrors,errors===0}validate61.evaluated={props:{from:!0,to:!0,category:!0},dynamicProps:!1,dynamicItems:!1};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate66.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate66.errors=[{instancePath}],!1):data==="ANY"||data==="NEW"||data===
"COLLECTED"||data==="DELIVERED"||data==="CANCELLED"?(validate66.errors=vErrors,errors===0):(validate66.errors=[{instancePath}],
!1)}validate66.evaluated={dynamicProps:!1,dynamicItems:!1};function validate60(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){if(data.dateRangeFilter!==void 0){const _errs1=errors;validate61(data.dateRangeFilter,{instancePath:instancePath+
"/dateRangeFilter",parentData:data,parentDataProperty:"dateRangeFilter",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;
if(valid0)if(data.orderStatusFilter!==void 0){const _errs2=errors;validate66(data.orderStatusFilter,{instancePath:instancePath+
"/orderStatusFilter",parentData:data,parentDataProperty:"orderStatusFilter",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else
return validate60.errors=[{instancePath}],!1;return validate60.errors=vErrors,errors===0}validate60.evaluated={props:{dateRangeFilter:!0,
orderStatusFilter:!0},dynamicProps:!1,dynamicItems:!1};const isStoredGuest=validate68;function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.vendor_id===
void 0&&(missing0="vendor_id")||data.token===void 0&&(missing0="token"))return validate68.errors=[{instancePath}],!1;if(data.
vendor_id!==void 0){const _errs1=errors;validate57(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.
errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.token!==void 0){const _errs2=errors;
if(typeof data.token!="string")return validate68.errors=[{instancePath:instancePath+"/token"}],!1;var valid0=_errs2===errors}else
var valid0=!0}else return validate68.errors=[{instancePath}],!1;return validate68.errors=vErrors,errors===0}validate68.evaluated=
{props:{vendor_id:!0,token:!0},dynamicProps:!1,dynamicItems:!1};const isStoredLogin=validate70;function validate71(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate71.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate71.errors=[{instancePath}],!1):(validate71.errors=vErrors,errors===
0)}validate71.evaluated={dynamicProps:!1,dynamicItems:!1};function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate74.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate74.errors=[{instancePath}],!1):data!=="outlet-management"?(validate74.
errors=[{instancePath}],!1):(validate74.errors=vErrors,errors===0)}validate74.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.user===void 0&&
(missing0="user")||data.meta===void 0&&(missing0="meta"))return validate70.errors=[{instancePath}],!1;if(data.user!==void 0){
let data0=data.user;const _errs1=errors;if(errors===_errs1)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;
if(data0.id===void 0&&(missing1="id")||data0.email===void 0&&(missing1="email"))return validate70.errors=[{instancePath:instancePath+
"/user"}],!1;if(data0.id!==void 0){const _errs3=errors;if(typeof data0.id!="string")return validate70.errors=[{instancePath:instancePath+
"/user/id"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1){if(data0.email!==void 0){const _errs5=errors;validate71(
data0.email,{instancePath:instancePath+"/user/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate71.errors:vErrors.concat(validate71.errors),errors=vErrors.length);var valid1=_errs5===errors}else
var valid1=!0;if(valid1)if(data0.roles!==void 0){let data3=data0.roles;const _errs6=errors;if(errors===_errs6)if(Array.isArray(
data3)){var valid2=!0;const len0=data3.length;for(let i0=0;i0<len0;i0++){const _errs8=errors;validate74(data3[i0],{instancePath:instancePath+
"/user/roles/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:
vErrors.concat(validate74.errors),errors=vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}else return validate70.
errors=[{instancePath:instancePath+"/user/roles"}],!1;var valid1=_errs6===errors}else var valid1=!0}}else return validate70.
errors=[{instancePath:instancePath+"/user"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.meta!==void 0){
let data5=data.meta;const _errs9=errors;if(errors===_errs9)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing2;
if(data5.AccessToken===void 0&&(missing2="AccessToken")||data5.IdToken===void 0&&(missing2="IdToken")||data5.RefreshToken===
void 0&&(missing2="RefreshToken")||data5.Expires===void 0&&(missing2="Expires"))return validate70.errors=[{instancePath:instancePath+
"/meta"}],!1;if(data5.AccessToken!==void 0){const _errs11=errors;if(typeof data5.AccessToken!="string")return validate70.
errors=[{instancePath:instancePath+"/meta/AccessToken"}],!1;var valid3=_errs11===errors}else var valid3=!0;if(valid3){if(data5.
IdToken!==void 0){const _errs13=errors;if(typeof data5.IdToken!="string")return validate70.errors=[{instancePath:instancePath+
"/meta/IdToken"}],!1;var valid3=_errs13===errors}else var valid3=!0;if(valid3){if(data5.RefreshToken!==void 0){const _errs15=errors;
if(typeof data5.RefreshToken!="string")return validate70.errors=[{instancePath:instancePath+"/meta/RefreshToken"}],!1;var valid3=_errs15===
errors}else var valid3=!0;if(valid3)if(data5.Expires!==void 0){let data9=data5.Expires;const _errs17=errors;if(!(typeof data9==
"number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate70.errors=[{instancePath:instancePath+"/meta/Expire\
s"}],!1;if(errors===_errs17&&typeof data9=="number"&&isFinite(data9)&&(data9<0||isNaN(data9)))return validate70.errors=[
{instancePath:instancePath+"/meta/Expires"}],!1;var valid3=_errs17===errors}else var valid3=!0}}}else return validate70.
errors=[{instancePath:instancePath+"/meta"}],!1;var valid0=_errs9===errors}else var valid0=!0}else return validate70.errors=
[{instancePath}],!1;return validate70.errors=vErrors,errors===0}validate70.evaluated={props:{user:!0,meta:!0},dynamicProps:!1,
dynamicItems:!1};const isStoredVendors=validate76;function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.showToggleOutlet!==void 0){
const _errs1=errors;if(typeof data.showToggleOutlet!="boolean")return validate76.errors=[{instancePath:instancePath+"/sh\
owToggleOutlet"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.enableToggleOutlet!==void 0){const _errs3=errors;
if(typeof data.enableToggleOutlet!="boolean")return validate76.errors=[{instancePath:instancePath+"/enableToggleOutlet"}],
!1;var valid0=_errs3===errors}else var valid0=!0}else return validate76.errors=[{instancePath}],!1;return validate76.errors=
vErrors,errors===0}validate76.evaluated={props:{showToggleOutlet:!0,enableToggleOutlet:!0},dynamicProps:!1,dynamicItems:!1};export{isGuestOrders,isSearchHistory,isStoredFilters,isStoredGuest,isStoredLogin,isStoredVendors};
