import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { MarkKind } from '@/components/ui/graphics/mark';
import { count } from '@/components/ui/text/numbers';
import { actionOf, markOf, isTechnical } from '@/features/audit/contract';

export const LINES = 8;

/** Entries of the log to make lines of: a batch fills many of them. */
const ENTRIES = 100;

/** As far back as one looks for lines. */
const MOST_PAGES = 5;

/** The newest lines of the log of everything. */
export const recentChangesQuery = queryOptions({
  queryKey: ['api', 'audit', { lines: LINES }],
  queryFn: ({ signal }) => newestLines(signal),
});

async function newestLines(signal: AbortSignal): Promise<ChangeLine[]> {
  const items: AuditItem[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { limit: ENTRIES, ...(cursor !== undefined && { cursor }) };
    const read: AuditPage = await bodyOf(api.GET('/api/audit', { params: { query }, signal }));
    items.push(...read.items);
    if (read.nextCursor === null || changeLines(items).length === LINES) break;
    cursor = read.nextCursor;
  }
  return changeLines(items);
}

type AuditPage = components['schemas']['AuditAnswer'];
export type AuditItem = components['schemas']['AuditItem'];

/** A line of the recent changes: what somebody did, in one request or run. */
export interface ChangeLine {
  key: number;
  at: string;
  /** Null where neither a person nor the schedule did it: the system's own first entries. */
  mark: MarkKind | null;
  actor: string;
  /** What stands after the actor's name, the title of the article left out where there is one. */
  before: string;
  article: { id: string; title: string } | undefined;
  after: string;
}

/** The newest lines of the log: entries of one kind from one request or run are one line. */
function changeLines(items: readonly AuditItem[]): ChangeLine[] {
  const groups = new Map<string, [AuditItem, ...AuditItem[]]>();
  for (const item of items) {
    const { type, subject, correlationId } = item;
    // What a batch accounts for stands in entries of its own, but for what failed.
    if (isTechnical(type) || (subject.kind === 'batch' && type !== 'BatchArticleFailed')) continue;
    const key = `${correlationId} ${type}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].slice(0, LINES).map(lineOf);
}

function lineOf([newest, ...others]: readonly [AuditItem, ...AuditItem[]]): ChangeLine {
  const { position, at, actor, type, subject } = newest;
  const line = { key: position, at, mark: markOf(newest), actor: actor.name };
  const sentence = actionOf(newest);
  if (type === 'ArticleGenerated' && others.length > 0) {
    const before = `generated ${count(others.length + 1)} articles`;
    return { ...line, before, article: undefined, after: '' };
  }
  const more = others.length > 0 ? ` and ${count(others.length)} more` : '';
  const { id, title } = subject;
  const place = subject.kind === 'article' && title !== null ? sentence.indexOf(`“${title}”`) : -1;
  if (title === null || place === -1) {
    return { ...line, before: sentence + more, article: undefined, after: '' };
  }
  const rest = type === 'ArticleGenerated' ? '' : sentence.slice(place + title.length + 2);
  return { ...line, before: sentence.slice(0, place), article: { id, title }, after: rest + more };
}
