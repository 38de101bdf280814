import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { MarkKind } from '@/components/ui/graphics/mark';
import { count } from '@/components/ui/text/numbers';
import { actionOf, markOf } from '@/features/audit/contract';

export const LINES = 8;

/** Reads the newest lines of the log. */
export const recentChangesQuery = queryOptions({
  queryKey: ['api', 'audit', { lines: LINES }],
  queryFn: async ({ signal }) => {
    const query = { limit: LINES };
    const { items } = await bodyOf(api.GET('/api/audit/recent', { params: { query }, signal }));
    return items.map(lineOf);
  },
});

export type RecentChange = components['schemas']['RecentChange'];

/** A line of the recent changes: the events of one kind that somebody caused, in one request or run. */
export interface ChangeLine {
  key: number;
  at: string;
  /** The mark; null for the system's own first entries, made by neither a person nor the schedule. */
  mark: MarkKind | null;
  actor: string;
  /** The words after the actor's name, up to the title of the article if there is one. */
  before: string;
  article: { id: string; title: string } | undefined;
  after: string;
}

function lineOf(newest: RecentChange): ChangeLine {
  const { position, at, actor, type, subject, entries } = newest;
  const line = { key: position, at, mark: markOf(newest), actor: actor.name };
  const sentence = actionOf(newest);
  if (type === 'ArticleGenerated' && entries > 1) {
    const before = `generated ${count(entries)} articles`;
    return { ...line, before, article: undefined, after: '' };
  }
  const more = entries > 1 ? ` and ${count(entries - 1)} more` : '';
  const { id, title } = subject;
  const place = subject.kind === 'article' && title !== null ? sentence.indexOf(`“${title}”`) : -1;
  if (title === null || place === -1) {
    return { ...line, before: sentence + more, article: undefined, after: '' };
  }
  const rest = type === 'ArticleGenerated' ? '' : sentence.slice(place + title.length + 2);
  return { ...line, before: sentence.slice(0, place), article: { id, title }, after: rest + more };
}
