import { anArticle, aWholeArticle, categories } from '@/testing/desk';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import type { ArticleSummary } from '@/features/articles/contract';
import type { HeaderImage } from '../images/download-image';

const published = [
  anArticle({
    id: 'a-1',
    title: 'The price of polish',
    status: 'promoted',
    wordCount: 1_024,
    captionCount: 3,
  }),
  anArticle({ id: 'a-2', title: 'Slab, sleeve, safe', status: 'promoted', captionCount: 1 }),
];

/** An image that was found on the web, unless the test says otherwise. */
export function anImage(changes: Partial<HeaderImage> = {}): HeaderImage {
  const { id = 'm-1' } = changes;
  return {
    id,
    type: 'search',
    url: `/api/images/${id}`,
    thumbnailUrl: `/api/images/${id}/thumbnail`,
    title: 'Watch on its service booklet',
    source: 'Wikimedia Commons',
    creator: 'J. Example',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    sourcePage: 'https://commons.example/watch',
    articleRevision: 1,
    package: 1,
    ...changes,
  };
}

export const drawn = anImage({
  id: 'm-2',
  type: 'ai',
  title: 'Dial, three registers!',
  source: 'AI model a-model',
  creator: null,
  licence: null,
  licenceUrl: null,
  sourcePage: null,
});

export function aPromotedArticle(changes: Parameters<typeof aWholeArticle>[0] = {}) {
  return aWholeArticle({ title: 'The price of polish', status: 'promoted', revision: 1, ...changes });
}

/** The routes of one whole article. */
export function withArticle(article: ReturnType<typeof aPromotedArticle>) {
  return { [`GET /api/articles/drafts/${article.id}`]: { success: true, article } };
}

const page = (articles: readonly ArticleSummary[]) => ({
  articles,
  total: articles.length,
  nextCursor: null,
});

/** Opens a page of images or captions with two promoted articles. */
export function visit(path: string, routes: Parameters<typeof serve>[0] = {}) {
  const seen = serve({
    'GET /api/categories': categories,
    'GET /api/social-generator/labels': { approved: null, unapproved: null },
    'GET /api/articles/drafts': page(published),
    'GET /api/images/earlier/a-1': { sets: [] },
    ...routes,
  });
  const sent = (path: string) => seen.filter((request) => `${request.method} ${request.path}` === path);
  return { ...renderApp(path, aUser()), seen, sent };
}

/** Makes an answer that comes when the test says so. */
export function later(body: object) {
  let give: () => void = () => undefined;
  const coming = new Promise<Response>((resolve) => (give = () => resolve(answer(200, body))));
  return { route: (_request: SeenRequest) => coming, give: () => give() };
}
