// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isExtendLoginAnswer=validate53;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.AccessToken===
void 0&&(missing0="AccessToken")||data.IdToken===void 0&&(missing0="IdToken")||data.RefreshToken===void 0&&(missing0="Re\
freshToken")||data.ExpiresIn===void 0&&(missing0="ExpiresIn"))return validate54.errors=[{instancePath}],!1;if(data.AccessToken!==
void 0){const _errs1=errors;if(typeof data.AccessToken!="string")return validate54.errors=[{instancePath:instancePath+"/\
AccessToken"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.IdToken!==void 0){const _errs3=errors;
if(typeof data.IdToken!="string")return validate54.errors=[{instancePath:instancePath+"/IdToken"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.RefreshToken!==void 0){const _errs5=errors;if(typeof data.RefreshToken!="st\
ring")return validate54.errors=[{instancePath:instancePath+"/RefreshToken"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0)if(data.ExpiresIn!==void 0){let data3=data.ExpiresIn;const _errs7=errors;if(!(typeof data3=="number"&&!(data3%
1)&&!isNaN(data3)&&isFinite(data3)))return validate54.errors=[{instancePath:instancePath+"/ExpiresIn"}],!1;if(errors===_errs7&&
typeof data3=="number"&&isFinite(data3)&&(data3<0||isNaN(data3)))return validate54.errors=[{instancePath:instancePath+"/\
ExpiresIn"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}else return validate54.errors=[{instancePath}],!1;return validate54.
errors=vErrors,errors===0}validate54.evaluated={props:{AccessToken:!0,IdToken:!0,RefreshToken:!0,ExpiresIn:!0},dynamicProps:!1,
dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
result===void 0&&(missing0="result"))return validate53.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.
result;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.AuthenticationResult===
void 0&&(missing1="AuthenticationResult"))return validate53.errors=[{instancePath:instancePath+"/result"}],!1;data0.AuthenticationResult!==
void 0&&(validate54(data0.AuthenticationResult,{instancePath:instancePath+"/result/AuthenticationResult",parentData:data0,
parentDataProperty:"AuthenticationResult",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.concat(
validate54.errors),errors=vErrors.length))}else return validate53.errors=[{instancePath:instancePath+"/result"}],!1}}else
return validate53.errors=[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={props:{result:!0},
dynamicProps:!1,dynamicItems:!1};const isGodroidTokenPayload=validate56;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate58(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate58.errors=[{instancePath}],!1}else return validate58.errors=[{instancePath}],!1;return validate58.
errors=vErrors,errors===0}validate58.evaluated={dynamicProps:!1,dynamicItems:!1};function validate56(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate56.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.exp===void 0&&(missing0="exp")||data.authSchema===
void 0&&(missing0="authSchema"))return validate56.errors=[{instancePath}],!1;if(data.exp!==void 0){let data0=data.exp;const _errs1=errors;
if(!(typeof data0=="number"&&isFinite(data0)))return validate56.errors=[{instancePath:instancePath+"/exp"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.authSchema!==void 0){let data1=data.authSchema;const _errs3=errors;if(errors===
_errs3)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if(data1.restaurant===void 0&&(missing1="re\
staurant"))return validate56.errors=[{instancePath:instancePath+"/authSchema"}],!1;if(data1.restaurant!==void 0){let data2=data1.
restaurant;if(errors===errors)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing2;if(data2.platformTokens===
void 0&&(missing2="platformTokens"))return validate56.errors=[{instancePath:instancePath+"/authSchema/restaurant"}],!1;if(data2.
platformTokens!==void 0){let data3=data2.platformTokens;if(errors===errors)if(Array.isArray(data3)){if(data3.length<1)return validate56.
errors=[{instancePath:instancePath+"/authSchema/restaurant/platformTokens"}],!1;{var valid3=!0;const len0=data3.length;for(let i0=0;i0<
len0;i0++){let data4=data3[i0];const _errs9=errors;if(errors===_errs9)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){
let missing3;if(data4.restaurantId===void 0&&(missing3="restaurantId"))return validate56.errors=[{instancePath:instancePath+
"/authSchema/restaurant/platformTokens/"+i0}],!1;data4.restaurantId!==void 0&&(validate58(data4.restaurantId,{instancePath:instancePath+
"/authSchema/restaurant/platformTokens/"+i0+"/restaurantId",parentData:data4,parentDataProperty:"restaurantId",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length))}else
return validate56.errors=[{instancePath:instancePath+"/authSchema/restaurant/platformTokens/"+i0}],!1;var valid3=_errs9===
errors;if(!valid3)break}}}else return validate56.errors=[{instancePath:instancePath+"/authSchema/restaurant/platformToke\
ns"}],!1}}else return validate56.errors=[{instancePath:instancePath+"/authSchema/restaurant"}],!1}}else return validate56.
errors=[{instancePath:instancePath+"/authSchema"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.iat!==
void 0){let data6=data.iat;const _errs12=errors;if(!(typeof data6=="number"&&isFinite(data6)))return validate56.errors=[
{instancePath:instancePath+"/iat"}],!1;var valid0=_errs12===errors}else var valid0=!0}}else return validate56.errors=[{instancePath}],
!1;return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{exp:!0,authSchema:!0,iat:!0},dynamicProps:!1,
dynamicItems:!1};const isGuestLoginAnswer=validate60;function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate60.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;
if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.token===void 0&&(missing1=
"token")||data0.vendor_id===void 0&&(missing1="vendor_id"))return validate60.errors=[{instancePath:instancePath+"/result"}],
!1;if(data0.token!==void 0){const _errs3=errors;if(typeof data0.token!="string")return validate60.errors=[{instancePath:instancePath+
"/result/token"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.vendor_id!==void 0){const _errs5=errors;
validate58(data0.vendor_id,{instancePath:instancePath+"/result/vendor_id",parentData:data0,parentDataProperty:"vendor_id",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length);
var valid1=_errs5===errors}else var valid1=!0}else return validate60.errors=[{instancePath:instancePath+"/result"}],!1}}else
return validate60.errors=[{instancePath}],!1;return validate60.errors=vErrors,errors===0}validate60.evaluated={props:{result:!0},
dynamicProps:!1,dynamicItems:!1};const isGuestTokenPayload=validate62;function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.exp===void 0&&
(missing0="exp"))return validate62.errors=[{instancePath}],!1;if(data.exp!==void 0){let data0=data.exp;const _errs1=errors;
if(!(typeof data0=="number"&&isFinite(data0)))return validate62.errors=[{instancePath:instancePath+"/exp"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.vendor_id!==void 0){const _errs3=errors;validate58(data.vendor_id,{instancePath:instancePath+
"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.
errors:vErrors.concat(validate58.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.iat!==void 0){let data2=data.iat;const _errs4=errors;if(!(typeof data2=="number"&&isFinite(data2)))return validate62.
errors=[{instancePath:instancePath+"/iat"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.sub!==void 0){
const _errs6=errors;if(typeof data.sub!="string")return validate62.errors=[{instancePath:instancePath+"/sub"}],!1;var valid0=_errs6===
errors}else var valid0=!0}}}else return validate62.errors=[{instancePath}],!1;return validate62.errors=vErrors,errors===
0}validate62.evaluated={props:{exp:!0,vendor_id:!0,iat:!0,sub:!0},dynamicProps:!1,dynamicItems:!1};const isLoginAnswer=validate64;function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate66.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate66.errors=[{instancePath}],!1):(validate66.errors=vErrors,errors===
0)}validate66.evaluated={dynamicProps:!1,dynamicItems:!1};function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate68.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate68.errors=[{instancePath}],!1):data!=="outlet-management"?(validate68.
errors=[{instancePath}],!1):(validate68.errors=vErrors,errors===0)}validate68.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate65(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.user_id===
void 0&&(missing0="user_id")||data.email===void 0&&(missing0="email"))return validate65.errors=[{instancePath}],!1;if(data.
user_id!==void 0){const _errs1=errors;if(typeof data.user_id!="string")return validate65.errors=[{instancePath:instancePath+
"/user_id"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.email!==void 0){const _errs3=errors;validate66(
data.email,{instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs3===errors}else
var valid0=!0;if(valid0)if(data.roles!==void 0){let data2=data.roles;const _errs4=errors;if(errors===_errs4)if(Array.isArray(
data2)){var valid1=!0;const len0=data2.length;for(let i0=0;i0<len0;i0++){const _errs6=errors;validate68(data2[i0],{instancePath:instancePath+
"/roles/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate68.errors:
vErrors.concat(validate68.errors),errors=vErrors.length);var valid1=_errs6===errors;if(!valid1)break}}else return validate65.
errors=[{instancePath:instancePath+"/roles"}],!1;var valid0=_errs4===errors}else var valid0=!0}}else return validate65.errors=
[{instancePath}],!1;return validate65.errors=vErrors,errors===0}validate65.evaluated={props:{user_id:!0,email:!0,roles:!0},
dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
result===void 0&&(missing0="result"))return validate64.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.
result;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.VendorLoginDetails===
void 0&&(missing1="VendorLoginDetails")||data0.AuthenticationResult===void 0&&(missing1="AuthenticationResult"))return validate64.
errors=[{instancePath:instancePath+"/result"}],!1;if(data0.VendorLoginDetails!==void 0){const _errs3=errors;validate65(data0.
VendorLoginDetails,{instancePath:instancePath+"/result/VendorLoginDetails",parentData:data0,parentDataProperty:"VendorLo\
ginDetails",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=
vErrors.length);var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.AuthenticationResult!==void 0){const _errs4=errors;
validate54(data0.AuthenticationResult,{instancePath:instancePath+"/result/AuthenticationResult",parentData:data0,parentDataProperty:"\
AuthenticationResult",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.concat(validate54.errors),
errors=vErrors.length);var valid1=_errs4===errors}else var valid1=!0}else return validate64.errors=[{instancePath:instancePath+
"/result"}],!1}}else return validate64.errors=[{instancePath}],!1;return validate64.errors=vErrors,errors===0}validate64.
evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isRegistrationAnswer=validate72;function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&
(missing0="data"))return validate72.errors=[{instancePath}],!1;if(data.data!==void 0){let data0=data.data;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.user_id===void 0&&(missing1="user_id")||data0.
email===void 0&&(missing1="email"))return validate72.errors=[{instancePath:instancePath+"/data"}],!1;if(data0.user_id!==
void 0){const _errs3=errors;if(typeof data0.user_id!="string")return validate72.errors=[{instancePath:instancePath+"/dat\
a/user_id"}],!1;var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.email!==void 0){const _errs5=errors;validate66(
data0.email,{instancePath:instancePath+"/data/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid1=_errs5===errors}else
var valid1=!0}else return validate72.errors=[{instancePath:instancePath+"/data"}],!1}}else return validate72.errors=[{instancePath}],
!1;return validate72.errors=vErrors,errors===0}validate72.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};export{isExtendLoginAnswer,isGodroidTokenPayload,isGuestLoginAnswer,isGuestTokenPayload,isLoginAnswer,isRegistrationAnswer};
