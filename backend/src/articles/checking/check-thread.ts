import { parentPort } from 'node:worker_threads';
import type { CheckedText } from '../../../../checks/checked-text.js';
import { findingsOf } from '../../../../checks/registry.js';

/** The thread that checks texts, one after the other: each comes in as a message, and its findings go out as one. */
parentPort?.on('message', (text: CheckedText) => parentPort?.postMessage(findingsOf(text)));
