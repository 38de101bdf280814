import { parentPort } from 'node:worker_threads';
import { pageText } from './page-text.js';

/** The thread that reads pages, one after the other: HTML comes in as a message, and what is read goes out as one. */
parentPort?.on('message', (html: string) => parentPort?.postMessage(pageText(html)));
