import {
  Field,
  QueryField,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';

const count = whole({ min: 0, max: 1_000_000_000 });
const kinds = ['heading', 'paragraph', 'list', 'quotation', 'table', 'code'] as const;
const origins = ['ai', 'person', 'imported', 'mixed'] as const;

export class OriginsQuery {
  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'Default: the present one.',
  })
  revision?: number;
}

export class WriterAnswer {
  @Field(oneOf(['ai', 'user', 'import']), {
    description: '`import`: the words came from an archive; who or what wrote them there is not known here.',
  })
  kind: 'ai' | 'user' | 'import';

  @Field(text(), { nullable: true, description: 'Of a user.' })
  id: string | null;

  @Field(text(), {
    description: 'The person’s name at that time, the model’s, or the name and year that an archive tells.',
  })
  name: string;

  @Field(text(), { nullable: true, description: 'Of a model; `demo` for the demo writer.' })
  provider: string | null;

  @Field(text(), { nullable: true })
  model: string | null;
}

class PersonOfOrigin {
  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text(), { description: 'The name at that time.' })
  name: string;
}

export class OriginSpan {
  @Field(count, { description: 'In UTF-16 units.' })
  start: number;

  @Field(count)
  end: number;

  @Field(nested(WriterAnswer))
  by: WriterAnswer;

  @Field(count, { description: 'The revision that these words came with.' })
  revision: number;

  @Field(moment())
  at: string;

  @Field(text(), { optional: true, description: 'Of an accepted proposal.' })
  proposalId?: string;

  @Field(nested(PersonOfOrigin), { optional: true, description: 'Who accepted it.' })
  acceptedBy?: PersonOfOrigin;
}

class TitleOrigins {
  @Field(listOf(OriginSpan), { description: 'They join to the title.' })
  spans: OriginSpan[];
}

export class OriginBlock {
  @Field(oneOf([...kinds]))
  kind: (typeof kinds)[number];

  @Field(count, { description: 'In UTF-16 units of the content.' })
  start: number;

  @Field(count)
  end: number;

  @Field(oneOf([...origins]))
  origin: (typeof origins)[number];

  @Field(flag(), { description: 'Of the model, and nobody has changed anything in it.' })
  untouched: boolean;

  @Field(count)
  words: number;
}

export class OriginTotals {
  @Field(count)
  words: number;

  @Field(count, { description: 'Words of the model.' })
  ai: number;

  @Field(count, { description: 'Words of people.' })
  person: number;

  @Field(count, { description: 'Words that came from an archive.' })
  imported: number;

  @Field(count)
  blocks: number;

  @Field(count)
  untouchedBlocks: number;
}

/** Who wrote which words of an article. */
export class OriginsOfArticle {
  @Field(count)
  revision: number;

  @Field(nested(TitleOrigins))
  title: TitleOrigins;

  @Field(listOf(OriginBlock))
  blocks: OriginBlock[];

  @Field(listOf(OriginSpan), { description: 'They join to the content.' })
  spans: OriginSpan[];

  @Field(nested(OriginTotals))
  totals: OriginTotals;
}
