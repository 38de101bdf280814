import clsx from 'clsx';
import { TABLE_ROOM, useRoomFor } from '@/components/browser/container';
import { LoadMore } from '@/components/ui/layout/load-more';
import { countOrMore } from '@/components/ui/text/numbers';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading } from '@/components/ui/feedback/skeleton';
import type { ListedArticle, Drafts } from '../api/drafts';
import { ArticleItems, ArticleTable } from './article-list';
import { useFading } from './use-fading';

interface ArticleSectionProps {
  drafts: Drafts;
  filtered: boolean;
  open: string | undefined;
}

const titles = { draft: 'Draft Articles', published: 'Published Articles' };

/** The sentences for a list in which no article passes the filters, or which is empty without filters. */
const nothing = {
  draft: { fits: 'No drafts match the filters.', is: 'No drafts are waiting.' },
  published: {
    fits: 'No published articles match the filters.',
    is: 'Nothing is published yet. Promote a draft, and it appears here.',
  },
};

/** The articles of one status under their heading, as a table where there is room and else as a list. */
export function ArticleSection({ drafts, filtered, open }: ArticleSectionProps) {
  const { articles, total, totalIsLowerBound, status } = drafts;
  const [hasRoom, ref] = useRoomFor(TABLE_ROOM);
  return (
    <section ref={ref} className="settles mt-9" aria-busy={drafts.outdated || undefined}>
      <SectionHead title={titles[status]} note={articles && countOrMore(total, totalIsLowerBound)} />
      {!articles && <Loading rows={3} />}
      {articles?.length === 0 && (
        <p className="border-t border-line-2 py-3 text-ink-3">{nothing[status][filtered ? 'fits' : 'is']}</p>
      )}
      {articles && articles.length > 0 && (
        <div className={clsx('transition-opacity', drafts.outdated && 'opacity-60')}>
          <Rows {...{ drafts, articles, open }} as={hasRoom ? ArticleTable : ArticleItems} />
          <LoadMore
            shown={articles.length}
            total={total}
            totalIsLowerBound={totalIsLowerBound}
            pending={drafts.loadingMore}
            onLoad={drafts.loadMore}
          />
        </div>
      )}
    </section>
  );
}

interface RowsProps extends Pick<ArticleSectionProps, 'drafts' | 'open'> {
  articles: readonly ListedArticle[];
  as: typeof ArticleTable | typeof ArticleItems;
}

function Rows({ drafts: { status, list }, articles, open, as: List }: RowsProps) {
  return <List label={titles[status]} status={status} rows={useFading(articles, list)} open={open} />;
}
