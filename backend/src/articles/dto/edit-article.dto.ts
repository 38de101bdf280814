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
  @Field(text({ min: 10, max: 1_000, trim: true }), {
    description: 'Why the article is promoted in spite of the obstacle; the reason stays on record.',
  })
  reason: string;
}

/** The changes that a person saves; omitted fields stay as they are. */
export class EditArticleBody {
  @Field(text({ min: 1, max: 300, trim: true, singleLine: true }), { optional: true })
  title?: string;

  @Field(content, {
    optional: true,
    description: 'The article’s text in markdown. Content Credentials within the text are removed.',
  })
  content?: string;

  @Field(summary, {
    optional: true,
    nullable: true,
    description: 'A summary for search engines and feeds, which show 155 characters; null or empty for none.',
  })
  summary?: string | null;

  @Field(oneOf(['draft', 'promoted']), { optional: true })
  status?: 'draft' | 'promoted';

  @Field(text({ max: 1_000, trim: true }), {
    optional: true,
    description: 'The statement of the person who promotes; it is frozen with the package.',
  })
  statement?: string;

  @Field(nested(PromotionOverride), {
    optional: true,
    description: 'An administrator’s override, which promotes the article in spite of obstacles.',
  })
  override?: PromotionOverride;
}
