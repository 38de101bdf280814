export { type Destination, type Sending } from './channels/channel.js';
export { withoutSecrets } from './channels/without-secrets.js';
export { Outbox, type FedMessage } from './outbox/outbox.js';
export { OutboxLog, type LoggedMessage } from './outbox/outbox-log.js';
export { OutboxSender } from './outbox/outbox-sender.js';
