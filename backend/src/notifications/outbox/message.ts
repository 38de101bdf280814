/** A message to one channel, as it is stored in the outbox. */
export interface Message<Content> {
  readonly id: string;
  /** A random UUID, unique across installations and the same for every attempt. */
  readonly messageId: string;
  readonly content: Content;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  readonly createdAt: Date;
}

export interface NewMessage {
  readonly kind: 'article' | 'batch' | 'run' | 'test' | 'event' | 'redelivery' | 'sign-in';
  /** The id of the work, or of the event, that the message is about. */
  readonly work: string;
  readonly channel: string;
  /** The content as JSON, which the channel reads. */
  readonly content: unknown;
  /** Messages of one line and one channel are sent in order; a message without a line waits for no other. */
  readonly line?: string;
}

/** A message from a feed. */
export interface FedMessage extends NewMessage {
  /** The reason why the message is given up at once; it is still listed, and may be sent by hand. */
  readonly givenUp?: string | undefined;
}
