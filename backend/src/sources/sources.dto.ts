import { Field, moment, text, whole } from '../platform/http/input/field.js';

export class ReadSourceBody {
  @Field(text({ min: 1, max: 2_000 }), { description: 'A public http or https address.' })
  url: string;
}

export class SourceText {
  @Field(text(), { description: 'The page’s title, or its server’s name when it has none.' })
  title: string;

  @Field(text(), { description: 'Paragraphs, with an empty line between two; 20,000 characters at most.' })
  text: string;

  @Field(whole({ min: 1, max: 20_000 }), { description: 'Words of the text.' })
  words: number;

  @Field(text(), { description: 'SHA-256 of the text in UTF-8, in hexadecimal digits.' })
  hash: string;

  @Field(moment())
  fetchedAt: string;
}
