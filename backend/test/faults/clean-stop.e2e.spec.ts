import type { BatchBody } from '../support/batches.js';
import { idOfPersona } from '../support/articles.js';
import { EmbeddedServer } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';

const key = 'a-batch-under-way';
const articleCount = 20;

describe('A11 Clean stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s in the middle of a batch ends every process, and the batch goes on at the next start',
    async (signal) => {
      const server = await EmbeddedServer.start();
      try {
        const admin = await server.admin();
        const personas = [await idOfPersona(admin, 'The Archivist')];
        const progress = async (): Promise<BatchBody> =>
          (await admin.get<BatchBody>(`/api/articles/batches?key=${key}`)).body;
        const asked = admin
          .post(
            '/api/articles/generate-flexible-batch',
            { articleCount, personas, categories: ['collectibles'] },
            { 'idempotency-key': key },
          )
          .then(
            ({ status }) => status,
            () => 'cut off',
          );
        const stream = fetch(`${server.origin}/api/events`, { headers: admin.cookieHeader });
        await eventually(async () => expect((await progress()).articles.length).toBeGreaterThan(0));
        expect((await stream).status).toBe(200);

        expect(await server.stop(signal)).toEqual({ exitCode: 0, left: 0 });
        expect(['cut off', 503]).toContain(await asked);

        await server.start();
        const again = await server.admin();
        await eventually(async () => {
          const { body } = await again.get<BatchBody>(`/api/articles/batches?key=${key}`);
          expect(body.summary).toEqual({ requested: articleCount, totalGenerated: articleCount, failed: 0 });
        }, 40_000);
      } finally {
        await server.remove();
      }
    },
  );
});
