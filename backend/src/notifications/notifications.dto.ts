import { Field, listOf, moment, oneOf, text, whole } from '../platform/http/input/field.js';

const count = whole({ min: 0, max: 1_000_000 });
const channel = oneOf(['slack', 'email']);

export class TestResult {
  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['sent', 'not-configured', 'failed']))
  outcome: 'sent' | 'not-configured' | 'failed';

  @Field(text(), {
    nullable: true,
    description: 'Why it failed, or a warning about a message that was sent, such as a refused recipient.',
  })
  error: string | null;
}

export class TestAnswer {
  @Field(listOf(TestResult), { description: 'One per channel.' })
  results: TestResult[];
}

/** One message to one channel. */
export class Delivery {
  @Field(text())
  id: string;

  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['article', 'batch', 'run', 'test']), { description: 'What the message is about.' })
  kind: 'article' | 'batch' | 'run' | 'test';

  @Field(text(), { nullable: true, description: 'Id of the article, batch or run; null for a test.' })
  subjectId: string | null;

  @Field(text(), { description: 'Its first line.' })
  title: string;

  @Field(oneOf(['waiting', 'sent', 'given-up']), { description: 'Waiting: for its first or next attempt.' })
  status: 'waiting' | 'sent' | 'given-up';

  @Field(count)
  attempts: number;

  @Field(moment())
  createdAt: string;

  @Field(moment(), { nullable: true })
  sentAt: string | null;

  @Field(moment(), { nullable: true, description: 'Null when there are no more attempts.' })
  nextTryAt: string | null;

  @Field(text(), {
    nullable: true,
    description: 'Error of the last attempt; a sent message can have one too.',
  })
  error: string | null;
}

export class DeliveriesAnswer {
  @Field(count)
  total: number;

  @Field(listOf(Delivery), { description: 'Newest first.' })
  items: Delivery[];

  @Field(text(), { nullable: true })
  nextCursor: string | null;
}
