import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useUser } from '@/api/session';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { MarkWithWords, type MarkKind } from '@/components/ui/graphics/mark';
import { count } from '@/components/ui/text/numbers';
import { RowLink } from '@/components/ui/layout/row-link';
import { SectionHead } from '@/components/ui/layout/page-head';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import { firstDraftsQuery, OriginShare, type ListedArticle } from '@/features/articles/contract';

const continueQuery = firstDraftsQuery('changed', 4);

/** Lists the drafts that an author worked on last. */
export function ContinueDrafts() {
  return (
    <section className="settles">
      <SectionHead title="Continue" note="drafts, last edited first" />
      <Awaited query={useQuery(continueQuery)} failure="Drafts could not be loaded" coming={<SkeletonRows />}>
        {({ articles }) => <Drafts drafts={articles} />}
      </Awaited>
    </section>
  );
}

function Drafts({ drafts }: { drafts: readonly ListedArticle[] }) {
  const colorOf = useCategoryColors();
  if (drafts.length === 0) return <NoDrafts />;
  return (
    <ItemList label="Drafts to continue">
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
              <CategoryName name={draft.category} color={colorOf(draft.categoryId)} />
              <span className="tabular-nums">{count(draft.wordCount)} words</span>
              <When at={draft.updatedAt} />
              <MarkWithWords kind={markOf(draft)} />
              <OriginShare article={draft} />
            </>
          }
          aside={<ArrowRight className="text-ink-2" />}
        />
      ))}
    </ItemList>
  );
}

function markOf({ edited, authorId }: ListedArticle): MarkKind {
  if (edited) return 'edited';
  return authorId === null ? 'scheduled' : 'generated';
}

function NoDrafts() {
  const { assignedPersona } = useUser();
  return (
    <EmptyState
      title="No drafts"
      action={
        assignedPersona !== null ? (
          <ButtonLink to="/generate" variant="primary">
            Generate an article
          </ButtonLink>
        ) : undefined
      }
    >
      Articles you generate wait here until you promote them.
    </EmptyState>
  );
}
