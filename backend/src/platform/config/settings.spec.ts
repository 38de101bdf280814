import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'dotenv';
import { loadSettings, readSettings, settingNames, type Settings } from './settings.js';
import { StartupError } from '../program/startup-error.js';

const pemOf = (type: 'ed25519' | 'x25519'): string =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const secretKey = Buffer.alloc(32, 7).toString('base64');
const signingKey = pemOf('ed25519').trim();

type Example = [name: string, text: string, setting: keyof Settings, read: unknown];

const good: Example[] = [
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['HOST', '::1', 'host', '::1'],
  ['HOST', 'desk.internal', 'host', 'desk.internal'],
  ['PORT', '8080', 'port', 8080],
  ['PORT', '0', 'port', 0],
  ['PORT', '3000 ', 'port', 3000],
  ['PUBLIC_URL', 'https://desk.example', 'publicUrl', 'https://desk.example'],
  ['PUBLIC_URL', 'https://Desk.example:443/', 'publicUrl', 'https://desk.example'],
  ['DATA_DIR', '/var/lib/provenance', 'dataDir', path.resolve('/var/lib/provenance')],
  ['DATA_DIR', 'elsewhere', 'dataDir', path.resolve('elsewhere')],
  ['DATABASE_URL', 'postgres://u:p@db:5432/desk', 'databaseUrl', 'postgres://u:p@db:5432/desk'],
  ['DATABASE_URL', 'postgresql://db/desk', 'databaseUrl', 'postgresql://db/desk'],
  ['EVENTSTORE_URL', 'esdb://store:2113?tls=false', 'eventstoreUrl', 'esdb://store:2113?tls=false'],
  ['EVENTSTORE_URL', 'esdb+discover://a.b:2113', 'eventstoreUrl', 'esdb+discover://a.b:2113'],
  ['EVENTSTORE_URL', 'esdb://a:2113,b:2113,c:2113', 'eventstoreUrl', 'esdb://a:2113,b:2113,c:2113'],
  ['EVENTSTORE_URL', 'kurrentdb://store:2113?tls=false', 'eventstoreUrl', 'esdb://store:2113?tls=false'],
  ['EVENTSTORE_URL', 'kurrentdb+discover://a.b:2113', 'eventstoreUrl', 'esdb+discover://a.b:2113'],
  ['EVENTSTORE_URL', 'kurrent://admin:kdb@a:1,b:2/', 'eventstoreUrl', 'esdb://admin:kdb@a:1,b:2/'],
  ['EVENTSTORE_URL', 'kurrent+discover://a.b?tls=true', 'eventstoreUrl', 'esdb+discover://a.b?tls=true'],
  ['EVENTSTORE_URL', 'kdb://store', 'eventstoreUrl', 'esdb://store'],
  ['EVENTSTORE_URL', 'kdb+discover://kurrentdb', 'eventstoreUrl', 'esdb+discover://kurrentdb'],
  ['EVENTSTORE_URL', 'KurrentDB+Discover://A.b', 'eventstoreUrl', 'esdb+discover://A.b'],
  ['EVENTSTORE_PORT', '2113', 'eventstorePort', 2113],
  ['RECORD_SIGNING_KEY', signingKey, 'recordSigningKey', signingKey],
  ['RECORD_SIGNING_KEY', signingKey.replaceAll('\n', '\\n'), 'recordSigningKey', signingKey],
  ['SIGN_IN_KEY', secretKey, 'signInKey', secretKey],
  ['SITES_KEY', secretKey, 'sitesKey', secretKey],
  ['SITES_DIR', 'sites', 'sitesDir', path.resolve('sites')],
  ['ADMIN_USERNAME', 'editor', 'adminUsername', 'editor'],
  ['ADMIN_EMAIL', 'desk@localhost', 'adminEmail', 'desk@localhost'],
  ['ADMIN_PASSWORD', ' six chars ', 'adminPassword', ' six chars '],
  ['OPENAI_API_KEY', 'key', 'openaiApiKey', 'key'],
  ['OPENAI_BASE_URL', 'http://127.0.0.1:9/v1', 'openaiBaseUrl', 'http://127.0.0.1:9/v1'],
  ['OPENAI_HEADERS', '{"x-house": "a b", "X-2": "$~"}', 'openaiHeaders', { 'x-house': 'a b', 'X-2': '$~' }],
  ['OPENAI_TEXT_MODEL', 'local/model', 'openaiTextModel', 'local/model'],
  ['OPENAI_IMAGE_MODEL', 'painter', 'openaiImageModel', 'painter'],
  ['OPENAI_TIMEOUT_MS', '500', 'openaiTimeoutMs', 500],
  ['OPENAI_MAX_TOKENS', '4096', 'openaiMaxTokens', 4096],
  ['AI_CONCURRENCY', '1', 'aiConcurrency', 1],
  ['AI_PIPELINE', 'single', 'aiPipeline', 'single'],
  ['AI_REVIEW', 'off', 'aiReview', 'off'],
  ['AI_PRICES', '{"m": {"input": 1.25, "output": 10}}', 'aiPrices', { m: { input: 1.25, output: 10 } }],
  ['IMAGE_SEARCH_URL', 'https://images.example/v1/', 'imageSearchUrl', 'https://images.example/v1/'],
  ['IMAGE_SEARCH_URL', 'off', 'imageSearchUrl', null],
  ['RESEARCH_SEARCH_URL', 'http://searx:8080/search', 'researchSearchUrl', 'http://searx:8080/search'],
  [
    'IMAGE_FETCH_ALLOW',
    '127.0.0.1:81, [::1]:82,Mirror:83',
    'imageFetchAllow',
    ['127.0.0.1:81', '[::1]:82', 'mirror:83'],
  ],
  ['SLACK_WEBHOOK_URL', 'https://hooks.example/a', 'slackWebhookUrl', 'https://hooks.example/a'],
  ['SMTP_URL', 'smtps://u:p@mail.example', 'smtpUrl', 'smtps://u:p@mail.example'],
  ['MAIL_FROM', 'The Desk <desk@example.com>', 'mailFrom', 'The Desk <desk@example.com>'],
  ['MAIL_TO', 'a@example.com, b@localhost', 'mailTo', ['a@example.com', 'b@localhost']],
  ['BRAND_NAME', 'Vault', 'brandName', 'Vault'],
  ['BRAND_HASHTAGS', '#A, #B_2,#Čas', 'brandHashtags', ['#A', '#B_2', '#Čas']],
  ['BRAND_INSIGHTS_URL', 'https://a.example/insights', 'brandInsightsUrl', 'https://a.example/insights'],
  ['SCHEDULE_TIMEZONE', 'Asia/Kolkata', 'scheduleTimezone', 'Asia/Kolkata'],
  ['ALLOWED_HOSTS', 'Desk.lan, app-1', 'allowedHosts', ['desk.lan', 'app-1']],
  ['METRICS_TOKEN', 'a token of ours', 'metricsToken', 'a token of ours'],
  ['SESSION_ADDRESSES', 'true', 'sessionAddresses', 'true'],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', 'off', 'trustProxy', 0],
  ['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
];

/** These two are valid only together, as given-certificates.spec.ts shows. */
const pair = ['CREDENTIALS_KEY', 'CREDENTIALS_CERTIFICATE'];

/** These are valid only together, as sign-on-settings.spec.ts shows. */
const signOn = settingNames.filter((name) => name.startsWith('OIDC_'));

const bad: [name: string, ...texts: string[]][] = [
  ['OIDC_ISSUER', 'sso.house.example', 'file:///etc'],
  ['OIDC_CLIENT_ID', 'two\nlines'],
  ['OIDC_CLIENT_SECRET', 'two\nlines'],
  ['OIDC_NAME', 'x'.repeat(61), 'a\u200bb'],
  ['OIDC_SCOPES', 'profile email', 'openid,profile'],
  ['OIDC_ROLE_CLAIM', 'x'.repeat(201)],
  ['OIDC_ADMINISTRATORS', 'x'.repeat(201)],
  ['OIDC_AUTHORS', 'a,b\nc'],
  ['OIDC_CREATE_USERS', 'yes'],
  ['CREDENTIALS_KEY', 'no-such-file.pem', pemOf('x25519'), '-----BEGIN PRIVATE KEY-----'],
  ['CREDENTIALS_CERTIFICATE', 'no-such-file.pem', signingKey],
  ['RECORD_SIGNING_KEY', 'no-such-file.pem', pemOf('x25519'), '-----BEGIN PRIVATE KEY-----'],
  ['SIGN_IN_KEY', 'no-such-file.txt', 'c2hvcnQ=', 'x'.repeat(44)],
  ['SITES_KEY', 'no-such-file.txt', 'c2hvcnQ=', 'x'.repeat(44)],
  ['HOST', 'localhost:3000', 'http://localhost', '[::1]', 'two words'],
  ['PORT', 'abc', '-1', '65536', '3.5', '1e3', '0x50'],
  [
    'PUBLIC_URL',
    'desk.example',
    'ftp://desk.example',
    'https://desk.example/app',
    'https://u:p@desk.example',
  ],
  ['DATABASE_URL', 'mysql://db/desk', 'db:5432'],
  [
    'EVENTSTORE_URL',
    'http://store:2113',
    'store:2113',
    'kurrentdb://',
    'kurrentdb+dns://a',
    'xkdb://a',
    'kurrentdb:a',
  ],
  ['EVENTSTORE_PORT', '70000', 'free'],
  ['ADMIN_USERNAME', 'a\tb', 'a\u200bb', 'x'.repeat(51)],
  ['ADMIN_EMAIL', 'admin', 'a@b@c', '@localhost'],
  ['ADMIN_PASSWORD', 'short', 'x'.repeat(201), 'with\u0007bell'],
  ['OPENAI_API_KEY', 'two\nlines'],
  ['OPENAI_BASE_URL', 'localhost:1234', 'file:///etc'],
  [
    'OPENAI_HEADERS',
    'x-house: a',
    '["x-house"]',
    'null',
    '{"x-house": 1}',
    '{"x-house": null}',
    '{"x house": "a"}',
    '{"": "a"}',
    '{"x-house": ""}',
    '{"x-house": "two\\nlines"}',
    '{"x-house": "é"}',
    '{"x-house": "a", "X-House": "b"}',
    '{"Content-Length": "0"}',
    '{"host": "a.example"}',
    '{"Transfer-Encoding": "chunked"}',
  ],
  ['OPENAI_TEXT_MODEL', 'x'.repeat(201)],
  ['OPENAI_IMAGE_MODEL', 'x'.repeat(201)],
  ['OPENAI_TIMEOUT_MS', '0', '2m', '99999999999'],
  ['OPENAI_MAX_TOKENS', '255', '1000001', 'many', '{"article": 1000}'],
  ['AI_CONCURRENCY', '0', '101', 'many'],
  ['AI_PIPELINE', 'double'],
  ['AI_REVIEW', 'maybe'],
  ['AI_PRICES', 'cheap', '[]', '{"a-model": 3}', '{"a-model": {"input": -1, "output": 1}}'],
  ['IMAGE_SEARCH_URL', 'no', 'openverse.org'],
  ['RESEARCH_SEARCH_URL', 'off', 'searx:8080', 'ftp://searx/'],
  ['IMAGE_FETCH_ALLOW', 'mirror', 'http://mirror:80', 'a:1 b:2'],
  ['SLACK_WEBHOOK_URL', 'hooks.example'],
  ['SMTP_URL', 'mail.example:25', 'http://mail.example'],
  ['MAIL_FROM', 'The Desk', 'a@b, c@d', 'Desk <desk>'],
  ['MAIL_TO', ',', 'a@example.com;b@example.com', 'a@example.com,nobody'],
  ['BRAND_NAME', 'x'.repeat(61)],
  ['BRAND_HASHTAGS', '#One,#Two', '#One,#Two,#Three,#Four', 'One,Two,Three'],
  ['BRAND_HASHTAGS', '#One,#Two,#one', '#One #Two #Three'],
  ['BRAND_INSIGHTS_URL', '/insights'],
  ['SCHEDULE_TIMEZONE', 'New York', 'Mars/Olympus'],
  ['ALLOWED_HOSTS', 'desk.lan:80', 'http://desk.lan', 'a b'],
  ['METRICS_TOKEN', 'short'],
  ['SESSION_ADDRESSES', 'on'],
  ['TRUST_PROXY', 'on', '-1', '11'],
  ['LOG_LEVEL', 'loud', 'INFO'],
];

const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(environment)}`);
};

describe('settings', () => {
  it.each(good)('%s takes %j', (name, text, setting, read) => {
    expect(readSettings({ [name]: text })[setting]).toEqual(read);
  });

  it.each(bad.flatMap(([name, ...texts]) => texts.map((text) => [name, text] as const)))(
    '%s refuses %j in one line that names it',
    (name, text) => {
      expect(messageOf({ [name]: text })).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
    },
  );

  it('has a good example of every variable, and a bad one of all but directories', () => {
    expect(new Set([...good.map(([name]) => name), ...pair, ...signOn])).toEqual(new Set(settingNames));
    expect(new Set([...bad.map(([name]) => name), 'DATA_DIR', 'SITES_DIR'])).toEqual(new Set(settingNames));
  });

  it('takes an empty variable for an unset one', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, ' ']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('never repeats a secret in its message', () => {
    expect(messageOf({ DATABASE_URL: 'pg://desk:s3cret@db/desk' })).not.toContain('s3cret');
    expect(messageOf({ OPENAI_HEADERS: '{"x-house": "s3cret\\n"}' })).not.toContain('s3cret');
    expect(messageOf({ OPENAI_HEADERS: '{"x-house: "s3cret"}' })).not.toContain('s3cret');
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '::1', PORT: '81' }, 'http://localhost:81'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::' }, 'http://localhost:3000'],
  ])('derives the public address of %j', (environment, origin) => {
    expect(readSettings(environment).publicUrl).toBe(origin);
  });
});

describe('.env', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'settings-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is read where the environment says nothing, and never overrides it', () => {
    writeFileSync(path.join(directory, '.env'), 'BRAND_NAME=From file\nBRAND_HASHTAGS="#A,#B,#C"\n');
    const settings = loadSettings(directory, { BRAND_NAME: 'From environment' });
    expect(settings.brandName).toBe('From environment');
    expect(settings.brandHashtags).toEqual(['#A', '#B', '#C']);
  });

  it('may be missing', () => {
    expect(loadSettings(directory, {})).toEqual(readSettings({}));
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('lists every variable with its default', () => {
    const listed = parse(example);
    expect(Object.keys(listed).sort()).toEqual([...settingNames].sort());
    expect(readSettings(listed)).toEqual(readSettings({}));
    const written = Object.entries(listed).filter(([, text]) => text !== '');
    expect(written.map(([name]) => name)).toEqual(
      expect.arrayContaining(['PORT', 'BRAND_HASHTAGS', 'LOG_LEVEL']),
    );
  });

  it('says what each is for in the line above', () => {
    const lines = example.split('\n');
    const undescribed = lines.filter(
      (line, index) => /^\w+=/.test(line) && !/^# \S/.test(lines[index - 1] ?? ''),
    );
    expect(undescribed).toEqual([]);
  });
});
