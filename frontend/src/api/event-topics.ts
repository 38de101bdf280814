import type { QueryKey } from '@tanstack/react-query';

/**
 * Which reads a topic of the server's `change` events outdates. A key matches every read it is a beginning of;
 * `{}` at its end stands for any filters, and so spares the single things below the same path.
 */
const keysByTopic: Record<string, (id: string) => QueryKey[]> = {
  articles: () => [
    ['api', 'articles', {}],
    ['api', 'articles', 'drafts', {}],
    ['api', 'articles', 'weekly-count'],
  ],
  article: (id) => [['api', 'articles', 'drafts', id]],
  batch: (id) => [
    ['api', 'articles', 'batches', id],
    ['api', 'articles', 'batches', {}],
  ],
  stats: () => [['api', 'stats']],
  audit: () => [['api', 'audit']],
  personas: () => [
    ['api', 'personas'],
    ['api', 'config', 'personas'],
  ],
  categories: () => [
    ['api', 'categories'],
    ['api', 'config', 'categories'],
  ],
  users: () => [
    ['api', 'users'],
    ['api', 'config', 'users'],
    ['api', 'auth', 'user'],
  ],
};

/** The query keys that `articles`, `article/<id>` or any other topic touches; none for a topic nobody shows. */
export function queryKeysOf(topic: string): QueryKey[] {
  const [name = '', id = ''] = topic.split('/', 2);
  return keysByTopic[name]?.(id) ?? [];
}
