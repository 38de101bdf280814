import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { Mark, StatusMark } from '@/components/ui/graphics/mark';
import { count } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import type { ListedArticle } from '../api/first-drafts';
import { ChangedChip } from '../promotion/changed-chip';
import { OriginShare } from '../origins/origin-share';
import { ArticleLink } from './article-link';
import { ArticleMenu } from './article-menu';
import { fading, type ArticleListProps } from './article-table';
import { markOf } from './mark-of';

/** The same as the table, for narrow screens: the facts of an article under its title. */
export function ArticleItems({ label, rows }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <ItemList label={label}>
      {rows.map(({ item: article, leaving }) => (
        <Item
          key={article.id}
          inert={leaving}
          className={fading(leaving)}
          title={<ArticleLink article={article} />}
          meta={<Facts article={article} color={colorOf(article.categoryId)} />}
          aside={<ArticleMenu article={article} />}
        />
      ))}
    </ItemList>
  );
}

function Facts({ article, color }: { article: ListedArticle; color: string | undefined }) {
  return (
    <>
      <span>{article.persona}</span>
      <CategoryName name={article.category} color={color} />
      <span className="basis-full md:hidden" />
      <StatusMark status={article.status} mark={<Mark kind={markOf(article)} />} />
      <ChangedChip article={article} />
      <span className="tabular-nums">{count(article.wordCount)} words</span>
      <When at={article.updatedAt} />
      <span className="basis-full md:hidden" />
      <OriginShare article={article} />
    </>
  );
}
