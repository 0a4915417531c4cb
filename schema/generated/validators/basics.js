// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
const isNothing=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0;const evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.result===
void 0&&(missing0="result"))return validate53.errors=[{instancePath}],!1;if(data.result!==void 0){let data0=data.result;
if(errors===errors&&!(data0&&typeof data0=="object"&&!Array.isArray(data0)))return validate53.errors=[{instancePath:instancePath+
"/result"}],!1}}else return validate53.errors=[{instancePath}],!1;return validate53.errors=vErrors,errors===0}validate53.
evaluated={props:{result:!0},dynamicProps:!1,dynamicItems:!1};export{isNothing};
