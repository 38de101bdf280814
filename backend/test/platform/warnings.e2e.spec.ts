import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { idOfPersona, modelSettings, startModel } from '../support/articles.js';
import { ServerProcess } from '../support/server-process.js';

const atOnce = 12;

it('has Node warn of nothing, with every channel set up and many at the model at once', async () => {
  const [servers, model] = await Promise.all([startMigratedServers(), startModel()]);
  const answer = model.otherwise;
  let everybodyAsks: () => void = () => undefined;
  const asking = new Promise<void>((resolve) => (everybodyAsks = resolve));
  model.otherwise = async (request) => {
    if (model.requests.length >= atOnce) everybodyAsks();
    await asking;
    return answer(request);
  };
  try {
    const server = await ServerProcess.start(servers, {
      ...modelSettings(model),
      AI_CONCURRENCY: String(atOnce),
      SLACK_WEBHOOK_URL: 'http://127.0.0.1:1/hook',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_TO: 'desk@example.com',
    });
    const admin = await server.admin();
    const personaId = await idOfPersona(admin, 'The Archivist');
    const asked = Array.from({ length: atOnce }, () =>
      admin.post('/api/articles/generate', { categoryId: 'collectibles', personaId }),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(201);
    expect(await server.stop()).toBe(0);
    expect(server.complaints).toBe('');
  } finally {
    await Promise.all([servers.stop(), model.stop()]);
  }
});
