import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiWords } from './api-words.js';
import { AppModule, type AppOptions } from './app.module.js';
import { FirstAdministrator, type FirstSignIn } from './auth/contract.js';
import { createHttpApplication } from './platform/http/server/http-application.js';
import { createLogger } from './platform/http/server/logging.js';

/** The built web application, from the directory that the server is started in. */
const webRoot = path.resolve('dist/web');

/**
 * The whole application, ready to listen. `preview` instantiates nothing and connects to nothing, which is enough to
 * describe the API.
 */
export async function createApplication(
  options: AppOptions & { readonly preview?: boolean },
): Promise<NestFastifyApplication> {
  const { settings, preview = false } = options;
  return createHttpApplication(AppModule.forRoot(options), {
    settings,
    logger: await createLogger(settings.logLevel),
    preview,
    words: apiWords,
    ...(existsSync(webRoot) && { webRoot }),
  });
}

/** Makes sure that someone can sign in; resolves with the first sign-in if nobody has signed in yet. */
export function firstSignIn(app: NestFastifyApplication): Promise<FirstSignIn | undefined> {
  return app.get(FirstAdministrator).ensure();
}
