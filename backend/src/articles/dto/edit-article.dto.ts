import { withoutCredentials } from '../../../../checks/text/embedded-credentials.js';
import type { Rule } from '../../platform/http/input/field-rules.js';
import { Field, nested, oneOf, text } from '../../platform/http/input/field.js';

const longestContent = 200_000;

const sent = text({ max: longestContent });
const content: Rule = {
  ...sent,
  clean: (value) => {
    const cleaned = sent.clean?.(value) ?? value;
    return typeof cleaned === 'string' ? withoutCredentials(cleaned) : cleaned;
  },
};

class PromotionOverride {
  @Field(text({ min: 10, max: 1_000, trim: true }), { description: 'Why; it stays on record.' })
  reason: string;
}

/** What a person saves of a draft; omitted fields stay as they are. */
export class EditArticleBody {
  @Field(text({ min: 1, max: 300, trim: true, singleLine: true }), { optional: true })
  title?: string;

  @Field(content, {
    optional: true,
    description: 'Markdown. Content Credentials that stand in the text are left out.',
  })
  content?: string;

  @Field(oneOf(['draft', 'promoted']), { optional: true })
  status?: 'draft' | 'promoted';

  @Field(text({ max: 1_000, trim: true }), {
    optional: true,
    description: 'Of who promotes; frozen with what is promoted.',
  })
  statement?: string;

  @Field(nested(PromotionOverride), {
    optional: true,
    description: 'Administrators: promotes in spite of what blocks it.',
  })
  override?: PromotionOverride;
}
