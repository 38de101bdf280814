import { startMigratedServers } from '../src/platform/testing/test-servers.js';
import { ServerProcess } from './support/server-process.js';

it('starts and stops with every channel set up, and Node warns of nothing', async () => {
  const servers = await startMigratedServers();
  try {
    const server = await ServerProcess.start(servers, {
      SLACK_WEBHOOK_URL: 'http://127.0.0.1:1/hook',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_TO: 'desk@example.com',
    });
    expect(await server.stop()).toBe(0);
    expect(server.complaints).toBe('');
  } finally {
    await servers.stop();
  }
});
