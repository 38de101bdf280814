import { Button } from '@/components/ui/controls/button';
import { clearing } from '@/components/ui/controls/chip';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { Loading } from '@/components/ui/feedback/skeleton';
import { dayWords } from '@/components/ui/text/when';
import type { AuditItem, useLog } from './api/list-audit';
import { noLogFilters, type AuditSearch } from './domain/audit-search';
import { LogEntryRow } from './entry-row';

interface EntriesProps {
  log: ReturnType<typeof useLog>;
  /** The entries; undefined while they load. */
  items: readonly AuditItem[] | undefined;
  total: number;
  /** Whether these are all entries of one request, in which case each is shown by itself. */
  flat: boolean;
  onNarrow: (search: AuditSearch) => void;
}

/** The entries of the log, newest first. */
export function Entries({ log, items, total, flat, onNarrow }: EntriesProps) {
  const { error, refetch, isFetchingNextPage, fetchNextPage } = log;
  // The entries may still be those of the previous filters.
  const outdated = log.isPlaceholderData;
  const groups = flat ? eachAlone : groupsOf;
  return (
    <>
      {error && (
        <InlineError title="The log could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !items && <Loading rows={8} />}
      {items?.length === 0 && (
        <EmptyState
          title="No matching entries"
          action={<Button onClick={clearing(() => onNarrow(noLogFilters))}>Clear all</Button>}
        >
          No entry in the log matches all of the filters above.
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <ul aria-label="Audit log" aria-busy={outdated} className={outdated ? 'opacity-60' : undefined}>
            {withDays(groups(items)).map(({ item, technical, day }) => (
              <LogEntryRow key={item.position} {...{ item, technical, day, onNarrow }} />
            ))}
          </ul>
          <LoadMore
            shown={items.length}
            total={total}
            pending={isFetchingNextPage}
            onLoad={() => void fetchNextPage()}
          />
        </>
      )}
    </>
  );
}

const eachAlone = (items: readonly AuditItem[]) => items.map((item) => ({ item, technical: [] }));

/** Adds each day, in the reader's time zone, to its first entry. */
function withDays(groups: readonly EntryGroup[]) {
  const now = new Date();
  const days = groups.map(({ item }) => dayWords(new Date(item.at), now));
  return groups.map((group, at) => ({ ...group, day: days[at] === days[at - 1] ? undefined : days[at] }));
}

/** An entry that matters to people, with the technical entries of the same request. */
interface EntryGroup {
  item: AuditItem;
  technical: readonly AuditItem[];
}

/**
 * Puts technical entries behind the latest other entry of the same request. Without such an entry, as when the log
 * shows only their kind, they are shown by themselves.
 */
function groupsOf(items: readonly AuditItem[]): EntryGroup[] {
  const groups = new Map<string, { item: AuditItem; technical: AuditItem[] }>();
  for (const item of items) {
    if (!item.technical && !groups.has(item.correlationId)) {
      groups.set(item.correlationId, { item, technical: [] });
    }
  }
  return items.flatMap((item) => {
    const group = groups.get(item.correlationId);
    if (group?.item === item) return [group];
    if (!group || !item.technical) return [{ item, technical: [] }];
    group.technical.push(item);
    return [];
  });
}
