import { RowLink } from '@/components/ui/layout/row-link';
import type { ArticleSummary } from '../api/first-drafts';
import { noArticle } from '../articles-search';

/** The title of an article, which opens it over the list. */
export function ArticleLink({ article }: { article: ArticleSummary }) {
  return (
    <RowLink
      to="/articles"
      search={(search) => ({ ...search, ...noArticle, article: article.id })}
      resetScroll={false}
      preload={false}
    >
      {article.title}
    </RowLink>
  );
}
