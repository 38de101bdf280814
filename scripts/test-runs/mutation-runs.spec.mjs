import { mutationRuns } from './mutation-runs.mjs';

/** @type {Record<string, string[]>} */
const tree = {
  'backend/src/articles/domain': ['article.decider.ts', 'article.decider.spec.ts', 'words.spec.ts'],
  'backend/src/platform/projections': ['rows.ts', 'row-statements.spec.ts', 'rebuild.int.spec.ts'],
  'backend/embedded/event-store': ['tail.ts', 'read.int.spec.ts'],
  'frontend/src/components/editing': ['fields.tsx', 'versions.spec.ts'],
};
const runs = (/** @type {string[]} */ ...files) => mutationRuns(files, (directory) => tree[directory] ?? []);

describe('the runs of mutation tests', () => {
  it('test a source by the specs beside it', () => {
    expect(runs('backend/src/articles/domain/article.decider.ts')).toEqual([
      {
        tier: 'unit',
        files: ['backend/src/articles/domain/article.decider.ts'],
        specs: [
          'backend/src/articles/domain/article.decider.spec.ts',
          'backend/src/articles/domain/words.spec.ts',
        ],
      },
    ]);
  });

  it('are one for each tier', () => {
    const made = runs(
      'frontend/src/components/editing/fields.tsx',
      'backend/src/articles/domain/article.decider.ts',
      'backend/src/articles/domain/words.ts',
    );
    expect(made.map(({ tier, files }) => [tier, files.length])).toEqual([
      ['unit', 2],
      ['web', 1],
    ]);
  });

  it('are without integration tests, and without what has no others beside it', () => {
    expect(runs('backend/src/platform/projections/rows.ts', 'backend/embedded/event-store/tail.ts')).toEqual([
      {
        tier: 'unit',
        files: ['backend/src/platform/projections/rows.ts'],
        specs: ['backend/src/platform/projections/row-statements.spec.ts'],
      },
    ]);
  });

  it('leave out specs that a pattern of the shell brought along', () => {
    expect(runs('frontend/src/components/editing/versions.spec.ts')).toEqual([]);
  });
});
