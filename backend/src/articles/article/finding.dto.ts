import { reasons, severities, type Reason } from '../../../../checks/check.js';
import { checks, type Finding } from '../../../../checks/registry.js';
import { Field, count, listOf, oneOf, text } from '../../platform/http/input/field.js';
import { described } from '../../platform/http/input/field-rules.js';

export const checkIds = checks.map(({ id }) => id) as [string, ...string[]];

export class FindingSpan {
  @Field(count, { description: 'The start of the passage in the content, in UTF-16 units.' })
  start: number;

  @Field(count)
  end: number;

  @Field(text())
  quote: string;
}

export class ArticleFinding implements Finding {
  @Field(oneOf(checkIds), { description: 'The check’s id.' })
  rule: string;

  @Field(text())
  name: string;

  @Field(oneOf(['pass', 'fail', 'not-checked']))
  verdict: Finding['verdict'];

  @Field(oneOf([...reasons]), {
    optional: true,
    description: 'Why nothing was checked. A check that could not run is an obstacle just as a failure is.',
  })
  reason?: Reason;

  @Field(oneOf([...severities]))
  severity: Finding['severity'];

  @Field(oneOf(['certain', 'guess']))
  kind: Finding['kind'];

  @Field(described({ type: 'number' }), { nullable: true, description: 'The value that was measured.' })
  value: number | null;

  @Field(described({ type: 'number' }), {
    nullable: true,
    description: 'The limit that the value was compared with.',
  })
  limit: number | null;

  @Field(listOf(FindingSpan), {
    description:
      'The passages of the content that the finding is about; empty if it is about the title or the whole text.',
  })
  spans: FindingSpan[];

  @Field(text())
  message: string;

  @Field(text(), {
    nullable: true,
    description: 'The words to put in place of the first passage, or to add.',
  })
  suggestion: string | null;

  @Field(oneOf(['auto', 'model', 'person']))
  fix: Finding['fix'];
}
