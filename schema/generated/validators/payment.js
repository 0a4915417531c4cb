// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isConfirmAnswer=validate53;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate55(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate55.errors=[{instancePath}],!1}else return validate55.errors=[{instancePath}],!1;return validate55.
errors=vErrors,errors===0}validate55.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^https?://",
"u");function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.order_id===
void 0&&(missing0="order_id"))return validate53.errors=[{instancePath}],!1;if(data.order_id!==void 0){const _errs1=errors;
validate55(data.order_id,{instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0)if(data.redirect_required!==void 0){let data1=data.redirect_required;const _errs2=errors;if(errors===
_errs2)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if(data1.redirectUrl===void 0&&(missing1="r\
edirectUrl"))return validate53.errors=[{instancePath:instancePath+"/redirect_required"}],!1;if(data1.redirectUrl!==void 0){
let data2=data1.redirectUrl;if(errors===errors)if(typeof data2=="string"){if(!pattern4.test(data2))return validate53.errors=
[{instancePath:instancePath+"/redirect_required/redirectUrl"}],!1}else return validate53.errors=[{instancePath:instancePath+
"/redirect_required/redirectUrl"}],!1}}else return validate53.errors=[{instancePath:instancePath+"/redirect_required"}],
!1;var valid0=_errs2===errors}else var valid0=!0}else return validate53.errors=[{instancePath}],!1;return validate53.errors=
vErrors,errors===0}validate53.evaluated={props:{order_id:!0,redirect_required:!0},dynamicProps:!1,dynamicItems:!1};const isIntentAnswer=validate57;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate59.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate59.errors=[{instancePath}],!1):data==="cybersource_creditcard"||
data==="generic_creditcard"?(validate59.errors=vErrors,errors===0):(validate59.errors=[{instancePath}],!1)}validate59.evaluated=
{dynamicProps:!1,dynamicItems:!1};const pattern5=new RegExp("^[0-9]{4}$","u");function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate62.errors=[{instancePath}],!1):data==="visa"||data==="mastercar\
d"||data==="amex"||data==="jcb"||data==="unionpay"||data==="diners"||data==="discover"||data==="maestro"||data==="other"?
(validate62.errors=vErrors,errors===0):(validate62.errors=[{instancePath}],!1)}validate62.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.payment_instrument_id===
void 0&&(missing0="payment_instrument_id")||data.card_last_digits===void 0&&(missing0="card_last_digits")||data.scheme===
void 0&&(missing0="scheme")||data.expiry_month===void 0&&(missing0="expiry_month")||data.expiry_year===void 0&&(missing0=
"expiry_year"))return validate61.errors=[{instancePath}],!1;if(data.payment_instrument_id!==void 0){const _errs1=errors;
if(typeof data.payment_instrument_id!="string")return validate61.errors=[{instancePath:instancePath+"/payment_instrument\
_id"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.card_last_digits!==void 0){let data1=data.card_last_digits;
const _errs3=errors;if(errors===_errs3)if(typeof data1=="string"){if(!pattern5.test(data1))return validate61.errors=[{instancePath:instancePath+
"/card_last_digits"}],!1}else return validate61.errors=[{instancePath:instancePath+"/card_last_digits"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.scheme!==void 0){const _errs5=errors;validate62(data.scheme,{instancePath:instancePath+
"/scheme",parentData:data,parentDataProperty:"scheme",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:
vErrors.concat(validate62.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.
holder_name!==void 0){const _errs6=errors;if(typeof data.holder_name!="string")return validate61.errors=[{instancePath:instancePath+
"/holder_name"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.expiry_month!==void 0){let data4=data.
expiry_month;const _errs8=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate61.
errors=[{instancePath:instancePath+"/expiry_month"}],!1;if(errors===_errs8&&typeof data4=="number"&&isFinite(data4)){if(data4>
12||isNaN(data4))return validate61.errors=[{instancePath:instancePath+"/expiry_month"}],!1;if(data4<1||isNaN(data4))return validate61.
errors=[{instancePath:instancePath+"/expiry_month"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0)if(data.
expiry_year!==void 0){let data5=data.expiry_year;const _errs10=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&
isFinite(data5)))return validate61.errors=[{instancePath:instancePath+"/expiry_year"}],!1;if(errors===_errs10&&typeof data5==
"number"&&isFinite(data5)){if(data5>2199||isNaN(data5))return validate61.errors=[{instancePath:instancePath+"/expiry_yea\
r"}],!1;if(data5<2e3||isNaN(data5))return validate61.errors=[{instancePath:instancePath+"/expiry_year"}],!1}var valid0=_errs10===
errors}else var valid0=!0}}}}}else return validate61.errors=[{instancePath}],!1;return validate61.errors=vErrors,errors===
0}validate61.evaluated={props:{payment_instrument_id:!0,card_last_digits:!0,scheme:!0,holder_name:!0,expiry_month:!0,expiry_year:!0},
dynamicProps:!1,dynamicItems:!1};const pattern6=new RegExp("^[A-Za-z0-9_-]{340,}$","u"),pattern7=new RegExp("^[A-Za-z0-9_-]+$","u");function validate65(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate65.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.kty===void 0&&(missing0="kty")||data.kid===
void 0&&(missing0="kid")||data.use===void 0&&(missing0="use")||data.alg===void 0&&(missing0="alg")||data.n===void 0&&(missing0=
"n")||data.e===void 0&&(missing0="e"))return validate65.errors=[{instancePath}],!1;if(data.kty!==void 0){const _errs1=errors;
if(data.kty!=="RSA")return validate65.errors=[{instancePath:instancePath+"/kty"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.kid!==void 0){const _errs2=errors;if(typeof data.kid!="string")return validate65.errors=[{instancePath:instancePath+
"/kid"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.use!==void 0){const _errs4=errors;if(data.use!==
"enc")return validate65.errors=[{instancePath:instancePath+"/use"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){
if(data.alg!==void 0){const _errs5=errors;if(data.alg!=="RSA-OAEP-256")return validate65.errors=[{instancePath:instancePath+
"/alg"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.n!==void 0){let data4=data.n;const _errs6=errors;
if(errors===_errs6)if(typeof data4=="string"){if(!pattern6.test(data4))return validate65.errors=[{instancePath:instancePath+
"/n"}],!1}else return validate65.errors=[{instancePath:instancePath+"/n"}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0)if(data.e!==void 0){let data5=data.e;const _errs8=errors;if(errors===_errs8)if(typeof data5=="string"){if(!pattern7.
test(data5))return validate65.errors=[{instancePath:instancePath+"/e"}],!1}else return validate65.errors=[{instancePath:instancePath+
"/e"}],!1;var valid0=_errs8===errors}else var valid0=!0}}}}}else return validate65.errors=[{instancePath}],!1;return validate65.
errors=vErrors,errors===0}validate65.evaluated={props:{kty:!0,kid:!0,use:!0,alg:!0,n:!0,e:!0},dynamicProps:!1,dynamicItems:!1};
function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.name===void 0&&
(missing0="name")||data.payment_instruments===void 0&&(missing0="payment_instruments")||data.encryption_key===void 0&&(missing0=
"encryption_key"))return validate58.errors=[{instancePath}],!1;if(data.name!==void 0){const _errs1=errors;validate59(data.
name,{instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.payment_instruments!==void 0){let data1=data.payment_instruments;const _errs2=errors;if(errors===_errs2)
if(Array.isArray(data1)){var valid1=!0;const len0=data1.length;for(let i0=0;i0<len0;i0++){const _errs4=errors;validate61(
data1[i0],{instancePath:instancePath+"/payment_instruments/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid1=_errs4===errors;
if(!valid1)break}}else return validate58.errors=[{instancePath:instancePath+"/payment_instruments"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0)if(data.encryption_key!==void 0){const _errs5=errors;validate65(data.encryption_key,
{instancePath:instancePath+"/encryption_key",parentData:data,parentDataProperty:"encryption_key",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs5===errors}else
var valid0=!0}}else return validate58.errors=[{instancePath}],!1;return validate58.errors=vErrors,errors===0}validate58.
evaluated={props:{name:!0,payment_instruments:!0,encryption_key:!0},dynamicProps:!1,dynamicItems:!1};function validate57(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.payment_methods===void 0&&(missing0="paymen\
t_methods")||data.intent_id===void 0&&(missing0="intent_id"))return validate57.errors=[{instancePath}],!1;if(data.payment_methods!==
void 0){let data0=data.payment_methods;const _errs1=errors;if(errors===_errs1)if(Array.isArray(data0)){var valid1=!0;const len0=data0.
length;for(let i0=0;i0<len0;i0++){const _errs3=errors;validate58(data0[i0],{instancePath:instancePath+"/payment_methods/"+
i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length);var valid1=_errs3===errors;if(!valid1)break}}else return validate57.errors=[{instancePath:instancePath+
"/payment_methods"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.intent_id!==void 0){const _errs4=errors;
if(typeof data.intent_id!="string")return validate57.errors=[{instancePath:instancePath+"/intent_id"}],!1;var valid0=_errs4===
errors}else var valid0=!0}else return validate57.errors=[{instancePath}],!1;return validate57.errors=vErrors,errors===0}
validate57.evaluated={props:{payment_methods:!0,intent_id:!0},dynamicProps:!1,dynamicItems:!1};const isPaymentAuthAnswer=validate68;function validate69(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.wallet_id===
void 0&&(missing0="wallet_id")||data.access_token===void 0&&(missing0="access_token")||data.expires_in===void 0&&(missing0=
"expires_in"))return validate69.errors=[{instancePath}],!1;if(data.wallet_id!==void 0){const _errs1=errors;if(typeof data.
wallet_id!="string")return validate69.errors=[{instancePath:instancePath+"/wallet_id"}],!1;var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.access_token!==void 0){const _errs3=errors;if(typeof data.access_token!="string")return validate69.
errors=[{instancePath:instancePath+"/access_token"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0)if(data.
expires_in!==void 0){let data2=data.expires_in;const _errs5=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&
isFinite(data2)))return validate69.errors=[{instancePath:instancePath+"/expires_in"}],!1;if(errors===_errs5&&typeof data2==
"number"&&isFinite(data2)&&(data2<0||isNaN(data2)))return validate69.errors=[{instancePath:instancePath+"/expires_in"}],
!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate69.errors=[{instancePath}],!1;return validate69.errors=
vErrors,errors===0}validate69.evaluated={props:{wallet_id:!0,access_token:!0,expires_in:!0},dynamicProps:!1,dynamicItems:!1};
function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.wallet===
void 0&&(missing0="wallet"))return validate68.errors=[{instancePath}],!1;data.wallet!==void 0&&(validate69(data.wallet,{
instancePath:instancePath+"/wallet",parentData:data,parentDataProperty:"wallet",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate69.errors:vErrors.concat(validate69.errors),errors=vErrors.length))}else return validate68.errors=[{instancePath}],
!1;return validate68.errors=vErrors,errors===0}validate68.evaluated={props:{wallet:!0},dynamicProps:!1,dynamicItems:!1};export{isConfirmAnswer,isIntentAnswer,isPaymentAuthAnswer};
