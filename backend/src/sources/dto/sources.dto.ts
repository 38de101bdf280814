import { Field, flag, listOf, moment, oneOf, text, whole } from '../../platform/http/input/field.js';
import type { DateKind, DatePlace } from '../reading/dates/page-date.js';
import { leftOutKinds, type LeftOutKind } from '../reading/left-out.js';
import type { PageThing } from '../reading/page-data/page-thing.js';

export class ReadSourceBody {
  @Field(text({ min: 1, max: 2_000 }), { description: 'A public http or https address.' })
  url: string;

  @Field(flag(), {
    optional: true,
    description: 'Whether to take the whole page instead of only its main part.',
  })
  whole?: boolean;
}

/** A date that a page gives for itself, or for the event or sale that it is about. */
export class SourceDate {
  @Field(oneOf(['published', 'updated', 'event']))
  kind: DateKind;

  @Field(text(), { description: 'The date, such as `2024-05-03`, or `2024-05` if the page gives no day.' })
  date: string;

  @Field(oneOf(['metadata', 'data', 'time', 'words']), {
    description:
      'The part of the page that gives the date: its metadata, its JSON-LD or microdata, an element for times, or visible words.',
  })
  from: DatePlace;
}

export class SourceFact {
  @Field(text(), { description: 'The name of the fact, such as `price`.' })
  name: string;

  @Field(text())
  value: string;
}

/** A thing that a page describes in its JSON-LD or microdata; its facts are also in the text. */
export class SourceThing {
  @Field(oneOf(['product', 'offer', 'article', 'event']))
  kind: PageThing['kind'];

  @Field(listOf(SourceFact))
  facts: SourceFact[];
}

/** A part of the page that is not in the text. */
export class SourceLeftOut {
  @Field(oneOf(leftOutKinds), {
    description:
      'The kind of part that was left out: `consent` asks for consent to cookies, `related` tells of other things, `around` is navigation, asides and footers, `hidden` is not shown at first, `rest` was taken for no part of the article, `cut` is beyond 20,000 characters.',
  })
  kind: LeftOutKind;

  @Field(whole({ min: 1, max: 10_000_000 }))
  words: number;

  @Field(text(), { description: 'The beginning of the part, on one line, of at most 200 characters.' })
  excerpt: string;
}

/** The place of a PDF's page in the text. */
export class SourcePage {
  @Field(whole({ min: 1, max: 300 }), {
    description: 'The number of the page, counted from 1 whatever is printed on it.',
  })
  number: number;

  @Field(whole({ min: 0, max: 20_000 }), {
    description: 'The start of the page in the text, in UTF-16 units.',
  })
  start: number;

  @Field(whole({ min: 0, max: 20_000 }), {
    description: 'The end of the page in the text, exclusive, in UTF-16 units.',
  })
  end: number;
}

export class SourceText {
  @Field(text(), { description: 'The page’s title, or its server’s name if it has none.' })
  title: string;

  @Field(text(), {
    description:
      'The paragraphs, with an empty line between two, of at most 20,000 characters. The page’s structured data and its dates come last.',
  })
  text: string;

  @Field(whole({ min: 1, max: 20_000 }), { description: 'The number of words in the text.' })
  words: number;

  @Field(text(), { description: 'The SHA-256 of the text in UTF-8, in hex.' })
  hash: string;

  @Field(moment())
  fetchedAt: string;

  @Field(flag(), { optional: true, description: 'Whether the whole page was asked for.' })
  whole?: boolean;

  @Field(listOf(SourceDate), {
    optional: true,
    description: 'The dates that the page gives for itself; left out if it gives none.',
  })
  dates?: SourceDate[];

  @Field(listOf(SourceThing), {
    optional: true,
    description: 'The things that the page’s structured data describes; left out if it has no such data.',
  })
  things?: SourceThing[];

  @Field(listOf(SourceLeftOut), {
    optional: true,
    description: 'The parts that are not in the text; left out if everything is.',
  })
  leftOut?: SourceLeftOut[];

  @Field(listOf(SourcePage), {
    optional: true,
    description: 'The pages of a PDF file. In the text, a form feed stands between every two pages.',
  })
  pages?: SourcePage[];
}
