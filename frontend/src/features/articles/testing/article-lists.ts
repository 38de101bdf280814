import { serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import type { ListedArticle } from '../api/drafts';
import { anArticle } from './article-server';

export const drafts = [
  {
    ...anArticle({ id: 'a-1', title: 'Two booklets', edited: true, wordCount: 876 }),
    origins: { words: 876, ai: 718, person: 158, imported: 0, blocks: 14, untouchedBlocks: 5 },
  },
  { ...anArticle({ id: 'a-2', title: 'Slab, sleeve, safe', authorId: null }), origins: null },
];
export const published = [
  {
    ...anArticle({ id: 'a-3', title: 'The price of polish', status: 'promoted', imageCount: 3 }),
    origins: null,
  },
];

export const page = (articles: readonly ListedArticle[], more = {}) => ({
  articles,
  total: articles.length,
  nextCursor: null,
  ...more,
});

export function lists(request: SeenRequest) {
  return page(request.path.includes('status=draft') ? drafts : published);
}

/** Opens the articles page as an administrator, over two drafts and a published article. */
export function visit(
  path = '/articles',
  routes: Parameters<typeof serve>[0] = {},
  user = aUser({ role: 'admin' }),
) {
  const seen = serve({
    'GET /api/articles/drafts': lists,
    'GET /api/stats': { total: 148, drafts: 60, published: 88, weeks: [] },
    'GET /api/personas': [
      { id: 'p-1', name: 'The Appraiser' },
      { id: 'p-2', name: 'The Archivist' },
    ],
    'GET /api/categories': [
      { id: 'collectibles', name: 'Collectibles', color: '#7a3e48' },
      { id: 'market-intel', name: 'Market Intel', color: '#2f5d7c' },
    ],
    ...routes,
  });
  const asked = () => seen.filter(({ path: address }) => address.startsWith('/api/articles/drafts?'));
  return { ...renderApp(path, user), seen, asked };
}
