import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Awaited } from '@/components/ui/feedback/awaited';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { RowLink } from '@/components/ui/layout/row-link';
import { SectionHead } from '@/components/ui/layout/page-head';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { StatusMark } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import type { ArticleSummary } from '@/features/articles/contract';
import { RECENT_DRAFTS, recentDraftsQuery } from '../api/last-article';

export function RecentDrafts() {
  return (
    <section aria-label="Recent Drafts">
      <SectionHead
        title="Recent Drafts"
        aside={
          <Link to="/articles" search={{ status: 'draft' }} className="text-link">
            All drafts
          </Link>
        }
      />
      <Awaited
        query={useQuery(recentDraftsQuery)}
        failure="Drafts could not be loaded"
        coming={<SkeletonRows count={RECENT_DRAFTS} />}
      >
        {({ articles }) => <Drafts drafts={articles} />}
      </Awaited>
    </section>
  );
}

function Drafts({ drafts }: { drafts: readonly ArticleSummary[] }) {
  const colorOf = useCategoryColors();
  if (drafts.length === 0) {
    return <EmptyState title="No drafts yet">The first article you generate appears here.</EmptyState>;
  }
  return (
    <ItemList label="Recent drafts">
      {drafts.map((draft) => (
        <Item
          key={draft.id}
          title={
            <RowLink to="/articles" search={{ article: draft.id }}>
              {draft.title}
            </RowLink>
          }
          meta={
            <>
              <span>{draft.persona}</span>
              <CategoryName name={draft.category} color={colorOf(draft.categoryId)} />
              <When at={draft.timestamp} />
            </>
          }
          aside={<StatusMark status={draft.status} />}
        />
      ))}
    </ItemList>
  );
}
