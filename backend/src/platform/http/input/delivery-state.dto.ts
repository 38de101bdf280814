import { Field, moment, oneOf, text, whole } from './field.js';

/** The progress of a message to another system. */
export class DeliveryState {
  @Field(oneOf(['waiting', 'sent', 'given-up']), { description: 'Waiting: for its first or next attempt.' })
  status: 'waiting' | 'sent' | 'given-up';

  @Field(whole({ min: 0, max: 1_000_000 }))
  attempts: number;

  @Field(moment())
  createdAt: string;

  @Field(moment(), { nullable: true })
  sentAt: string | null;

  @Field(moment(), { nullable: true, description: 'Null when there are no more attempts, or none for now.' })
  nextTryAt: string | null;

  @Field(text(), {
    nullable: true,
    description: 'Error of the last attempt; a sent message can have one too.',
  })
  error: string | null;
}
