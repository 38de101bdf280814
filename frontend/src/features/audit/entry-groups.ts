import { isTechnical } from './technical-events';
import type { AuditItem } from './api/list-audit';

/** An entry that people care for, with those of the same request that only keep the books. */
export interface EntryGroup {
  item: AuditItem;
  technical: readonly AuditItem[];
}

/**
 * Puts technical entries behind the latest other entry of the same request. Where there is none, as when the log is
 * narrowed to their kind, they stand for themselves.
 */
export function groupsOf(items: readonly AuditItem[]): EntryGroup[] {
  const groups = new Map<string, { item: AuditItem; technical: AuditItem[] }>();
  for (const item of items) {
    if (!isTechnical(item.type) && !groups.has(item.correlationId)) {
      groups.set(item.correlationId, { item, technical: [] });
    }
  }
  return items.flatMap((item) => {
    const group = groups.get(item.correlationId);
    if (group?.item === item) return [group];
    if (!group || !isTechnical(item.type)) return [{ item, technical: [] }];
    group.technical.push(item);
    return [];
  });
}
