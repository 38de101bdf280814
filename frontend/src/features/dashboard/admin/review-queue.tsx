import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { useRoomFor } from '@/components/browser/container';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { RowLink } from '@/components/ui/layout/row-link';
import { SectionHead } from '@/components/ui/layout/page-head';
import { useCategoryColors } from '@/features/categories/contract';
import { OriginShare, type ListedArticle } from '@/features/articles/contract';
import { oldestDraftsQuery } from '../api/oldest-drafts';
import { waitInWords } from '../domain/in-words';

/** The width from which the queue is a table, in rem. It has fewer columns than other tables. */
const ROOMY = 41;

/** Lists the drafts that have waited longest. */
export function ReviewQueue() {
  const [hasRoom, ref] = useRoomFor(ROOMY);
  const List = hasRoom ? QueueTable : QueueItems;
  return (
    <section ref={ref}>
      <SectionHead title="Review queue" note="oldest first" />
      <Awaited
        query={useQuery(oldestDraftsQuery)}
        failure="The review queue could not be loaded"
        coming={<SkeletonRows count={6} />}
      >
        {({ articles }) =>
          articles.length === 0 ? (
            <EmptyState
              title="Nothing to review"
              action={<ButtonLink to="/generate">Generate articles</ButtonLink>}
            >
              Every draft is promoted, or there are none yet.
            </EmptyState>
          ) : (
            <List drafts={articles} />
          )
        }
      </Awaited>
    </section>
  );
}

interface QueueProps {
  drafts: readonly ListedArticle[];
}

const columns = [
  { label: 'Title' },
  { label: 'Persona', width: 'w-37' },
  { label: 'Category', width: 'w-40' },
  { label: 'Waiting', right: true, width: 'w-24' },
];

function QueueTable({ drafts }: QueueProps) {
  const colorOf = useCategoryColors();
  return (
    <Ledger caption="Review queue" columns={columns}>
      {drafts.map((draft) => (
        <LedgerRow key={draft.id}>
          <LedgerTitle>
            <DraftLink draft={draft} />
            <span className="block font-sans text-small font-normal text-ink-2">
              <OriginShare article={draft} short />
            </span>
          </LedgerTitle>
          <LedgerCell>{draft.persona}</LedgerCell>
          <LedgerCell>
            <CategoryName name={draft.category} color={colorOf(draft.categoryId)} />
          </LedgerCell>
          <LedgerCell right>{waitInWords(draft.timestamp)}</LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** The queue for narrow columns. */
function QueueItems({ drafts }: QueueProps) {
  const colorOf = useCategoryColors();
  return (
    <ItemList label="Review queue">
      {drafts.map((draft) => (
        <Item
          key={draft.id}
          title={<DraftLink draft={draft} />}
          meta={
            <>
              <span>{draft.persona}</span>
              <CategoryName name={draft.category} color={colorOf(draft.categoryId)} />
              <OriginShare article={draft} />
            </>
          }
          aside={
            <span className="shrink-0 text-small text-ink-2 tabular-nums">
              {waitInWords(draft.timestamp)}
            </span>
          }
        />
      ))}
    </ItemList>
  );
}

function DraftLink({ draft }: { draft: ListedArticle }) {
  return (
    <RowLink to="/articles" search={{ article: draft.id }}>
      {draft.title}
    </RowLink>
  );
}
