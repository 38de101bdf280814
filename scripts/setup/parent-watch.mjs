import { isRunning } from '../../backend/embedded/processes/process-identity.mjs';

/**
 * Ends this process as SIGTERM does when the npm process that started it is gone: a killed npm passes on no signal, and
 * a server that nobody sees would hold its port and its data.
 * @param {number} [interval] milliseconds between two looks
 */
export function endWithParent(interval = 500) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    // Windows keeps the number of a parent that is gone; other systems give the process a new parent.
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(timer);
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
    else process.exit(143);
  }, interval);
  timer.unref();
}
