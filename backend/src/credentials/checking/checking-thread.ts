import { parentPort } from 'node:worker_threads';
import { checkFile, type FileToCheck } from './check-file.js';

/** The thread that checks files: each file comes in as a message, and its result goes out as one. */
parentPort?.on('message', (file: FileToCheck) => {
  void checkFile(file).then((checked) => parentPort?.postMessage(checked));
});
