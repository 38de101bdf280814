import { parentPort } from 'node:worker_threads';
import { readDocument, type DocumentWork } from './read-document.js';

/** The thread that reads documents one after another: each comes in as a message, and its text goes out as one. */
parentPort?.on('message', (work: DocumentWork) => {
  void readDocument(work).then((read) => parentPort?.postMessage(read));
});
