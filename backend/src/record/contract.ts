/**
 * What proves that nobody has changed the record since.
 * Streams: record-house.
 * Tables: record_leaf, record_node, record_checkpoint, record_verification.
 * Joined by others: none.
 */

export { Checkpoints } from './checkpoints/checkpoints.js';
export { keepVerification } from './verification/last-verification.js';
export { verifyRecord } from './verification/record-verification.js';
