import { Field, moment, oneOf, text, whole } from './field.js';

/** The progress of a message to another system. */
export class DeliveryState {
  @Field(oneOf(['waiting', 'sent', 'given-up']), {
    description: 'The state of the message; `waiting` is for its first or its next attempt.',
  })
  status: 'waiting' | 'sent' | 'given-up';

  @Field(whole({ min: 0, max: 1_000_000 }))
  attempts: number;

  @Field(moment())
  createdAt: string;

  @Field(moment(), { nullable: true })
  sentAt: string | null;

  @Field(moment(), {
    nullable: true,
    description: 'When the next attempt is due; null if there are no more attempts, or none for now.',
  })
  nextTryAt: string | null;

  @Field(text(), {
    nullable: true,
    description: 'The error of the last attempt; a message that was sent can have one too.',
  })
  error: string | null;
}
