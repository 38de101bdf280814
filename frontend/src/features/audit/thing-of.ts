import type { LinkProps } from '@tanstack/react-router';
import { actionOf } from './log-entries';
import type { AuditItem } from './api/list-audit';

/** The page of a thing in the log, and the search values that show it. */
export interface Thing {
  to: NonNullable<LinkProps['to']>;
  search: Record<string, string>;
  /** The search values that show its history; undefined if it has no history of its own. */
  history?: Record<string, string>;
}

const things: Readonly<Record<string, (id: string) => Thing>> = {
  article: (article) => ({
    to: '/articles',
    search: { article },
    history: { article, view: 'history' },
  }),
  persona: (persona) => ({
    to: '/personas',
    search: { persona },
    history: { persona, view: 'history' },
  }),
  user: (user) => ({ to: '/user-management', search: { user }, history: { view: 'history' } }),
  category: (category) => ({ to: '/categories', search: { category }, history: { view: 'history' } }),
  'category-list': () => ({ to: '/categories', search: {}, history: { view: 'history' } }),
  scheduler: () => ({ to: '/scheduler', search: {} }),
  run: () => ({ to: '/scheduler', search: {} }),
  'topic-batch': () => ({ to: '/topic-generator', search: {} }),
  'topic-idea': () => ({ to: '/topic-generator', search: {} }),
  token: () => ({ to: '/integrations', search: {} }),
  webhook: () => ({ to: '/integrations', search: { list: 'webhooks' } }),
  site: () => ({ to: '/integrations', search: { list: 'sites' } }),
  'editorial-rules': () => ({
    to: '/editorial-rules',
    search: {},
    history: { view: 'history' },
  }),
};

/** Returns the page of an entry's thing, or undefined for things without a page: a batch, a week's places, a name. */
export function thingOf({ kind, id }: AuditItem['subject']): Thing | undefined {
  return things[kind]?.(id);
}

/**
 * Splits an entry's sentence, after the actor's name, into the words before the name of its subject, the name, and the
 * words after it.
 */
export function entrySentence(item: AuditItem) {
  const { title } = item.subject;
  const did = actionOf(item);
  if (title === null || !did.includes(title)) return { before: did, name: undefined, after: '' };
  const quoted = did.indexOf(`“${title}”`);
  const start = quoted === -1 ? did.indexOf(title) : quoted + 1;
  return { before: did.slice(0, start), name: title, after: did.slice(start + title.length) };
}
