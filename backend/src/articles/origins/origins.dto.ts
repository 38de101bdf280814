import {
  Field,
  QueryField,
  count,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';

const kinds = ['heading', 'paragraph', 'list', 'quotation', 'table', 'code'] as const;
const origins = ['ai', 'person', 'imported', 'mixed'] as const;

export class OriginsQuery {
  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'The revision of the article. Default: the present one.',
  })
  revision?: number;
}

export class WriterAnswer {
  @Field(oneOf(['ai', 'user', 'import']), {
    description:
      'The kind of writer. `import`: the words came from an archive, and who or what wrote them there is not known.',
  })
  kind: 'ai' | 'user' | 'import';

  @Field(text(), { nullable: true, description: 'The user’s id; null for a model or an archive.' })
  id: string | null;

  @Field(text(), {
    description:
      'The person’s name at that time, the model’s name, or the name and year that an archive gives.',
  })
  name: string;

  @Field(text(), { nullable: true, description: 'The model’s provider; `demo` for the demo writer.' })
  provider: string | null;

  @Field(text(), { nullable: true })
  model: string | null;
}

class PersonOfOrigin {
  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text(), { description: 'The person’s name at that time.' })
  name: string;
}

export class OriginSpan {
  @Field(count, { description: 'The start of the passage, in UTF-16 units.' })
  start: number;

  @Field(count)
  end: number;

  @Field(nested(WriterAnswer))
  by: WriterAnswer;

  @Field(count, { description: 'The revision in which these words arrived.' })
  revision: number;

  @Field(moment())
  at: string;

  @Field(text(), { optional: true, description: 'The id of the accepted proposal.' })
  proposalId?: string;

  @Field(nested(PersonOfOrigin), { optional: true, description: 'The person who accepted the proposal.' })
  acceptedBy?: PersonOfOrigin;
}

class TitleOrigins {
  @Field(listOf(OriginSpan), { description: 'The passages, which together make up the title.' })
  spans: OriginSpan[];
}

export class OriginBlock {
  @Field(oneOf([...kinds]))
  kind: (typeof kinds)[number];

  @Field(count, { description: 'The start of the block in the content, in UTF-16 units.' })
  start: number;

  @Field(count)
  end: number;

  @Field(oneOf([...origins]))
  origin: (typeof origins)[number];

  @Field(flag(), { description: 'Whether the block is the model’s and nobody has changed anything in it.' })
  untouched: boolean;

  @Field(count)
  words: number;
}

export class OriginTotals {
  @Field(count)
  words: number;

  @Field(count, { description: 'The number of words that a model wrote.' })
  ai: number;

  @Field(count, { description: 'The number of words that people wrote.' })
  person: number;

  @Field(count, { description: 'The number of words that came from an archive.' })
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

  @Field(listOf(OriginSpan), { description: 'The passages, which together make up the content.' })
  spans: OriginSpan[];

  @Field(nested(OriginTotals))
  totals: OriginTotals;
}
