import { isWellNamed } from './house-rules.mjs';

describe('file names', () => {
  it.each([
    'backend/src/articles/articles.controller.ts',
    'backend/src/articles/commands/promote-article.handler.ts',
    'frontend/src/routes/articles.$articleid.tsx',
    'frontend/src/routes/__root.tsx',
  ])('%s is well named', (file) => {
    expect(isWellNamed(file)).toBe(true);
  });

  it.each([
    'backend/src/articles/promoteArticle.ts',
    'backend/src/articles/promote_article.ts',
    'frontend/src/features/articles/ArticleList.tsx',
    'frontend/src/features/articles/_list.tsx',
  ])('%s is not', (file) => {
    expect(isWellNamed(file)).toBe(false);
  });
});
