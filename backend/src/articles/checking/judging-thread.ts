import { parentPort } from 'node:worker_threads';
import { judge, type JudgedText } from '../../../../checks/house-rules.js';

/** The thread that judges texts before they are saved: each comes in as a message, and its judgements go out as one. */
parentPort?.on('message', (text: JudgedText) => parentPort?.postMessage(judge(text)));
