import { openCredentials } from './credentials.js';
import { openStore } from './store.js';

/** A message of the child to its parent: the port on which it listens, or the reason why it ends. */
export type ChildMessage = { readonly port: number } | { readonly complaint: string };

/**
 * Runs the store as a child process, with `DATABASE_URL`, `DATA_DIR` and `EVENTSTORE_PORT` in the environment. It lives
 * exactly as long as the channel to its parent is open, so it never outlives a parent that was killed.
 */
export async function runAsChild(): Promise<void> {
  // Signals to the whole process group (Ctrl-C, a service manager) reach the child too, but the parent decides when it
  // ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const { DATABASE_URL = '', DATA_DIR = '', EVENTSTORE_PORT = '0' } = process.env;
  try {
    const store = await openStore(DATABASE_URL, openCredentials(DATA_DIR), Number(EVENTSTORE_PORT), endWith);
    process.once('disconnect', () => void store.close().finally(() => process.exit(0)));
    if (process.connected) tellParent({ port: store.port });
    else process.exit(0);
  } catch (error) {
    endWith(error as Error);
  }
}

/** Ends at once, because only reading the table again shows what was written. */
function endWith(error: Error): void {
  tellParent({ complaint: error.message }, () => process.exit(1));
}

function tellParent(message: ChildMessage, done: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, done);
  else done();
}
