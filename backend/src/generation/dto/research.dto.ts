import { OmitType } from '@nestjs/swagger';
import { Field, flag, listOf, moment, oneOf, text, whole } from '../../platform/http/input/field.js';
import { SourceDate } from '../../sources/contract.js';
import { views } from '../domain/research.events.js';

const count = whole({ min: 0, max: 1_000 });

/** A source in the form in which the generation used it. */
export class GenerationSourceAnswer {
  @Field(text(), { description: 'As it is cited: `s1`.' })
  id: string;

  @Field(text(), { nullable: true })
  url: string | null;

  @Field(text())
  title: string;

  @Field(text())
  text: string;

  @Field(text(), { description: 'SHA-256 of the text in UTF-8, in hexadecimal digits.' })
  hash: string;

  @Field(moment())
  readAt: string;

  @Field(flag(), { optional: true, description: 'True where the whole page was taken.' })
  whole?: true | undefined;

  @Field(listOf(SourceDate), { optional: true, description: 'What the page tells of when it is from.' })
  dates?: SourceDate[] | undefined;

  @Field(oneOf(['search', 'desk', 'earlier']), {
    optional: true,
    description:
      'Where it was looked up: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. A person gave those that don’t say.',
  })
  from?: 'search' | 'desk' | 'earlier' | undefined;
}

/** A source that research found; `sources` has the texts of those that are used. */
export class FoundSource extends OmitType(GenerationSourceAnswer, ['text']) {}

export class ResearchQuestion {
  @Field(oneOf(views), {
    description: 'Who asks: an owner; an insurer, house or dealer (`trade`); somebody who doubts it.',
  })
  view: (typeof views)[number];

  @Field(text())
  question: string;

  @Field(text(), { description: 'What the web search was asked.' })
  query: string;

  @Field(count, { description: 'Pages on the sites of the research sources.' })
  found: number;

  @Field(text(), { nullable: true, description: 'Why its search failed, in a sentence.' })
  failure: string | null;
}

export class ResearchPassage {
  @Field(text(), { description: 'Such as `p1`.' })
  id: string;

  @Field(text(), { description: 'Id of its source.' })
  source: string;

  @Field(count, { description: 'Place of its question, counted from 0.' })
  question: number;

  @Field(text(), { description: 'Word for word; 120 words at most.' })
  text: string;

  @Field(flag(), { description: 'False where a person left it out.' })
  used: boolean;
}

export class ResearchLeftOut {
  @Field(text())
  url: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'Why, in a sentence.' })
  reason: string;
}

/** The research for an article before it was written. */
export class ResearchAnswer {
  @Field(text(), { nullable: true, description: 'What was looked up; null when the model was not heard.' })
  subject: string | null;

  @Field(listOf(ResearchQuestion))
  questions: ResearchQuestion[];

  @Field(listOf(FoundSource))
  sources: FoundSource[];

  @Field(listOf(ResearchPassage))
  passages: ResearchPassage[];

  @Field(listOf(ResearchLeftOut), { description: 'What was found and not used; 40 at most.' })
  leftOut: ResearchLeftOut[];
}
