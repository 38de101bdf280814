import openapiTS, { astToString } from 'openapi-typescript';
import { printedBy, writeOrCheck } from './checks/generated-file.mjs';

const banner = '// Made from the OpenAPI document by `npm run api:types`.\n\n';

await writeOrCheck(
  'frontend/src/api/schema.gen.ts',
  async () => banner + astToString(await openapiTS(JSON.parse(await printedBy('openapi.js')))),
  'npm run api:types',
);
