import { parentPort } from 'node:worker_threads';
import { checkFile, type FileToCheck } from './check-file.js';

/** The thread that checks files: each comes in as a message, and what is found goes out as one. */
parentPort?.on('message', (file: FileToCheck) => {
  void checkFile(file).then((checked) => parentPort?.postMessage(checked));
});
