/** Signals sent by Ctrl-C, by a supervisor, and by a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves at the first signal that asks this process to end. Further signals change nothing, so that nothing is left
 * half-stopped: a terminal sends SIGINT to every process of the group, and npm passes its own on.
 */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
  });
}
