import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FirstSignIn } from './auth/contract.js';
import { loadSettings, type Settings } from './platform/config/settings.js';
import { collectAfterStart } from './platform/program/collect-garbage.js';
import { StartupError } from './platform/program/startup-error.js';
import { startServers } from '../embedded/servers.js';
import { askedToEnd } from './platform/program/ending-signals.js';

interface Running {
  stop(): Promise<void>;
}

/** How long a stop waits, in milliseconds, before it cuts off whatever is still open. */
const closeLimitMs = 6_000;

/**
 * Starts everything in this process, prints the address, and stops it all when it is asked to end. If anything cannot
 * start, it prints one sentence and ends with exit code 1.
 */
export async function startProvenance(): Promise<void> {
  const asked = askedToEnd();
  try {
    const running = await start(loadSettings());
    await asked;
    await running.stop();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<Running> {
  const say = (line: string): void => console.log(line);
  // The application’s code loads while Postgres and the event store start.
  const [servers, { createApplication, firstSignIn }] = await Promise.all([
    startServers(settings, say),
    import('./application.js'),
  ]);
  try {
    const app = await createApplication({ settings, ...servers });
    await listen(app, settings);
    await announce(app, settings, await firstSignIn(app));
    collectAfterStart();
    return {
      stop: async () => {
        await closed(app);
        await servers.stop();
      },
    };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

async function listen(app: NestFastifyApplication, { host, port }: Settings): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    await closed(app);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} on ${host} is in use: stop the other program, or set PORT.`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartupError(`This machine does not allow listening on ${host}:${port}: set HOST or PORT.`);
    }
    throw error;
  }
}

const newPassword = 'For a new password, run: npm run admin:password';

async function announce(
  app: NestFastifyApplication,
  settings: Settings,
  first: FirstSignIn | undefined,
): Promise<void> {
  const address = settings.port === 0 ? await app.getUrl() : settings.publicUrl;
  console.log(`\n  Provenance is ready at ${address}\n`);
  if (!first) return;
  if (first.kind === 'unused') {
    console.log(`  ${first.username} hasn't signed in yet. ${newPassword}\n`);
    return;
  }
  console.log(`  First sign-in\n    username: ${first.username}`);
  if (first.password) {
    console.log(`    password: ${first.password}`);
    console.log(`  It is shown only once and must be changed. ${newPassword}\n`);
  }
}

async function closed(app: NestFastifyApplication): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeLimitMs)));
  await Promise.race([app.close(), limit]);
  clearTimeout(timer);
}
