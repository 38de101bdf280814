import { parentPort, workerData } from 'node:worker_threads';
import { pageText } from './page-text.js';

/** The thread that reads one page: its HTML comes in as `workerData`, what is read goes out as a message. */
parentPort?.postMessage(pageText(workerData as string));
