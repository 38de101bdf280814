import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { count, counted } from '@/components/ui/text/numbers';
import { RowLink } from '@/components/ui/layout/row-link';
import { StatusMark } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import { ChangedChip, type ArticleSummary } from '@/features/articles/contract';
import type { MediaPage } from '../media-search';

export interface ArticleListProps {
  page: MediaPage;
  articles: readonly ArticleSummary[];
  selected: string | undefined;
}

const columns = (page: MediaPage) => [
  { label: 'Title' },
  { label: 'Persona', width: 'w-38' },
  { label: 'Category', width: 'w-42' },
  page === '/image-generator'
    ? { label: 'Words', right: true, width: 'w-16' }
    : { label: 'Captions', width: 'w-28' },
  { label: 'Status', width: 'w-28' },
  { label: 'Date', width: 'w-30' },
];

/** The ledger of the articles to choose from. */
export function ArticleTable({ page, articles, selected }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <Ledger caption="Published articles" columns={columns(page)}>
      {articles.map((article) => (
        <LedgerRow key={article.id} selected={article.id === selected}>
          <LedgerTitle>
            <SelectLink page={page} article={article} /> <ChangedChip article={article} />
          </LedgerTitle>
          <LedgerCell>{article.persona}</LedgerCell>
          <LedgerCell>
            <CategoryName name={article.category} color={colorOf(article.categoryId)} />
          </LedgerCell>
          {page === '/image-generator' ? (
            <LedgerCell right>{count(article.wordCount)}</LedgerCell>
          ) : (
            <LedgerCell>{counted(article.captionCount, 'caption')}</LedgerCell>
          )}
          <LedgerCell>
            <StatusMark status={article.status} />
          </LedgerCell>
          <LedgerCell>
            <When at={article.timestamp} />
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

interface SelectLinkProps extends Pick<ArticleListProps, 'page'> {
  article: ArticleSummary;
}

/** The title of an article, which selects it. The router marks the one that the address names. */
export function SelectLink({ page, article }: SelectLinkProps) {
  return (
    <RowLink to={page} search={{ article: article.id }} resetScroll={false} preload={false}>
      {article.title}
    </RowLink>
  );
}
