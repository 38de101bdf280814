import { checkCredentials } from '../../src/platform/c2pa/credentials.mjs';
import { issued } from '../../src/credentials/testing/issued.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import { bytesAt, setCredentials } from '../support/credentials.js';
import { eventually } from '../support/eventually.js';
import { checkInvariants } from '../support/invariants.js';
import { ServerProcess } from '../support/server-process.js';
import type { Visitor } from '../support/visitor.js';

let servers: TestServers;

beforeAll(async () => {
  servers = await startMigratedServers();
});
afterAll(() => servers.stop());

const signings = async (admin: Visitor, id: string): Promise<string[]> => {
  const { items } = (await admin.get<{ items: { summary: string }[] }>(`/api/audit?subject=${id}&limit=100`))
    .body;
  return items.map(({ summary }) => summary).filter((summary) => summary.includes('signed package'));
};

describe('A package is signed once', () => {
  it('kill -9 while it is being signed', async () => {
    const { key, certificate } = await issued();
    const settings = { CREDENTIALS_KEY: key, CREDENTIALS_CERTIFICATE: certificate };
    let server = await ServerProcess.start(servers, settings);
    let admin = await server.admin();
    const { id, title, content } = await generate(admin, {
      personaId: await idOfPersona(admin, 'The Archivist'),
    });
    await setCredentials(admin, { sign: true });
    const rounds = scaled(100);
    for (let round = 1; round <= rounds; round += 1) {
      await admin.patch(draftPath(id), { content: `${content}\n\nRound ${round}.` });
      await admin.patch(draftPath(id), { status: 'promoted' });
      // A request makes the desk sign at once, while the leader also looks by itself.
      const asked = bytesAt(admin, `/api/published/${id}/${round}/manifest.c2pa`).catch(() => undefined);
      if (round % 2 === 0) await asked;
      await server.kill();
      await asked;
      server = await ServerProcess.start(servers, settings);
      admin = await server.admin();
    }
    await eventually(async () => expect(await signings(admin, id)).toHaveLength(rounds), 30_000);
    for (let number = 1; number <= rounds; number += 1) {
      const { bytes } = await bytesAt(admin, `/api/published/${id}/${number}/manifest.c2pa`);
      const markdown = Buffer.from(`# ${title}\n\n${content}\n\nRound ${number}.\n`);
      expect((await checkCredentials(markdown, { beside: bytes })).state).toBe('valid');
    }
    await server.kill();
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  }, 600_000);
});
