/**
 * The news for people, its recipients, and the messages that wait to be sent or are given up.
 * Streams: none.
 * Tables: finished_work, sign_in_change, outbox, outbox_checkpoint.
 * Joined by others: outbox (lineage, sites).
 */

export { type Conflict, type Destination, type Sending } from './channels/channel.js';
export { withoutSecrets } from './channels/without-secrets.js';
export type { FedMessage } from './outbox/message.js';
export { Outbox } from './outbox/outbox.js';
export { OutboxLog, type LoggedMessage } from './outbox/outbox-log.js';
export { OutboxSender } from './outbox/outbox-sender.js';
export { sendSideBySide } from './outbox/send-side-by-side.js';
