import { OmitType } from '@nestjs/swagger';
import { Field, count, flag, listOf, moment, oneOf, text } from '../../platform/http/input/field.js';
import { SourceDate } from '../../sources/contract.js';
import { views } from '../domain/research.events.js';

/** A source in the form in which the generation used it. */
export class GenerationSourceAnswer {
  @Field(text(), { description: 'The id by which the source is cited, such as `s1`.' })
  id: string;

  @Field(text(), { nullable: true })
  url: string | null;

  @Field(text())
  title: string;

  @Field(text())
  text: string;

  @Field(text(), { description: 'The SHA-256 of the text in UTF-8, in hex.' })
  hash: string;

  @Field(moment())
  readAt: string;

  @Field(flag(), { optional: true, description: 'True if the whole page was taken.' })
  whole?: true | undefined;

  @Field(listOf(SourceDate), { optional: true, description: 'The dates that the page gives for itself.' })
  dates?: SourceDate[] | undefined;

  @Field(oneOf(['search', 'desk', 'earlier']), {
    optional: true,
    description:
      'Where research found the source: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. Left out if a person gave it.',
  })
  from?: 'search' | 'desk' | 'earlier' | undefined;
}

/** A source that research found; `sources` has the texts of those that are used. */
export class FoundSource extends OmitType(GenerationSourceAnswer, ['text']) {}

export class ResearchQuestion {
  @Field(oneOf(views), {
    description:
      'The view from which the question is asked: an owner’s; that of an insurer, auction house or dealer (`trade`); or a doubter’s.',
  })
  view: (typeof views)[number];

  @Field(text())
  question: string;

  @Field(text(), { description: 'The query for the web search.' })
  query: string;

  @Field(count, { description: 'The number of pages found on the sites of the research sources.' })
  found: number;

  @Field(text(), { nullable: true, description: 'Why the search failed, as a sentence.' })
  failure: string | null;
}

export class ResearchPassage {
  @Field(text(), { description: 'The id of the passage, such as `p1`.' })
  id: string;

  @Field(text(), { description: 'The id of the passage’s source.' })
  source: string;

  @Field(count, { description: 'The place of the passage’s question, counted from 0.' })
  question: number;

  @Field(text(), { description: 'The passage word for word, of at most 120 words.' })
  text: string;

  @Field(flag(), { description: 'Whether the passage is used; false if a person left it out.' })
  used: boolean;
}

export class ResearchLeftOut {
  @Field(text())
  url: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'Why it was not used, as a sentence.' })
  reason: string;
}

/** The research for an article before it was written. */
export class ResearchAnswer {
  @Field(text(), {
    nullable: true,
    description: 'The subject that was researched; null if the model gave no usable answer.',
  })
  subject: string | null;

  @Field(listOf(ResearchQuestion))
  questions: ResearchQuestion[];

  @Field(listOf(FoundSource))
  sources: FoundSource[];

  @Field(listOf(ResearchPassage))
  passages: ResearchPassage[];

  @Field(listOf(ResearchLeftOut), { description: 'What was found and not used; at most 40 entries.' })
  leftOut: ResearchLeftOut[];
}
