/**
 * The number of threads in libuv’s pool, which files, look-ups of host names, compression, passwords and pictures
 * share.
 */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * How many threads each kind of long work may use at once. Together they leave one free, so that reading a file or
 * looking up a host name never waits for a password or a picture.
 */
export const longWork = {
  passwords: Math.max(1, Math.floor(threads / 2)),
  pictures: Math.max(1, Math.ceil(threads / 2) - 1),
} as const;
