import { ArticleImage, PackageAnswer } from '../../articles/contract.js';
import { CursorField, LimitField } from '../../platform/http/input/page.js';
import { Field, listOf, QueryField, text, whole } from '../../platform/http/input/field.js';

const position = whole({ min: 0, max: 999_999_999_999_999 });

export class PublishedQuery {
  @QueryField(position, {
    optional: true,
    description: 'A position, exclusive: only what was promoted after it.',
  })
  since?: number;

  @LimitField
  limit?: number;

  @CursorField
  cursor?: string;
}

/** An article with the text that was promoted. */
export class PublishedItem extends PackageAnswer {
  @Field(position, { description: 'Of the promotion in the record: rises from item to item.' })
  position: number;

  @Field(text())
  articleId: string;

  @Field(text())
  persona: string;

  @Field(text())
  category: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'Markdown, without the title.' })
  content: string;

  @Field(text(), { nullable: true, description: 'What search engines and feeds show.' })
  summary: string | null;

  @Field(listOf(ArticleImage), { description: 'The last that were made for it.' })
  images: ArticleImage[];

  @Field(listOf(text()), { description: 'The last that were made for it.' })
  captions: string[];
}

export class PublishedAnswer {
  @Field(listOf(PublishedItem), { description: 'Each promoted article once; oldest promotion first.' })
  items: PublishedItem[];

  @Field(text(), { nullable: true })
  nextCursor: string | null;
}
