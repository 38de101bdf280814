export { Checkpoints } from './checkpoints/checkpoints.js';
export { keepVerification } from './verification/last-verification.js';
export { verifyRecord } from './verification/record-verification.js';
