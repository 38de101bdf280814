import { parentPort } from 'node:worker_threads';
import { readPage, type PageWork } from './read-page.js';

/** The thread that reads pages one after another: each comes in as a message, and its text goes out as one. */
parentPort?.on('message', (work: PageWork) => parentPort?.postMessage(readPage(work)));
