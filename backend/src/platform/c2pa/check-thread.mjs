/* The program of a thread: checks files that anybody gives, which may be made to be hard to read. */
import { parentPort } from 'node:worker_threads';
import { certificatesIn } from './certificates.mjs';
import { checkCredentials } from './credentials.mjs';

/** @typedef {{ bytes: Uint8Array, trusted: string, now: Date }} FileToCheck `trusted`: certificates in PEM */

parentPort?.on('message', async (/** @type {FileToCheck} */ { bytes, trusted, now }) => {
  const { leaf: _leaf, ...verdict } = await checkCredentials(bytes, { roots: certificatesIn(trusted), now });
  parentPort?.postMessage(verdict);
});
