import { certificatesIn } from '../../src/platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../src/platform/c2pa/credentials.mjs';
import { issued, type Issued } from '../../src/credentials/testing/issued.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import { bytesAt, setCredentials } from '../support/credentials.js';
import { checkInvariants } from '../support/invariants.js';
import { ServerProcess } from '../support/server-process.js';
import type { Visitor } from '../support/visitor.js';

const settingsOf = ({ key, certificate }: Issued): Record<string, string> => ({
  CREDENTIALS_KEY: key,
  CREDENTIALS_CERTIFICATE: certificate,
});

let servers: TestServers;
let running: ServerProcess[] = [];

beforeAll(async () => {
  servers = await startMigratedServers();
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await servers.stop();
});

/** Starts this number of replicas, one after the other. */
async function start(replicas: number, settings: Record<string, string>): Promise<Visitor[]> {
  for (let started = 0; started < replicas; started += 1)
    running.push(await ServerProcess.start(servers, settings));
  const [first] = running;
  const admin = await first?.admin();
  return running.map(({ origin }) => admin?.at(origin) as Visitor);
}

async function stop(): Promise<void> {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
}

it('two replicas change to another certificate, and what the one before has signed still proves itself', async () => {
  const [before, after] = [await issued(), await issued({ algorithm: 'Ed25519' })];
  const [admin, other] = (await start(2, settingsOf(before))) as [Visitor, Visitor];
  const article = await generate(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  const promote = (visitor: Visitor) => visitor.patch(draftPath(article.id), { status: 'promoted' });
  const manifestOf = async (visitor: Visitor, number: number): Promise<Buffer> =>
    (await bytesAt(visitor, `/api/published/${article.id}/${number}/manifest.c2pa`)).bytes;
  const markdown = (content: string) => Buffer.from(`# ${article.title}\n\n${content}\n`);
  await setCredentials(admin, { sign: true });
  await promote(admin);
  const manifest = await manifestOf(admin, 1);
  expect(await manifestOf(other, 1)).toEqual(manifest);
  await stop();

  const [again, elsewhere] = (await start(2, settingsOf(after))) as [Visitor, Visitor];
  expect(await manifestOf(again, 1)).toEqual(manifest);
  const old = { beside: manifest, roots: certificatesIn(before.root) };
  expect(await checkCredentials(markdown(article.content), old)).toMatchObject({
    state: 'valid',
    trusted: true,
  });
  const content = `${article.content}\n\nA person added this.`;
  await again.patch(draftPath(article.id), { content });
  await promote(again);
  const [renewed, same] = await Promise.all([manifestOf(again, 2), manifestOf(elsewhere, 2)]);
  expect(same).toEqual(renewed);
  const roots = certificatesIn(after.root);
  expect(await checkCredentials(markdown(content), { beside: renewed, roots })).toMatchObject({
    state: 'valid',
    trusted: true,
  });
  const { items } = (await again.get<{ items: { type: string }[] }>('/api/audit?limit=100')).body;
  expect(items.filter(({ type }) => type === 'CredentialsCertificateChanged')).toHaveLength(2);
});
