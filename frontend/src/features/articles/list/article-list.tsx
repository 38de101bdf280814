import { Image, MessageSquareQuote } from 'lucide-react';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { Mark, StatusMark, type MarkKind } from '@/components/ui/graphics/mark';
import { count, counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import type { ArticleSummary, ListedArticle } from '../api/drafts';
import { ChangedChip } from '../promotion/changed-chip';
import { OriginShare } from '../origins/origin-share';
import { ArticleMenu } from './article-menu';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { RowLink } from '@/components/ui/layout/row-link';
import { noArticle } from '../domain/articles-search';

interface ArticleListProps {
  label: string;
  status: 'draft' | 'published';
  rows: readonly { item: ListedArticle; leaving: boolean }[];
  open: string | undefined;
}

/** Hides a column on narrow pages, where titles need the room. */
const wideOnly = '@max-xl:hidden';

const columns = (status: ArticleListProps['status']) => [
  { label: 'Title' },
  { label: 'Persona', width: 'w-36 @max-xl:w-35' },
  { label: 'Category', width: 'w-42 @max-xl:w-38' },
  { label: 'Words', right: true, width: 'w-16' },
  { label: 'Origins', width: `${wideOnly} w-28` },
  { label: 'Updated', width: 'w-34 @max-xl:w-30' },
  { label: status === 'draft' ? 'Status' : 'Images, captions', width: 'w-28' },
  { label: 'Actions', hidden: true, width: 'w-9' },
];

/** A table of the articles of one status. */
export function ArticleTable({ label, status, rows, open }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <Ledger caption={label} columns={columns(status)}>
      {rows.map(({ item: article, leaving }) => (
        <LedgerRow key={article.id} selected={article.id === open} {...fading(leaving)}>
          <LedgerTitle>
            <span className="flex items-start gap-2 *:first:mt-1">
              <Mark kind={markOf(article)} />
              <ArticleLink article={article} />
            </span>
            <ChangedChip article={article} />
          </LedgerTitle>
          <LedgerCell>{article.persona || '–'}</LedgerCell>
          <LedgerCell>
            <CategoryName name={article.category} color={colorOf(article.categoryId)} />
          </LedgerCell>
          <LedgerCell right>{count(article.wordCount)}</LedgerCell>
          <LedgerCell className={wideOnly}>
            <OriginShare article={article} short />
          </LedgerCell>
          <LedgerCell>
            <When at={article.updatedAt} />
          </LedgerCell>
          <LedgerCell>
            {article.status === 'promoted' ? (
              <MediaCounts article={article} />
            ) : (
              <StatusMark status={article.status} />
            )}
          </LedgerCell>
          <LedgerCell className="py-0!">
            <ArticleMenu article={article} />
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** Returns the properties of a row that somebody has just deleted, or moved to the other list. */
const fading = (leaving: boolean) => ({
  inert: leaving,
  className: leaving ? 'opacity-0 transition-opacity! duration-200' : '',
});

/** Shows how many header images and captions an article has. */
function MediaCounts({ article: { imageCount, captionCount } }: { article: ArticleSummary }) {
  return (
    <span className="inline-flex gap-2.5 tabular-nums">
      <span className="inline-flex items-center gap-1">
        <Image aria-label="Images:" role="img" className="size-3.5" />
        {imageCount}
      </span>
      <span className="inline-flex items-center gap-1">
        <MessageSquareQuote aria-label="Captions:" role="img" className="size-3.5" />
        {captionCount}
      </span>
    </span>
  );
}

/** A list of the articles of one status for narrow screens, with the facts under each title. */
export function ArticleItems({ label, rows }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <ItemList label={label}>
      {rows.map(({ item: article, leaving }) => (
        <Item
          key={article.id}
          {...fading(leaving)}
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
      {article.persona !== '' && <span>{article.persona}</span>}
      {article.category !== '' && <CategoryName name={article.category} color={color} />}
      <span className="basis-full @md:hidden" />
      <StatusMark status={article.status} mark={<Mark kind={markOf(article)} />} />
      <ChangedChip article={article} />
      <span className="tabular-nums">{counted(article.wordCount, 'word')}</span>
      <When at={article.updatedAt} />
      <span className="basis-full @md:hidden" />
      <OriginShare article={article} />
    </>
  );
}

/** The title of an article, which opens it over the list. */
function ArticleLink({ article }: { article: ArticleSummary }) {
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

/**
 * Returns the mark of the last event of an article: promoted, edited, imported, or else generated, by the schedule or
 * for a person.
 */
function markOf({ status, edited, authorId, imported }: ArticleSummary): MarkKind {
  if (status === 'promoted') return 'promoted';
  if (edited) return 'edited';
  if (imported) return 'imported';
  return authorId === null ? 'scheduled' : 'generated';
}
