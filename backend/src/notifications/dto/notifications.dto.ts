import { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { Field, listOf, oneOf, text, whole } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';

const channel = oneOf(['slack', 'email']);

export class TestResult {
  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['sent', 'not-configured', 'failed']))
  outcome: 'sent' | 'not-configured' | 'failed';

  @Field(text(), {
    nullable: true,
    description: 'Why the message failed, or a warning about one that was sent, such as a refused recipient.',
  })
  error: string | null;
}

export class TestAnswer {
  @Field(listOf(TestResult), { description: 'The results, one for each channel.' })
  results: TestResult[];
}

/** One message to one channel. */
export class Delivery extends DeliveryState {
  @Field(text())
  id: string;

  @Field(channel)
  channel: 'slack' | 'email';

  @Field(oneOf(['article', 'batch', 'run', 'test']), {
    description: 'The kind of thing that the message is about.',
  })
  kind: 'article' | 'batch' | 'run' | 'test';

  @Field(text(), { nullable: true, description: 'The id of the article, batch or run; null for a test.' })
  subjectId: string | null;

  @Field(text(), { description: 'The first line of the message.' })
  title: string;
}

export class DeliveriesAnswer extends PageOf(Delivery, whole({ min: 0, max: 1_000_000 }), 'Newest first.') {}
