import { Field, listOf, moment, oneOf, text, whole } from '../platform/http/field.js';

const count = whole({ min: 0, max: 1_000_000 });
const channel = oneOf(['slack', 'email']);

export class TestResult {
  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['sent', 'not-configured', 'failed']))
  outcome: 'sent' | 'not-configured' | 'failed';

  @Field(text(), {
    nullable: true,
    description:
      'Why it failed, or what is to be said although it was sent, such as a recipient who was refused.',
  })
  error: string | null;
}

export class TestAnswer {
  @Field(listOf(TestResult), { description: 'One a channel.' })
  results: TestResult[];
}

/** One message to one channel. */
export class Delivery {
  @Field(text())
  id: string;

  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['article', 'batch', 'run', 'test']), { description: 'What it tells of.' })
  kind: 'article' | 'batch' | 'run' | 'test';

  @Field(text(), { nullable: true, description: 'Of the article, batch or run; null for a test.' })
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

  @Field(moment(), { nullable: true, description: 'Null when it is not tried any more.' })
  nextTryAt: string | null;

  @Field(text(), { nullable: true, description: 'Of the last attempt; may stand beside what was sent, too.' })
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
