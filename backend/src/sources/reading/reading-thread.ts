import { parentPort } from 'node:worker_threads';
import { pageText } from './page-text.js';
import type { PageWork } from './page-reader.js';

/** The thread that reads pages, one after the other: HTML comes in as a message, and what is read goes out as one. */
parentPort?.on('message', ({ html, reading }: PageWork) => parentPort?.postMessage(pageText(html, reading)));
