import openapiTS, { astToString } from 'openapi-typescript';
import { printedBy, writeOrCheck } from './checks/generated-file.mjs';

const banner = '// Made from the OpenAPI document by `npm run api:types`.\n\n';

/**
 * A reviver for `JSON.parse` that leaves out the examples of bodies and parameters, which would be most of the file.
 * @param {string} _name
 * @param {unknown} value
 */
function withoutExample(_name, value) {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value;
  return { ...value, example: undefined };
}

await writeOrCheck(
  'frontend/src/api/schema.gen.ts',
  async () =>
    banner + astToString(await openapiTS(JSON.parse(await printedBy('openapi.js'), withoutExample))),
  'npm run api:types',
);
