import { reasons, severities, type Reason } from '../../../../checks/check.js';
import { checks, type Finding } from '../../../../checks/registry.js';
import { Field, listOf, oneOf, text, whole } from '../../platform/http/input/field.js';
import { described } from '../../platform/http/input/field-rules.js';

const count = whole({ min: 0, max: 1_000_000_000 });

export const checkIds = checks.map(({ id }) => id) as [string, ...string[]];

export class FindingSpan {
  @Field(count, { description: 'In UTF-16 units of the content.' })
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
    description: 'Why nothing was checked. What could not be checked stands in the way as a failure does.',
  })
  reason?: Reason;

  @Field(oneOf([...severities]))
  severity: Finding['severity'];

  @Field(oneOf(['certain', 'guess']))
  kind: Finding['kind'];

  @Field(described({ type: 'number' }), { nullable: true, description: 'What was measured.' })
  value: number | null;

  @Field(described({ type: 'number' }), { nullable: true, description: 'The bound it was held against.' })
  limit: number | null;

  @Field(listOf(FindingSpan), { description: 'Passages of the content; none for the title or the whole.' })
  spans: FindingSpan[];

  @Field(text())
  message: string;

  @Field(text(), { nullable: true, description: 'To put in the place of the first passage, or to add.' })
  suggestion: string | null;

  @Field(oneOf(['auto', 'model', 'person']))
  fix: Finding['fix'];
}
