/**
 * The tree over the record and its signed checkpoints, which prove that nobody has changed it since.
 * Streams: record-house.
 * Tables: record_leaf, record_node, record_checkpoint, record_verification.
 * Joined by others: none.
 */

export { Checkpoints } from './checkpoints/checkpoints.js';
export { keepVerification } from './verification/last-verification.js';
export { verifyRecord } from './verification/record-verification.js';
