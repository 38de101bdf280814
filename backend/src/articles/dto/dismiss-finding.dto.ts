import { Field, oneOf, text } from '../../platform/http/input/field.js';
import { checkIds } from '../article/finding.dto.js';

const longestQuote = 20_000;

export class FindingBody {
  @Field(oneOf(checkIds), { description: 'The check’s id.' })
  rule: string;

  @Field(text({ max: longestQuote }), {
    description: 'The passage; empty for a finding about the whole text.',
  })
  quote: string;
}

export class DismissFindingBody extends FindingBody {
  @Field(text({ max: 1_000, trim: true }), { optional: true })
  reason?: string;
}
