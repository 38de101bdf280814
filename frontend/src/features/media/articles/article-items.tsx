import clsx from 'clsx';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { count, counted } from '@/components/ui/text/numbers';
import { StatusMark } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import { ChangedChip } from '@/features/articles/contract';
import { SelectLink, type ArticleListProps } from './article-table';

/** The same as the table, for narrow screens: the facts of an article under its title. */
export function ArticleItems({ page, articles, selected }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <ItemList label="Published articles">
      {articles.map((article) => (
        <Item
          key={article.id}
          className={clsx(
            'max-md:-mx-4 max-md:px-4',
            article.id === selected && 'bg-accent-wash shadow-[inset_3px_0_var(--accent)]',
          )}
          title={<SelectLink page={page} article={article} />}
          meta={
            <>
              <StatusMark status={article.status} />
              <ChangedChip article={article} />
              <span>{article.persona}</span>
              <CategoryName name={article.category} color={colorOf(article.categoryId)} />
              <span className="basis-full md:hidden" />
              {page === '/image-generator' ? (
                <span className="tabular-nums">{count(article.wordCount)} words</span>
              ) : (
                <span>{counted(article.captionCount, 'caption')}</span>
              )}
              <When at={article.timestamp} />
            </>
          }
        />
      ))}
    </ItemList>
  );
}
