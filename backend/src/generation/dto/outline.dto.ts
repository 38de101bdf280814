import { Field, listOf, nested, text, whole } from '../../platform/http/input/field.js';
import type { Outline } from '../domain/generation.events.js';

const point = text({ max: 1_000, trim: true });

export class OutlineSection {
  @Field(text({ min: 1, max: 200, trim: true, singleLine: true }), { description: 'Without markdown.' })
  heading: string;

  @Field(text({ max: 1_000, trim: true }), { description: 'What it does for the reader.' })
  purpose: string;

  @Field(listOf(point, { max: 20 }), { description: 'What it says, in order.' })
  points: string[];

  @Field(whole({ min: 0, max: 100_000 }), { description: 'Its budget.' })
  words: number;

  @Field(listOf(text({ max: 20 }), { max: 10 }), { description: 'Ids of sources, such as `s1`.' })
  sources: string[];
}

/** The outline of an article, section by section. */
export class ArticleOutline implements Outline {
  @Field(text({ max: 2_000, trim: true }))
  thesis: string;

  @Field(text({ max: 2_000, trim: true }), { description: 'Who it is for.' })
  reader: string;

  @Field(listOf(OutlineSection, { min: 1, max: 12 }), { description: 'Four to six are usual.' })
  sections: OutlineSection[];
}

export class ApproveOutlineBody {
  @Field(nested(ArticleOutline), { description: 'Changed or not.' })
  outline: ArticleOutline;

  @Field(listOf(text({ min: 1, max: 20 }), { max: 100 }), {
    optional: true,
    description: 'Ids of the passages of its research that are left in; all of them where it is left out.',
  })
  passages?: string[];
}
