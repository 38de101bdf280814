import { OmitType } from '@nestjs/swagger';
import { Field, flag, listOf, nested, text, whole } from '../../platform/http/input/field.js';
import { ArticleSummary } from '../article/article.dto.js';
import { OriginTotals } from '../origins/origins.dto.js';

const count = whole({ min: 0, max: 1_000_000_000 });

/** An article in a list that says whose words it is made of. */
export class ListedArticle extends ArticleSummary {
  @Field(nested(OriginTotals), {
    nullable: true,
    description: 'Whose words the text is made of; null until they are counted.',
  })
  origins: OriginTotals | null;
}

export class ArticlePage {
  @Field(count)
  total: number;

  @Field(flag(), {
    description: 'There are more than `total`: what is searched is counted up to 1,000 articles.',
  })
  totalIsLowerBound: boolean;

  @Field(text(), { nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;

  @Field(listOf(ListedArticle))
  items: ListedArticle[];
}

export class DraftPage extends OmitType(ArticlePage, ['items']) {
  @Field(listOf(ListedArticle))
  articles: ListedArticle[];
}
