import 'reflect-metadata';
import { stdout } from 'node:process';
import { createApplication } from './application.js';
import { readSettings } from './platform/config/settings.js';
import { runProgram } from './run-program.js';
import { describeApi } from './platform/http/server/openapi-document.js';

/** Prints the OpenAPI document, from which the frontend's types are generated. Connects to nothing. */
runProgram(async () => {
  const app = await createApplication({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    databaseUrl: 'postgresql://localhost',
    eventStoreUrl: 'esdb://localhost',
    preview: true,
  });
  stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);
});
