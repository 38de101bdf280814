import { parentPort } from 'node:worker_threads';
import { readDocument, type DocumentWork } from './read-document.js';

/** The thread that reads documents, one after the other: each comes in as a message, and what is read goes out as one. */
parentPort?.on('message', (work: DocumentWork) => {
  void readDocument(work).then((read) => parentPort?.postMessage(read));
});
