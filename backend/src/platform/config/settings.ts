import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import * as value from './setting-values.js';
import { signOnProvidersIn, signOnSettingNames, type SignOnProvider } from './sign-on-settings.js';
import { isPair } from '../keys/signing-certificate.js';
import { StartupError } from '../program/startup-error.js';

/** Every variable that the platform reads, by its name in the environment; `.env.example` explains their use. */
const variables = z.object({
  HOST: value.host.default('127.0.0.1'),
  PORT: value.wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: value.origin.optional(),
  DATA_DIR: value.directory.prefault('./data'),
  DATABASE_URL: value.connectionUrl('postgres', 'postgresql').optional(),
  EVENTSTORE_URL: value.eventStoreUrl.optional(),
  EVENTSTORE_PORT: value.wholeNumber(0, 65_535).default(0),
  RECORD_SIGNING_KEY: value.signingKeySetting.optional(),
  SIGN_IN_KEY: value.secretKey.optional(),
  SITES_KEY: value.secretKey.optional(),
  CREDENTIALS_KEY: value.credentialsKey.optional(),
  CREDENTIALS_CERTIFICATE: value.credentialsCertificate.optional(),
  ADMIN_USERNAME: value.name(50).default('admin'),
  ADMIN_EMAIL: value.email.default('admin@localhost'),
  ADMIN_PASSWORD: value.password.optional(),
  OPENAI_API_KEY: value.text(1000).optional(),
  OPENAI_BASE_URL: value.webUrl.optional(),
  OPENAI_HEADERS: value.headers.default({}),
  OPENAI_TEXT_MODEL: value.text(200).default('gpt-5.6-terra'),
  OPENAI_IMAGE_MODEL: value.text(200).default('gpt-image-2'),
  // Node's fetch gives up after 300 s if the answer has not begun, whatever its settings.
  OPENAI_TIMEOUT_MS: value.wholeNumber(1, 290_000).default(120_000),
  OPENAI_MAX_TOKENS: value.wholeNumber(256, 1_000_000).optional(),
  AI_CONCURRENCY: value.wholeNumber(1, 100).default(5),
  AI_PIPELINE: value.oneOf(['full', 'single']).default('full'),
  AI_REVIEW: value.oneOf(['off', 'on']).default('on'),
  AI_PRICES: value.prices.default({}),
  IMAGE_SEARCH_URL: value.webUrlOrOff.default('https://api.openverse.org/v1/images/'),
  RESEARCH_SEARCH_URL: value.webUrl.optional(),
  IMAGE_FETCH_ALLOW: value.hostsWithPort.default([]),
  SITES_DIR: value.directory.optional(),
  SLACK_WEBHOOK_URL: value.webUrl.optional(),
  SMTP_URL: value.connectionUrl('smtp', 'smtps').optional(),
  MAIL_FROM: value.sender.optional(),
  MAIL_TO: value.emails.default([]),
  BRAND_NAME: value.text(60).default('Provenance'),
  BRAND_HASHTAGS: value.threeHashtags.default(['#Provenance', '#CollectWithCare', '#KnowWhatYouOwn']),
  BRAND_INSIGHTS_URL: value.webUrl.default('https://provenance.example/insights'),
  SCHEDULE_TIMEZONE: value.timeZone.default('America/New_York'),
  ALLOWED_HOSTS: value.hostNames.default([]),
  SESSION_ADDRESSES: value.oneOf(['true', 'false']).default('false'),
  TRUST_PROXY: value.hopsOrOff.default(0),
  METRICS_TOKEN: value.password.optional(),
  LOG_LEVEL: value.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>;

type Variables = z.output<typeof variables>;

/**
 * The validated settings: `DATABASE_URL` is `databaseUrl`, and so on. An unset variable is `undefined`; an unset list
 * is empty; `dataDir` is absolute; `publicUrl` is an origin; `eventstorePort` and `port` are 0 for “a free one”;
 * `trustProxy` is 0 for off; `imageSearchUrl` is `null` for off.
 */
export type Settings = Readonly<
  { [Name in keyof Variables as CamelCase<Name>]: Variables[Name] } & {
    publicUrl: string;
    /** The providers of the house’s sign-on, from the variables `OIDC_…`. */
    signOn: readonly SignOnProvider[];
  }
>;

/** The names of all variables. */
export const settingNames: readonly string[] = [...Object.keys(variables.shape), ...signOnSettingNames];

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Addresses that get the name `localhost`, because they cannot be visited or are this machine’s own, and passkeys need
 * a name.
 */
const calledLocalhost = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/** The default origin under which people find the server. */
const originOf = (host: string, port: number): string => {
  const name = calledLocalhost.has(host) ? 'localhost' : host;
  return new URL(`http://${value.inBrackets(name)}:${port}`).origin;
};

/**
 * Reads the settings from an environment; an empty variable counts as unset.
 * @throws StartupError naming the first variable that is wrong and what it must be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, text]) => text?.trim());
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartupError(`${issue?.path.join('.')} must be ${issue?.message}.`);
  }
  requirePair(result.data);
  const publicUrl = result.data.PUBLIC_URL ?? originOf(result.data.HOST, result.data.PORT);
  const named = Object.entries({ ...result.data, PUBLIC_URL: publicUrl });
  return Object.freeze({
    ...Object.fromEntries(named.map(([name, read]) => [camelCase(name), read])),
    signOn: signOnProvidersIn(environment),
  }) as Settings;
}

/**
 * Requires both settings or neither. The key must fit the certificate, since a key signs only with its own certificate.
 */
function requirePair({ CREDENTIALS_KEY: key, CREDENTIALS_CERTIFICATE: certificate }: Variables): void {
  if (key === undefined && certificate === undefined) return;
  if (certificate === undefined) {
    throw new StartupError('CREDENTIALS_CERTIFICATE must be set where CREDENTIALS_KEY is.');
  }
  if (key === undefined)
    throw new StartupError('CREDENTIALS_KEY must be set where CREDENTIALS_CERTIFICATE is.');
  if (!isPair(key, certificate)) {
    throw new StartupError('CREDENTIALS_CERTIFICATE must be the certificate of CREDENTIALS_KEY.');
  }
}

/**
 * Reads the settings of this process: its environment, then the file `.env` in `directory`.
 * @throws StartupError when a variable is wrong or `.env` cannot be read
 */
export function loadSettings(directory = process.cwd(), environment = process.env): Settings {
  return readSettings({ ...readEnvFile(path.join(directory, '.env')), ...environment });
}

function readEnvFile(file: string): Record<string, string> {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new StartupError(`The settings file ${file} cannot be read.`, { cause: error });
  }
}

/** Injection token of the validated Settings. */
export const SETTINGS = Symbol('settings');
