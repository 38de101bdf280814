import { withoutCredentials } from '../../../../checks/text/embedded-credentials.js';
import type { Rule } from '../../platform/http/input/field-rules.js';
import { Field, nested, oneOf, text } from '../../platform/http/input/field.js';

const longestContent = 200_000;
const longestSummary = 300;

const sent = text({ max: longestContent });
const content: Rule = {
  ...sent,
  clean: (value) => {
    const cleaned = sent.clean?.(value) ?? value;
    return typeof cleaned === 'string' ? withoutCredentials(cleaned) : cleaned;
  },
};

const sentSummary = text({ max: longestSummary, trim: true, singleLine: true });
const summary: Rule = {
  ...sentSummary,
  clean: (value) => (sentSummary.clean?.(value) ?? value) || null,
};

class PromotionOverride {
  @Field(text({ min: 10, max: 1_000, trim: true }), { description: 'Why; it stays on record.' })
  reason: string;
}

/** The changes that a person saves; omitted fields stay as they are. */
export class EditArticleBody {
  @Field(text({ min: 1, max: 300, trim: true, singleLine: true }), { optional: true })
  title?: string;

  @Field(content, {
    optional: true,
    description: 'Markdown. Content Credentials that stand in the text are left out.',
  })
  content?: string;

  @Field(summary, {
    optional: true,
    nullable: true,
    description: 'For search engines and feeds, which show 155 characters; null or empty for none.',
  })
  summary?: string | null;

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
