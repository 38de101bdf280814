import { Field, listOf, nested, text, whole } from '../../platform/http/input/field.js';
import type { Outline } from '../domain/generation.events.js';

const point = text({ max: 1_000, trim: true });

export class OutlineSection {
  @Field(text({ min: 1, max: 200, trim: true, singleLine: true }), {
    description: 'The section’s heading, without markdown.',
  })
  heading: string;

  @Field(text({ max: 1_000, trim: true }), { description: 'What the section does for the reader.' })
  purpose: string;

  @Field(listOf(point, { max: 20 }), { description: 'What the section says, in order.' })
  points: string[];

  @Field(whole({ min: 0, max: 100_000 }), { description: 'The section’s length in words.' })
  words: number;

  @Field(listOf(text({ max: 20 }), { max: 10 }), { description: 'The ids of sources, such as `s1`.' })
  sources: string[];
}

/** The outline of an article, section by section. */
export class ArticleOutline implements Outline {
  @Field(text({ max: 2_000, trim: true }))
  thesis: string;

  @Field(text({ max: 2_000, trim: true }), { description: 'The reader whom the article is for.' })
  reader: string;

  @Field(listOf(OutlineSection, { min: 1, max: 12 }), { description: 'The sections; four to six are usual.' })
  sections: OutlineSection[];
}

export class ApproveOutlineBody {
  @Field(nested(ArticleOutline), { description: 'The outline, changed or unchanged.' })
  outline: ArticleOutline;

  @Field(listOf(text({ min: 1, max: 20 }), { max: 100 }), {
    optional: true,
    description: 'The ids of the research passages to keep; if left out, all of them.',
  })
  passages?: string[];
}
