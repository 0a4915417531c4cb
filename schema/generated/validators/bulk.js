// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isBulkJobAnswer=validate53;const pattern3=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern3.
test(data))return validate57.errors=[{instancePath}],!1}else return validate57.errors=[{instancePath}],!1;return validate57.
errors=vErrors,errors===0}validate57.evaluated={dynamicProps:!1,dynamicItems:!1};const pattern4=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","u");function validate59(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern4.
test(data))return validate59.errors=[{instancePath}],!1}else return validate59.errors=[{instancePath}],!1;return validate59.
errors=vErrors,errors===0}validate59.evaluated={dynamicProps:!1,dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate61.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate61.errors=[{instancePath}],!1):data==="PREPROCESS_SUCCESS"||data===
"PREPROCESS_SUCCESS_WITH_ERROR"||data==="PREPROCESS_FAIL"||data==="ORDER_PLACEMENT_SUCCESS"||data==="ORDER_PLACEMENT_SUC\
CESS_WITH_ERROR"||data==="ORDER_PLACEMENT_FAIL"||data==="UNKNOWN"?(validate61.errors=vErrors,errors===0):(validate61.errors=
[{instancePath}],!1)}validate61.evaluated={dynamicProps:!1,dynamicItems:!1};function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(data)))return validate63.errors=[{instancePath}],
!1;if(errors===0&&typeof data=="number"&&isFinite(data)){if(data>253402300799||isNaN(data))return validate63.errors=[{instancePath}],
!1;if(data<0||isNaN(data))return validate63.errors=[{instancePath}],!1}return validate63.errors=vErrors,errors===0}validate63.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate65(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.total_rows===
void 0&&(missing0="total_rows")||data.orders_to_be_placed===void 0&&(missing0="orders_to_be_placed")||data.orders_placed===
void 0&&(missing0="orders_placed")||data.errors===void 0&&(missing0="errors"))return validate65.errors=[{instancePath}],
!1;if(data.total_rows!==void 0){let data0=data.total_rows;const _errs1=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(
data0)&&isFinite(data0)))return validate65.errors=[{instancePath:instancePath+"/total_rows"}],!1;if(errors===_errs1&&typeof data0==
"number"&&isFinite(data0)&&(data0<0||isNaN(data0)))return validate65.errors=[{instancePath:instancePath+"/total_rows"}],
!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.orders_to_be_placed!==void 0){let data1=data.orders_to_be_placed;
const _errs3=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate65.errors=[{
instancePath:instancePath+"/orders_to_be_placed"}],!1;if(errors===_errs3&&typeof data1=="number"&&isFinite(data1)&&(data1<
0||isNaN(data1)))return validate65.errors=[{instancePath:instancePath+"/orders_to_be_placed"}],!1;var valid0=_errs3===errors}else
var valid0=!0;if(valid0){if(data.orders_placed!==void 0){let data2=data.orders_placed;const _errs5=errors;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate65.errors=[{instancePath:instancePath+"/orders_plac\
ed"}],!1;if(errors===_errs5&&typeof data2=="number"&&isFinite(data2)&&(data2<0||isNaN(data2)))return validate65.errors=[
{instancePath:instancePath+"/orders_placed"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.errors!==
void 0){let data3=data.errors;const _errs7=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))
return validate65.errors=[{instancePath:instancePath+"/errors"}],!1;if(errors===_errs7&&typeof data3=="number"&&isFinite(
data3)&&(data3<0||isNaN(data3)))return validate65.errors=[{instancePath:instancePath+"/errors"}],!1;var valid0=_errs7===
errors}else var valid0=!0}}}else return validate65.errors=[{instancePath}],!1;return validate65.errors=vErrors,errors===
0}validate65.evaluated={props:{total_rows:!0,orders_to_be_placed:!0,orders_placed:!0,errors:!0},dynamicProps:!1,dynamicItems:!1};function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.bulk_job_id===
void 0&&(missing0="bulk_job_id")||data.success_row_count===void 0&&(missing0="success_row_count"))return validate67.errors=
[{instancePath}],!1;if(data.bulk_job_id!==void 0){const _errs1=errors;validate57(data.bulk_job_id,{instancePath:instancePath+
"/bulk_job_id",parentData:data,parentDataProperty:"bulk_job_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.
errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)
if(data.success_row_count!==void 0){let data1=data.success_row_count;const _errs2=errors;if(!(typeof data1=="number"&&!(data1%
1)&&!isNaN(data1)&&isFinite(data1)))return validate67.errors=[{instancePath:instancePath+"/success_row_count"}],!1;if(errors===
_errs2&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate67.errors=[{instancePath:instancePath+
"/success_row_count"}],!1;var valid0=_errs2===errors}else var valid0=!0}else return validate67.errors=[{instancePath}],!1;
return validate67.errors=vErrors,errors===0}validate67.evaluated={props:{bulk_job_id:!0,success_row_count:!0},dynamicProps:!1,
dynamicItems:!1};function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0;const evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.
bulk_job_id===void 0&&(missing0="bulk_job_id")||data.vendor_id===void 0&&(missing0="vendor_id")||data.status===void 0&&(missing0=
"status")||data.created_by===void 0&&(missing0="created_by")||data.created_date===void 0&&(missing0="created_date")||data.
totals===void 0&&(missing0="totals")||data.metadata===void 0&&(missing0="metadata"))return validate55.errors=[{instancePath}],
!1;if(data.bulk_job_id!==void 0){const _errs1=errors;validate57(data.bulk_job_id,{instancePath:instancePath+"/bulk_job_i\
d",parentData:data,parentDataProperty:"bulk_job_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:
vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.
vendor_id!==void 0){const _errs2=errors;validate59(data.vendor_id,{instancePath:instancePath+"/vendor_id",parentData:data,
parentDataProperty:"vendor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.
errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.status!==void 0){const _errs3=errors;
validate61(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid0=_errs3===errors}else
var valid0=!0;if(valid0){if(data.created_by!==void 0){const _errs4=errors;if(typeof data.created_by!="string")return validate55.
errors=[{instancePath:instancePath+"/created_by"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.created_date!==
void 0){const _errs6=errors;validate63(data.created_date,{instancePath:instancePath+"/created_date",parentData:data,parentDataProperty:"\
created_date",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=
vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.totals!==void 0){const _errs7=errors;validate65(
data.totals,{instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs7===errors}else
var valid0=!0;if(valid0)if(data.metadata!==void 0){const _errs8=errors;validate67(data.metadata,{instancePath:instancePath+
"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate67.
errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid0=_errs8===errors}else var valid0=!0}}}}}}else return validate55.
errors=[{instancePath}],!1;return validate55.errors=vErrors,errors===0}validate55.evaluated={props:{bulk_job_id:!0,vendor_id:!0,
status:!0,created_by:!0,created_date:!0,totals:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate72.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"?(validate72.errors=[{instancePath}],!1):data==="VALID"||data==="INVALID"||
data==="PLACED"||data==="FAILED"?(validate72.errors=vErrors,errors===0):(validate72.errors=[{instancePath}],!1)}validate72.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate74.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(typeof data=="number"&&isFinite(data)){if(data>1e12||isNaN(data))return validate74.
errors=[{instancePath}],!1;if(data<0||isNaN(data))return validate74.errors=[{instancePath}],!1}else return validate74.errors=
[{instancePath}],!1;return validate74.errors=vErrors,errors===0}validate74.evaluated={dynamicProps:!1,dynamicItems:!1};function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.column===
void 0&&(missing0="column")||data.code===void 0&&(missing0="code"))return validate77.errors=[{instancePath}],!1;if(data.
column!==void 0){let data0=data.column;const _errs1=errors;if(typeof data0!="string")return validate77.errors=[{instancePath:instancePath+
"/column"}],!1;if(!(data0==="name"||data0==="phone"||data0==="unit"||data0==="building"||data0==="address"||data0==="not\
es"||data0==="description"||data0==="amount"||data0==="payment"||data0==="delivery"||data0==="scheduled"))return validate77.
errors=[{instancePath:instancePath+"/column"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.code!==
void 0){const _errs3=errors;if(typeof data.code!="string")return validate77.errors=[{instancePath:instancePath+"/code"}],
!1;var valid0=_errs3===errors}else var valid0=!0}else return validate77.errors=[{instancePath}],!1;return validate77.errors=
vErrors,errors===0}validate77.evaluated={props:{column:!0,code:!0},dynamicProps:!1,dynamicItems:!1};const pattern5=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$","u");function validate79(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate79.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(typeof data=="string"){if(!pattern5.
test(data))return validate79.errors=[{instancePath}],!1}else return validate79.errors=[{instancePath}],!1;return validate79.
errors=vErrors,errors===0}validate79.evaluated={dynamicProps:!1,dynamicItems:!1};function validate71(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate71.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===
0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.row_number===void 0&&(missing0="row_number")||
data.row_id===void 0&&(missing0="row_id")||data.status===void 0&&(missing0="status")||data.customer_name===void 0&&(missing0=
"customer_name")||data.drop_off_address===void 0&&(missing0="drop_off_address")||data.payment_method===void 0&&(missing0=
"payment_method")||data.delivery_type===void 0&&(missing0="delivery_type"))return validate71.errors=[{instancePath}],!1;
if(data.row_number!==void 0){let data0=data.row_number;const _errs1=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(
data0)&&isFinite(data0)))return validate71.errors=[{instancePath:instancePath+"/row_number"}],!1;if(errors===_errs1&&typeof data0==
"number"&&isFinite(data0)&&(data0<1||isNaN(data0)))return validate71.errors=[{instancePath:instancePath+"/row_number"}],
!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.row_id!==void 0){const _errs3=errors;if(typeof data.
row_id!="string")return validate71.errors=[{instancePath:instancePath+"/row_id"}],!1;var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.status!==void 0){const _errs5=errors;validate72(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.
errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.customer_name!==void 0){
const _errs6=errors;if(typeof data.customer_name!="string")return validate71.errors=[{instancePath:instancePath+"/custom\
er_name"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.drop_off_address!==void 0){const _errs8=errors;
if(typeof data.drop_off_address!="string")return validate71.errors=[{instancePath:instancePath+"/drop_off_address"}],!1;
var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.payment_method!==void 0){const _errs10=errors;if(typeof data.
payment_method!="string")return validate71.errors=[{instancePath:instancePath+"/payment_method"}],!1;var valid0=_errs10===
errors}else var valid0=!0;if(valid0){if(data.delivery_type!==void 0){let data6=data.delivery_type;const _errs12=errors;if(typeof data6!=
"string")return validate71.errors=[{instancePath:instancePath+"/delivery_type"}],!1;if(!(data6==="instant"||data6==="sch\
eduled"))return validate71.errors=[{instancePath:instancePath+"/delivery_type"}],!1;var valid0=_errs12===errors}else var valid0=!0;
if(valid0){if(data.delivery_fee!==void 0){const _errs14=errors;validate74(data.delivery_fee,{instancePath:instancePath+"\
/delivery_fee",parentData:data,parentDataProperty:"delivery_fee",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.
errors:vErrors.concat(validate74.errors),errors=vErrors.length);var valid0=_errs14===errors}else var valid0=!0;if(valid0){
if(data.scheduled_for!==void 0){const _errs15=errors;validate63(data.scheduled_for,{instancePath:instancePath+"/schedule\
d_for",parentData:data,parentDataProperty:"scheduled_for",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.
errors:vErrors.concat(validate63.errors),errors=vErrors.length);var valid0=_errs15===errors}else var valid0=!0;if(valid0){
if(data.error!==void 0){const _errs16=errors;if(typeof data.error!="string")return validate71.errors=[{instancePath:instancePath+
"/error"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.faults!==void 0){let data10=data.faults;
const _errs18=errors;if(errors===_errs18)if(Array.isArray(data10)){var valid1=!0;const len0=data10.length;for(let i0=0;i0<
len0;i0++){const _errs20=errors;validate77(data10[i0],{instancePath:instancePath+"/faults/"+i0,parentData:data10,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:vErrors.concat(validate77.errors),errors=vErrors.length);
var valid1=_errs20===errors;if(!valid1)break}}else return validate71.errors=[{instancePath:instancePath+"/faults"}],!1;var valid0=_errs18===
errors}else var valid0=!0;if(valid0)if(data.order_id!==void 0){const _errs21=errors;validate79(data.order_id,{instancePath:instancePath+
"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate79.
errors:vErrors.concat(validate79.errors),errors=vErrors.length);var valid0=_errs21===errors}else var valid0=!0}}}}}}}}}}}else
return validate71.errors=[{instancePath}],!1;return validate71.errors=vErrors,errors===0}validate71.evaluated={props:{row_number:!0,
row_id:!0,status:!0,customer_name:!0,drop_off_address:!0,payment_method:!0,delivery_type:!0,delivery_fee:!0,scheduled_for:!0,
error:!0,faults:!0,order_id:!0},dynamicProps:!1,dynamicItems:!1};function validate54(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0;const evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&
!Array.isArray(data)){let missing0;if(data.bulk_job===void 0&&(missing0="bulk_job")||data.rows===void 0&&(missing0="rows"))
return validate54.errors=[{instancePath}],!1;if(data.bulk_job!==void 0){const _errs1=errors;validate55(data.bulk_job,{instancePath:instancePath+
"/bulk_job",parentData:data,parentDataProperty:"bulk_job",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.
errors:vErrors.concat(validate55.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)
if(data.rows!==void 0){let data1=data.rows;const _errs2=errors;if(errors===_errs2)if(Array.isArray(data1)){var valid1=!0;
const len0=data1.length;for(let i0=0;i0<len0;i0++){const _errs4=errors;validate71(data1[i0],{instancePath:instancePath+"\
/rows/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate71.errors:vErrors.
concat(validate71.errors),errors=vErrors.length);var valid1=_errs4===errors;if(!valid1)break}}else return validate54.errors=
[{instancePath:instancePath+"/rows"}],!1;var valid0=_errs2===errors}else var valid0=!0}else return validate54.errors=[{instancePath}],
!1;return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{bulk_job:!0,rows:!0},dynamicProps:!1,dynamicItems:!1};
function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.body===void 0&&
(missing0="body"))return validate53.errors=[{instancePath}],!1;data.body!==void 0&&(validate54(data.body,{instancePath:instancePath+
"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate54.errors:vErrors.
concat(validate54.errors),errors=vErrors.length))}else return validate53.errors=[{instancePath}],!1;return validate53.errors=
vErrors,errors===0}validate53.evaluated={props:{body:!0},dynamicProps:!1,dynamicItems:!1};const isBulkJobsAnswer=validate83;function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.body===void 0&&
(missing0="body"))return validate83.errors=[{instancePath}],!1;if(data.body!==void 0){let data0=data.body;if(errors===errors)
if(Array.isArray(data0)){var valid1=!0;const len0=data0.length;for(let i0=0;i0<len0;i0++){const _errs3=errors;validate55(
data0[i0],{instancePath:instancePath+"/body/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length);var valid1=_errs3===errors;if(!valid1)
break}}else return validate83.errors=[{instancePath:instancePath+"/body"}],!1}}else return validate83.errors=[{instancePath}],
!1;return validate83.errors=vErrors,errors===0}validate83.evaluated={props:{body:!0},dynamicProps:!1,dynamicItems:!1};const isBulkPlacementAnswer=validate85;function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.data===void 0&&
(missing0="data"))return validate85.errors=[{instancePath}],!1;data.data!==void 0&&(validate55(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.
concat(validate55.errors),errors=vErrors.length))}else return validate85.errors=[{instancePath}],!1;return validate85.errors=
vErrors,errors===0}validate85.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};const isCreateBulkJobAnswer=validate87;function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate87.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.body===void 0&&
(missing0="body"))return validate87.errors=[{instancePath}],!1;if(data.body!==void 0){let data0=data.body;if(errors===errors)
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if(data0.bulk_job===void 0&&(missing1="bulk_job")||
data0.orders===void 0&&(missing1="orders"))return validate87.errors=[{instancePath:instancePath+"/body"}],!1;if(data0.bulk_job!==
void 0){const _errs3=errors;validate55(data0.bulk_job,{instancePath:instancePath+"/body/bulk_job",parentData:data0,parentDataProperty:"\
bulk_job",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=
vErrors.length);var valid1=_errs3===errors}else var valid1=!0;if(valid1)if(data0.orders!==void 0){let data2=data0.orders;
const _errs4=errors;if(errors===_errs4)if(Array.isArray(data2)){var valid2=!0;const len0=data2.length;for(let i0=0;i0<len0;i0++){
const _errs6=errors;validate71(data2[i0],{instancePath:instancePath+"/body/orders/"+i0,parentData:data2,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate71.errors:vErrors.concat(validate71.errors),errors=vErrors.length);
var valid2=_errs6===errors;if(!valid2)break}}else return validate87.errors=[{instancePath:instancePath+"/body/orders"}],
!1;var valid1=_errs4===errors}else var valid1=!0}else return validate87.errors=[{instancePath:instancePath+"/body"}],!1}}else
return validate87.errors=[{instancePath}],!1;return validate87.errors=vErrors,errors===0}validate87.evaluated={props:{body:!0},
dynamicProps:!1,dynamicItems:!1};export{isBulkJobAnswer,isBulkJobsAnswer,isBulkPlacementAnswer,isCreateBulkJobAnswer};
