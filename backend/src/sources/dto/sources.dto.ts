import { Field, flag, listOf, moment, oneOf, text, whole } from '../../platform/http/input/field.js';
import type { DateKind, DatePlace } from '../reading/dates/page-date.js';
import { leftOutKinds, type LeftOutKind } from '../reading/left-out.js';
import type { PageThing } from '../reading/page-data/page-thing.js';

export class ReadSourceBody {
  @Field(text({ min: 1, max: 2_000 }), { description: 'A public http or https address.' })
  url: string;

  @Field(flag(), {
    optional: true,
    description: 'Everything that the page has, and not the part alone that it is there for.',
  })
  whole?: boolean;
}

/** A date that a page gives for itself, or for the event or sale that it is about. */
export class SourceDate {
  @Field(oneOf(['published', 'updated', 'event']))
  kind: DateKind;

  @Field(text(), { description: '`2024-05-03`, or `2024-05` where no day is told.' })
  date: string;

  @Field(oneOf(['metadata', 'data', 'time', 'words']), {
    description:
      'Where the page says so: in its metadata, in its JSON-LD or microdata, in an element for times, or in words that are seen.',
  })
  from: DatePlace;
}

export class SourceFact {
  @Field(text(), { description: 'Such as `price`.' })
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
      '`consent` asks for consent to cookies, `related` tells of other things, `around` is navigation, asides and footers, `hidden` is not shown at first, `rest` was taken for no part of the article, `cut` is beyond 20,000 characters.',
  })
  kind: LeftOutKind;

  @Field(whole({ min: 1, max: 10_000_000 }))
  words: number;

  @Field(text(), { description: 'Its beginning, in one line; 200 characters at most.' })
  excerpt: string;
}

/** The place of a PDF's page in the text. */
export class SourcePage {
  @Field(whole({ min: 1, max: 300 }), { description: 'Counted from 1, whatever is printed on it.' })
  number: number;

  @Field(whole({ min: 0, max: 20_000 }), { description: 'In UTF-16 units of the text.' })
  start: number;

  @Field(whole({ min: 0, max: 20_000 }), { description: 'Not included.' })
  end: number;
}

export class SourceText {
  @Field(text(), { description: 'The page’s title, or its server’s name when it has none.' })
  title: string;

  @Field(text(), {
    description:
      'Paragraphs, with an empty line between two; 20,000 characters at most. What the page tells in its data, and its dates, stand at the end.',
  })
  text: string;

  @Field(whole({ min: 1, max: 20_000 }), { description: 'Words of the text.' })
  words: number;

  @Field(text(), { description: 'SHA-256 of the text in UTF-8, in hexadecimal digits.' })
  hash: string;

  @Field(moment())
  fetchedAt: string;

  @Field(flag(), { optional: true, description: 'True where everything was asked for.' })
  whole?: boolean;

  @Field(listOf(SourceDate), { optional: true, description: 'Left out when the page tells none.' })
  dates?: SourceDate[];

  @Field(listOf(SourceThing), { optional: true, description: 'Left out when the page has no such data.' })
  things?: SourceThing[];

  @Field(listOf(SourceLeftOut), { optional: true, description: 'Left out when everything is in the text.' })
  leftOut?: SourceLeftOut[];

  @Field(listOf(SourcePage), {
    optional: true,
    description: 'Of a PDF: a form feed stands in the text between each two pages.',
  })
  pages?: SourcePage[];
}
