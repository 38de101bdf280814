export { Checkpoints } from './checkpoints/checkpoints.js';
export { verifyRecord } from './verification/record-verification.js';
