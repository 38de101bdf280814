import { crossedBoundary, resolveImport } from './import-boundaries.mjs';

const pureMessage = expect.stringContaining('The domain is pure');

describe('import boundaries', () => {
  it.each([
    ['backend/src/articles/articles.controller.ts', '../personas/contract.js'],
    ['backend/src/articles/articles.controller.ts', '../platform/http/problem.js'],
    ['backend/src/articles/articles.controller.ts', './commands/edit-article.handler.js'],
    ['backend/src/app.module.ts', './articles/articles.module.js'],
    ['backend/src/articles/articles.module.ts', '../personas/personas.module.js'],
    ['backend/src/platform/http/problem.ts', '../config/settings.js'],
    ['backend/src/articles/domain/article.decider.ts', './article.events.js'],
    ['backend/src/articles/domain/article.decider.ts', '../../platform/event-sourcing/decider.js'],
    ['backend/src/articles/domain/article.events.ts', 'zod'],
    ['backend/src/articles/domain/article.decider.spec.ts', '../../platform/testing/ids.js'],
    ['frontend/src/features/articles/list.tsx', '@/components/ui/controls/button'],
    ['frontend/src/features/articles/list.tsx', './api/list-articles'],
    ['frontend/src/features/articles/list.tsx', '@/features/personas/contract'],
    ['frontend/src/routes/articles.tsx', '@/features/articles/articles-page'],
    ['frontend/src/routes/articles.tsx', '@/features/articles/contract'],
    ['backend/src/demo/compose.spec.ts', '../articles/writing/testing/article-inputs.js'],
    ['frontend/e2e/sign-in.e2e.ts', '../../backend/test/start-application.js'],
  ])('%s may import %s', (from, source) => {
    expect(crossedBoundary(from, source)).toBeUndefined();
  });

  it.each([
    [
      'backend/src/articles/articles.controller.ts',
      '../personas/queries/get-persona.query.js',
      expect.stringContaining('personas/contract.js'),
    ],
    [
      'backend/src/articles/articles.controller.ts',
      '../personas/personas.module.js',
      expect.stringContaining('contract only'),
    ],
    ['backend/src/platform/http/guard.ts', '../../auth/contract.js', 'The platform knows no module.'],
    ['backend/src/platform/http/guard.ts', '../../app.module.js', 'The platform knows no module.'],
    ['backend/src/articles/domain/article.decider.ts', '../../platform/database/source.js', pureMessage],
    ['backend/src/articles/domain/article.decider.ts', '../queries/get-article.query.js', pureMessage],
    ['backend/src/articles/domain/article.decider.ts', 'node:fs', pureMessage],
    ['backend/src/articles/domain/article.decider.ts', 'typeorm', pureMessage],
    [
      'backend/src/articles/articles.module.ts',
      '../platform/testing/ids.js',
      'Only tests use what is made for tests.',
    ],
    [
      'frontend/src/components/layout/shell.tsx',
      '@/features/auth/user',
      expect.stringContaining('features → routes'),
    ],
    ['frontend/src/api/client.ts', '../routes/index', expect.stringContaining('features → routes')],
    [
      'frontend/src/features/articles/list.tsx',
      '@/routes/index',
      expect.stringContaining('features → routes'),
    ],
    [
      'frontend/src/features/articles/list.tsx',
      '../personas/card',
      'A feature imports another through its contract only.',
    ],
    [
      'frontend/src/features/articles/list.tsx',
      '@/features/personas/card',
      'A feature imports another through its contract only.',
    ],
    [
      'frontend/src/routes/articles.tsx',
      '@/features/articles/api/drafts',
      'A route imports the page that it shows; all else of a feature through its contract.',
    ],
    ['frontend/src/api/client.ts', '../../../backend/src/main.js', expect.stringContaining('OpenAPI')],
  ])('%s may not import %s', (from, source, message) => {
    expect(crossedBoundary(from, source)).toEqual(message);
  });

  it('resolves relative paths, the alias and packages', () => {
    expect(resolveImport('backend/src/a/b/c.ts', '../d.js')).toBe('backend/src/a/d');
    expect(resolveImport('frontend/src/a.tsx', '@/b/c')).toBe('frontend/src/b/c');
    expect(resolveImport('frontend/src/a.tsx', 'highlight.js')).toBe('highlight.js');
  });
});
