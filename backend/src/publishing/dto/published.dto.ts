import { ArticleImage, PackageAnswer } from '../../articles/contract.js';
import { CursorField, LimitField } from '../../platform/http/input/page.js';
import { Field, listOf, QueryField, text, whole } from '../../platform/http/input/field.js';

const position = whole({ min: 0, max: 999_999_999_999_999 });

export class PublishedQuery {
  @QueryField(position, {
    optional: true,
    description: 'A position in the record: only articles promoted after it are listed.',
  })
  since?: number;

  @LimitField
  limit?: number;

  @CursorField
  cursor?: string;
}

/** An article with the text that was promoted. */
export class PublishedItem extends PackageAnswer {
  @Field(position, {
    description: 'The position of the promotion in the record, which rises from item to item.',
  })
  position: number;

  @Field(text())
  articleId: string;

  @Field(text())
  persona: string;

  @Field(text())
  category: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'The article’s text in markdown, without the title.' })
  content: string;

  @Field(text(), { nullable: true, description: 'The summary, which search engines and feeds show.' })
  summary: string | null;

  @Field(listOf(ArticleImage), { description: 'The latest images that were made for the package.' })
  images: ArticleImage[];

  @Field(listOf(text()), { description: 'The latest captions that were made for the package.' })
  captions: string[];
}

export class PublishedAnswer {
  @Field(listOf(PublishedItem), {
    description: 'The promoted articles, each of them once, oldest promotion first.',
  })
  items: PublishedItem[];

  @Field(text(), { nullable: true })
  nextCursor: string | null;
}
