// This is loaded into a server before its program. It reports, when asked, the server's memory after a full collection.
const { readFileSync } = require('node:fs');
const v8 = require('node:v8');
const { isMainThread } = require('node:worker_threads');
const { runInNewContext } = require('node:vm');

const mebibyte = 2 ** 20;

/** The proportional set size: what is shared with other processes counts in parts. Undefined if there is no `/proc`. */
function proportionalKibibytes() {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function memory() {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  v8.setFlagsFromString('--no-expose-gc');
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const pss = proportionalKibibytes();
  return {
    held: (heapUsed + external) / mebibyte,
    resident: pss === undefined ? rss / mebibyte : pss / 1024,
  };
}

if (isMainThread && process.send) {
  process.on('message', () => process.send(memory()));
  process.channel.unref();
}
