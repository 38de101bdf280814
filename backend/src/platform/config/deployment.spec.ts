import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { memoryEnvironment } from '../program/program.js';
import { readSettings, settingNames } from './settings.js';

interface Service {
  image: string;
  build?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const applications = services.filter(([, service]) => service.build !== undefined);

/** The text with compose's defaults for variables that are not set: `${NAME:-default}`. */
const withDefaults = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** The named volume in which a service keeps a directory. */
const volumeAt = (directory: string, { volumes = [] }: Service): string | undefined => {
  const [name] = volumes.find((volume) => volume.endsWith(`:${directory}`))?.split(':') ?? [];
  return name !== undefined && name in compose.volumes ? name : undefined;
};

const settingsOf = ({ environment = {} }: Service) =>
  readSettings(
    Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, withDefaults(text)])),
  );

describe('docker-compose.yml', () => {
  it.each(services)('%s has a pinned image and a health check', (_, service) => {
    expect(service.image).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    expect(service.healthcheck?.test[0]).toBe('CMD');
  });

  it.each(services)(
    '%s depends only on services of its own profile, and waits for their health',
    (_, service) => {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services[name]?.profiles).toEqual(service.profiles);
        expect(condition).toBe('service_healthy');
      }
    },
  );

  it.each(applications)('%s sets known settings, to good values, and has stores to use', (_, service) => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
    const { databaseUrl, eventstoreUrl } = settingsOf(service);
    const hosts = `${databaseUrl},${eventstoreUrl}`.match(/(?<=@|\/\/|,)[a-z0-9-]+(?=:\d)/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set(Object.keys(service.depends_on ?? {})));
  });

  // If a signing key is lost, or if the other replicas don't have it, no checkpoint can ever be made again.
  it.each(applications)('%s keeps its data directory in a volume, whatever .env says', (_, service) => {
    expect(settingsOf(service).dataDir).toBe('/data');
    expect(volumeAt('/data', service)).toBeDefined();
  });

  it('gives the replicas one data directory, which is not that of the single application', () => {
    const [single, ...replicas] = applications.map(([, service]) => volumeAt('/data', service));
    expect(new Set(replicas).size).toBe(1);
    expect(replicas).not.toContain(single);
  });

  it('has one node each by default, and three event store nodes and two applications as a cluster', () => {
    const inProfile = (profile?: string) =>
      services.filter(([, { profiles }]) => profiles?.[0] === profile).map(([name]) => name);
    expect(inProfile()).toEqual(['app', 'postgres', 'event-store']);
    expect(inProfile('cluster').filter((name) => name.startsWith('app-'))).toHaveLength(2);
    expect(inProfile('cluster').filter((name) => name.startsWith('event-store-'))).toHaveLength(3);
  });

  it('lets the proxy reach every replica, and the world only the application', () => {
    const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
    const proxied = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ') ?? [];
    expect(proxied).toEqual(['app-1:3000', 'app-2:3000']);
    // The proxy checks the health of the replicas under these names.
    const replica = compose.services['app-1'];
    expect(replica && settingsOf(replica).allowedHosts).toEqual(proxied.map((name) => name.split(':')[0]));
    expect(caddyfile).toMatch(
      /@inside path \/health \/health\/\* \/metrics \/metrics\/\*\n\s*respond @inside 404/,
    );
    const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(published).toEqual(['app', 'proxy']);
  });

  it('keeps the certificates of the proxy in a volume', () => {
    const { proxy } = compose.services;
    expect(proxy && volumeAt('/data', proxy)).toBeDefined();
  });
});

/** What each file must contain, in the words of its proxy. `closed` captures a pattern of paths, `waits` seconds. */
const proxies: [file: string, told: { closed: RegExp; waits: RegExp; says: RegExp[]; line: RegExp }][] = [
  [
    'nginx.conf',
    {
      closed: /location ~ (\S+) \{\s*return 404;/,
      waits: /proxy_read_timeout (\d+)s;/,
      says: [
        /proxy_set_header Host \$http_host;/,
        /proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;/,
        /proxy_set_header X-Forwarded-Proto \$scheme;/,
        /proxy_buffering off;/,
        /client_max_body_size 1m;/,
      ],
      line: /^(\S.*[;{]|\})$/,
    },
  ],
  [
    'apache.conf',
    {
      closed: /RedirectMatch 404 (\S+)/,
      waits: /ProxyPass \/ http:\/\/127\.0\.0\.1:3000\/ nocanon timeout=(\d+)/,
      says: [
        /ProxyPreserveHost On/,
        /RequestHeader set X-Forwarded-Proto https/,
        /ProxyPass \/health !\n\s*ProxyPass \/metrics !\n[^]*ProxyPass \/ http/,
        /AllowEncodedSlashes NoDecode/,
      ],
      line: /^(<\/?VirtualHost.*>|[A-Z]\w+ .+)$/,
    },
  ],
  [
    'haproxy.cfg',
    {
      closed: /return status 404 if \{ path,url_dec -m reg (\S+) \}/,
      waits: /timeout server (\d+)s/,
      says: [
        /option forwardfor/,
        /http-request set-header X-Forwarded-Proto https/,
        /option httpchk GET \/health\/ready/,
        /default-server check/,
        /timeout client 330s/,
      ],
      line: /^((global|defaults|frontend|backend)( \w+)?|[a-z_-]+ .+)$/,
    },
  ],
];

describe.each(proxies)('deploy/%s', (file, { closed, waits, says, line }) => {
  const text = readFileSync(`deploy/${file}`, 'utf8');
  const lines = text.split('\n').map((written) => written.trim());

  it('passes on what the application has to know, to where it listens', () => {
    expect(text).toMatch(/127\.0\.0\.1:3000/);
    for (const sentence of says) expect(text).toMatch(sentence);
    for (const written of lines.filter((each) => each !== '' && !each.startsWith('#'))) {
      expect(written).toMatch(line);
    }
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    expect(text.match(/<VirtualHost/g)?.length).toBe(text.match(/<\/VirtualHost/g)?.length);
  });

  it('keeps health and metrics from the world, and nothing else', () => {
    const operators = new RegExp(closed.exec(text)?.[1] ?? 'missing');
    for (const path of ['/health', '/health/ready', '/metrics', '/metrics/']) expect(path).toMatch(operators);
    for (const path of ['/', '/healthy', '/api/health', '/articles']) expect(path).not.toMatch(operators);
  });

  it('waits for an answer as long as it may take', () => {
    const longestMs = readSettings({ OPENAI_TIMEOUT_MS: '290000' }).openaiTimeoutMs;
    expect(Number(waits.exec(text)?.[1]) * 1_000).toBeGreaterThan(longestMs);
  });

  it('names the settings that go with it', () => {
    expect(text).toMatch(/^# .*PUBLIC_URL=https:\/\/desk\.example\.com and TRUST_PROXY=1 in \.env/m);
  });
});

describe('Dockerfile', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const all = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `));

  it('builds on a pinned image of a supported Node', () => {
    expect(all('FROM')).not.toEqual([]);
    for (const line of all('FROM')) expect(line).toMatch(/^FROM node:2[024]\.\d+\.\d+-/);
  });

  it('runs as an ordinary user, watches its own readiness, and sets known settings', () => {
    expect(all('USER')).toEqual(['USER node']);
    expect(lines.join('\n')).toMatch(/HEALTHCHECK [^\n]*\\\n[^\n]*\/health\/ready/);
    const names = all('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
    const known = [...settingNames, 'NODE_ENV', ...Object.keys(memoryEnvironment)];
    expect(known).toEqual(expect.arrayContaining(names));
  });

  it('has freed memory given back, as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    for (const [name, value] of Object.entries(memoryEnvironment)) {
      expect(all('ENV').join('\n')).toContain(`${name}=${value}`);
      expect(scripts.start).toContain(`${name}=${value} exec `);
    }
  });
});
