import 'reflect-metadata';
import { stdout } from 'node:process';
import { createApplication } from './application.js';
import { readSettings } from './platform/config/settings.js';
import { runProgram } from './run-program.js';
import { apiWords } from './api-words.js';
import { describeApi } from './platform/http/description/api-document.js';

/** Prints the OpenAPI document, from which the frontend's types are generated. Connects to nothing. */
runProgram(async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const app = await createApplication({
    settings,
    databaseUrl: 'postgresql://localhost',
    eventStoreUrl: 'esdb://localhost',
    preview: true,
  });
  stdout.write(`${JSON.stringify(describeApi(app, apiWords, settings), null, 2)}\n`);
});
