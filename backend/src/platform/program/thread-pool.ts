/** Threads of libuv's pool, which files, names of hosts, compression, passwords and pictures share. */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * How many of them work that takes long may hold at once. Together they leave one free: whoever waits for a file or the
 * name of a host waits for neither a password nor a picture.
 */
export const longWork = {
  passwords: Math.max(1, Math.floor(threads / 2)),
  pictures: Math.max(1, Math.ceil(threads / 2) - 1),
} as const;
