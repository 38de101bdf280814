import { OmitType } from '@nestjs/swagger';
import { Field, count, flag, listOf, nested, text } from '../../platform/http/input/field.js';
import { ArticleSummary } from '../article/article.dto.js';
import { OriginTotals } from '../origins/origins.dto.js';

/** An article in a list that says whose words it is made of. */
export class ListedArticle extends ArticleSummary {
  @Field(nested(OriginTotals), {
    nullable: true,
    description: 'The words of the text by who wrote them; null until they are counted.',
  })
  origins: OriginTotals | null;
}

export class ArticlePage {
  @Field(count)
  total: number;

  @Field(flag(), {
    description: 'Whether there are more articles than `total`, because a search counts only up to 1,000.',
  })
  totalIsLowerBound: boolean;

  @Field(text(), { nullable: true, description: 'The cursor of the next page; null on the last page.' })
  nextCursor: string | null;

  @Field(listOf(ListedArticle))
  items: ListedArticle[];
}

export class DraftPage extends OmitType(ArticlePage, ['items']) {
  @Field(listOf(ListedArticle))
  articles: ListedArticle[];
}
