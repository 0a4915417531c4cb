// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isCountryParameterAnswer=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);const _errs0=errors;let valid0=!1;const _errs1=errors;if(errors===_errs1)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if(data.result===void 0&&(missing0="result")){const err0={instancePath};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}else if(data.result!==void 0&&typeof data.result!="boolean"){const err1={
instancePath:instancePath+"/result"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{const err2={instancePath};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0){
var props0={};props0.result=!0}const _errs5=errors;if(errors===_errs5)if(data&&typeof data=="object"&&!Array.isArray(data)){
let missing1;if(data.result===void 0&&(missing1="result")){const err3={instancePath};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}else if(data.result!==void 0){let data1=data.result;if(!(typeof data1=="number"&&isFinite(data1))){const err4={
instancePath:instancePath+"/result"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{const err5={instancePath};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid0=_errs5===errors;valid0=valid0||_valid0,_valid0&&props0!==
!0&&(props0=props0||{},props0.result=!0);const _errs9=errors;if(errors===_errs9)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing2;if(data.result===void 0&&(missing2="result")){const err6={instancePath};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}else if(data.result!==void 0&&typeof data.result!="string"){const err7={instancePath:instancePath+
"/result"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{const err8={instancePath};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}var _valid0=_errs9===errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=props0||
{},props0.result=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{const err9={instancePath};
return vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,validate53.errors=vErrors,!1}return validate53.errors=vErrors,
evaluated0.props=props0,errors===0}validate53.evaluated={dynamicProps:!0,dynamicItems:!1};const isHelpCentreTokenAnswer=validate54;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate54.errors=[{instancePath}],!1;if(data.result!==void 0&&typeof data.result!="s\
tring")return validate54.errors=[{instancePath:instancePath+"/result"}],!1}else return validate54.errors=[{instancePath}],
!1;return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};
const isOutletAnswer=validate55;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate57.errors=[{instancePath}],!1}else return validate57.errors=[{instancePath}],!1;return validate57.
errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};function validate55(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate55.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===void 0&&(missing0="result"))return validate55.
errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;if(errors===errors)if(data0&&typeof data0=="ob\
ject"&&!Array.isArray(data0)){let missing1;if(data0.vendor_id===void 0&&(missing1="vendor_id"))return validate55.errors=
[{instancePath:instancePath+"/result"}],!1;data0.vendor_id!==void 0&&(validate57(data0.vendor_id,{instancePath:instancePath+
"/result/vendor_id",parentData:data0,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.
errors:vErrors.concat(validate57.errors),errors=vErrors.length))}else return validate55.errors=[{instancePath:instancePath+
"/result"}],!1}}else return validate55.errors=[{instancePath}],!1;return validate55.errors=vErrors,errors===0}validate55.
evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isServiceHoursAnswer=validate59;const pattern4=new RegExp("^[0-9]{2}:[0-9]{2}$","u");function validate60(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.status===void 0&&(missing0="status")||data.currentTime===void 0&&(missing0="c\
urrentTime"))return validate60.errors=[{instancePath}],!1;if(data.status!==void 0){let data0=data.status;const _errs1=errors;
if(typeof data0!="string")return validate60.errors=[{instancePath:instancePath+"/status"}],!1;if(!(data0==="open"||data0===
"closed"))return validate60.errors=[{instancePath:instancePath+"/status"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.from!==void 0){let data1=data.from;const _errs3=errors;if(errors===_errs3)if(typeof data1=="string"){
if(!pattern4.test(data1))return validate60.errors=[{instancePath:instancePath+"/from"}],!1}else return validate60.errors=
[{instancePath:instancePath+"/from"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.to!==void 0){let data2=data.
to;const _errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(!pattern4.test(data2))return validate60.errors=[
{instancePath:instancePath+"/to"}],!1}else return validate60.errors=[{instancePath:instancePath+"/to"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0)if(data.currentTime!==void 0){let data3=data.currentTime;const _errs7=errors;if(errors===
_errs7)if(typeof data3=="string"){if(!pattern4.test(data3))return validate60.errors=[{instancePath:instancePath+"/curren\
tTime"}],!1}else return validate60.errors=[{instancePath:instancePath+"/currentTime"}],!1;var valid0=_errs7===errors}else
var valid0=!0}}}else return validate60.errors=[{instancePath}],!1;return validate60.errors=vErrors,errors===0}validate60.
evaluated={props:{status:!0,from:!0,to:!0,currentTime:!0},dynamicProps:!1,dynamicItems:!1};function validate59(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate59.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===void 0&&(missing0="result"))return validate59.
errors=[{instancePath}],!1;data.result!==void 0&&(validate60(data.result,{instancePath:instancePath+"/result",parentData:data,
parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.
errors),errors=vErrors.length))}else return validate59.errors=[{instancePath}],!1;return validate59.errors=vErrors,errors===
0}validate59.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};const isVendorAnswer=validate62;function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate67.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate67.errors=[{instancePath}],!1):data==="NONE"||data==="PAID"||data===
"CASH_ON_DELIVERY"||data==="PAYMENT_ON_DELIVERY"?(validate67.errors=vErrors,errors===0):(validate67.errors=[{instancePath}],
!1)}validate67.evaluated={dynamicProps:!1,dynamicItems:!1};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate70.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate70.errors=[{instancePath}],!1):(validate70.errors=vErrors,errors===
0)}validate70.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern7=new RegExp("^[A-Z]{3}$","u");function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern7.test(
data))return validate72.errors=[{instancePath}],!1}else return validate72.errors=[{instancePath}],!1;return validate72.errors=
vErrors,errors===0}validate72.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern8=new RegExp("^[A-Z]{2}$","u");function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern8.test(
data))return validate75.errors=[{instancePath}],!1}else return validate75.errors=[{instancePath}],!1;return validate75.errors=
vErrors,errors===0}validate75.evaluated={dynamicProps:!1,dynamicItems:!1};function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>90||isNaN(data))return validate77.
errors=[{instancePath}],!1;if(data<-90||isNaN(data))return validate77.errors=[{instancePath}],!1}else return validate77.
errors=[{instancePath}],!1;return validate77.errors=vErrors,errors===0}validate77.evaluated={dynamicProps:!1,dynamicItems:!1};function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate79.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>180||isNaN(data))return validate79.
errors=[{instancePath}],!1;if(data<-180||isNaN(data))return validate79.errors=[{instancePath}],!1}else return validate79.
errors=[{instancePath}],!1;return validate79.errors=vErrors,errors===0}validate79.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate74.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.address_text!==void 0){
const _errs1=errors;if(typeof data.address_text!="string")return validate74.errors=[{instancePath:instancePath+"/address\
_text"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.building!==void 0){const _errs3=errors;if(typeof data.
building!="string")return validate74.errors=[{instancePath:instancePath+"/building"}],!1;var valid0=_errs3===errors}else
var valid0=!0;if(valid0){if(data.unit!==void 0){const _errs5=errors;if(typeof data.unit!="string")return validate74.errors=
[{instancePath:instancePath+"/unit"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.city!==void 0){
const _errs7=errors;if(typeof data.city!="string")return validate74.errors=[{instancePath:instancePath+"/city"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.country_code!==void 0){const _errs9=errors;validate75(data.country_code,{instancePath:instancePath+
"/country_code",parentData:data,parentDataProperty:"country_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.
errors:vErrors.concat(validate75.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){
if(data.latitude!==void 0){const _errs10=errors;validate77(data.latitude,{instancePath:instancePath+"/latitude",parentData:data,
parentDataProperty:"latitude",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:vErrors.concat(validate77.
errors),errors=vErrors.length);var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.longitude!==void 0){const _errs11=errors;
validate79(data.longitude,{instancePath:instancePath+"/longitude",parentData:data,parentDataProperty:"longitude",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate79.errors:vErrors.concat(validate79.errors),errors=vErrors.length);var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.postal_code!==void 0){const _errs12=errors;if(typeof data.postal_code!="str\
ing")return validate74.errors=[{instancePath:instancePath+"/postal_code"}],!1;var valid0=_errs12===errors}else var valid0=!0;
if(valid0){if(data.street!==void 0){const _errs14=errors;if(typeof data.street!="string")return validate74.errors=[{instancePath:instancePath+
"/street"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.street_number!==void 0){const _errs16=errors;
if(typeof data.street_number!="string")return validate74.errors=[{instancePath:instancePath+"/street_number"}],!1;var valid0=_errs16===
errors}else var valid0=!0;if(valid0)if(data.rider_instructions!==void 0){const _errs18=errors;if(typeof data.rider_instructions!=
"string")return validate74.errors=[{instancePath:instancePath+"/rider_instructions"}],!1;var valid0=_errs18===errors}else
var valid0=!0}}}}}}}}}}else return validate74.errors=[{instancePath}],!1;return validate74.errors=vErrors,errors===0}validate74.
evaluated={props:{address_text:!0,building:!0,unit:!0,city:!0,country_code:!0,latitude:!0,longitude:!0,postal_code:!0,street:!0,
street_number:!0,rider_instructions:!0},dynamicProps:!1,dynamicItems:!1};function validate69(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate69.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.name===void 0&&(missing0="name")||data.owners===void 0&&
(missing0="owners")||data.contact===void 0&&(missing0="contact")||data.currency===void 0&&(missing0="currency")||data.location===
void 0&&(missing0="location"))return validate69.errors=[{instancePath}],!1;if(data.name!==void 0){const _errs1=errors;if(typeof data.
name!="string")return validate69.errors=[{instancePath:instancePath+"/name"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.owners!==void 0){let data1=data.owners;const _errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){
var valid1=!0;const len0=data1.length;for(let i0=0;i0<len0;i0++){const _errs5=errors;validate70(data1[i0],{instancePath:instancePath+
"/owners/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate70.errors:
vErrors.concat(validate70.errors),errors=vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}else return validate69.
errors=[{instancePath:instancePath+"/owners"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.contact!==
void 0){let data3=data.contact;const _errs6=errors;if(errors===_errs6)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){
let missing1;if(data3.phone===void 0&&(missing1="phone"))return validate69.errors=[{instancePath:instancePath+"/contact"}],
!1;if(data3.phone!==void 0&&typeof data3.phone!="string")return validate69.errors=[{instancePath:instancePath+"/contact/\
phone"}],!1}else return validate69.errors=[{instancePath:instancePath+"/contact"}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.currency!==void 0){const _errs10=errors;validate72(data.currency,{instancePath:instancePath+"/currenc\
y",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.
concat(validate72.errors),errors=vErrors.length);var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.location!==
void 0){const _errs11=errors;validate74(data.location,{instancePath:instancePath+"/location",parentData:data,parentDataProperty:"\
location",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:vErrors.concat(validate74.errors),errors=
vErrors.length);var valid0=_errs11===errors}else var valid0=!0}}}}else return validate69.errors=[{instancePath}],!1;return validate69.
errors=vErrors,errors===0}validate69.evaluated={props:{name:!0,owners:!0,contact:!0,currency:!0,location:!0},dynamicProps:!1,
dynamicItems:!1};function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
vendor_id===void 0&&(missing0="vendor_id")||data.is_active===void 0&&(missing0="is_active")||data.is_registered===void 0&&
(missing0="is_registered")||data.is_parent===void 0&&(missing0="is_parent")||data.estimation_pick_up_time===void 0&&(missing0=
"estimation_pick_up_time")||data.flags===void 0&&(missing0="flags")||data.vendor_information===void 0&&(missing0="vendor\
_information"))return validate63.errors=[{instancePath}],!1;if(data.vendor_id!==void 0){const _errs1=errors;validate57(data.
vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,parentDataProperty:"vendor_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.parent_vendor_id!==void 0){const _errs2=errors;validate57(data.parent_vendor_id,{instancePath:instancePath+
"/parent_vendor_id",parentData:data,parentDataProperty:"parent_vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.client_vendor_id!==void 0){const _errs3=errors;if(typeof data.client_vendor_id!="string")return validate63.
errors=[{instancePath:instancePath+"/client_vendor_id"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.
is_active!==void 0){const _errs5=errors;if(typeof data.is_active!="boolean")return validate63.errors=[{instancePath:instancePath+
"/is_active"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.is_registered!==void 0){const _errs7=errors;
if(typeof data.is_registered!="boolean")return validate63.errors=[{instancePath:instancePath+"/is_registered"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.is_parent!==void 0){const _errs9=errors;if(typeof data.is_parent!="boolean")
return validate63.errors=[{instancePath:instancePath+"/is_parent"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){
if(data.estimation_pick_up_time!==void 0){let data6=data.estimation_pick_up_time;const _errs11=errors;if(errors===_errs11)
if(typeof data6=="number"&&isFinite(data6)){if(data6<0||isNaN(data6))return validate63.errors=[{instancePath:instancePath+
"/estimation_pick_up_time"}],!1}else return validate63.errors=[{instancePath:instancePath+"/estimation_pick_up_time"}],!1;
var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.flags!==void 0){let data7=data.flags;const _errs13=errors;
if(errors===_errs13)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if(data7.payment_methods===void 0&&
(missing1="payment_methods"))return validate63.errors=[{instancePath:instancePath+"/flags"}],!1;if(data7.payment_methods!==
void 0){let data8=data7.payment_methods;if(errors===errors)if(data8&&typeof data8=="object"&&!Array.isArray(data8)){for(const key0 in data8){
const _errs17=errors;validate67(key0,{instancePath:instancePath+"/flags/payment_methods",parentData:data8,parentDataProperty:"\
payment_methods",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),
errors=vErrors.length);var valid2=_errs17===errors;if(!valid2){const err0={instancePath:instancePath+"/flags/payment_met\
hods"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate63.errors=vErrors,!1;break}}if(valid2)for(const key1 in data8){
const _errs19=errors;if(typeof data8[key1]!="boolean")return validate63.errors=[{instancePath:instancePath+"/flags/payme\
nt_methods/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")}],!1;var valid3=_errs19===errors;if(!valid3)break}}else return validate63.
errors=[{instancePath:instancePath+"/flags/payment_methods"}],!1}}else return validate63.errors=[{instancePath:instancePath+
"/flags"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0)if(data.vendor_information!==void 0){const _errs21=errors;
validate69(data.vendor_information,{instancePath:instancePath+"/vendor_information",parentData:data,parentDataProperty:"\
vendor_information",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.concat(validate69.errors),
errors=vErrors.length);var valid0=_errs21===errors}else var valid0=!0}}}}}}}}else return validate63.errors=[{instancePath}],
!1;return validate63.errors=vErrors,errors===0}validate63.evaluated={props:{vendor_id:!0,parent_vendor_id:!0,client_vendor_id:!0,
is_active:!0,is_registered:!0,is_parent:!0,estimation_pick_up_time:!0,flags:!0,vendor_information:!0},dynamicProps:!1,dynamicItems:!1};
function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate62.errors=[{instancePath}],!1;data.result!==void 0&&(validate63(data.result,{
instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length))}else return validate62.errors=[{instancePath}],
!1;return validate62.errors=vErrors,errors===0}validate62.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};
const isVendorsAnswer=validate84;function validate84(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate84.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate84.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;
if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.vendors===void 0&&(missing1=
"vendors"))return validate84.errors=[{instancePath:instancePath+"/result"}],!1;if(data0.vendors!==void 0){let data1=data0.
vendors;if(errors===errors)if(Array.isArray(data1)){var valid2=!0;const len0=data1.length;for(let i0=0;i0<len0;i0++){const _errs5=errors;
validate63(data1[i0],{instancePath:instancePath+"/result/vendors/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length);var valid2=_errs5===errors;
if(!valid2)break}}else return validate84.errors=[{instancePath:instancePath+"/result/vendors"}],!1}}else return validate84.
errors=[{instancePath:instancePath+"/result"}],!1}}else return validate84.errors=[{instancePath}],!1;return validate84.errors=
vErrors,errors===0}validate84.evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};export{isCountryParameterAnswer,isHelpCentreTokenAnswer,isOutletAnswer,isServiceHoursAnswer,isVendorAnswer,isVendorsAnswer};
