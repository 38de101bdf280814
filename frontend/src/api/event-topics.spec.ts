import { QueryClient } from '@tanstack/react-query';
import { outdatedBy } from './event-topics';

const shown = {
  drafts: ['api', 'articles', 'drafts', { q: 'dial' }],
  one: ['api', 'articles', 'drafts', 'a-1'],
  history: ['api', 'articles', 'drafts', 'a-1', 'history'],
  another: ['api', 'articles', 'drafts', 'a-2'],
  batch: ['api', 'articles', 'batches', { key: 'k-1' }],
  stats: ['api', 'stats'],
  quality: ['api', 'quality', { weeks: 12 }],
  ideas: ['api', 'topic-generator', 'weekly'],
  personas: ['api', 'personas'],
  schedule: ['api', 'scheduler', 'status'],
  runs: ['api', 'scheduler', 'runs'],
  deliveries: ['api', 'notifications', 'deliveries'],
  imports: ['api', 'imports', {}],
  oneImport: ['api', 'imports', 'i-1'],
  anotherImport: ['api', 'imports', 'i-2'],
  user: ['api', 'auth', 'user'],
  audit: ['api', 'audit', {}],
};

/** The names of the reads above that are outdated by the topics. */
function outdated(...topics: string[]): string[] {
  const client = new QueryClient();
  for (const key of Object.values(shown)) client.setQueryData(key, 'read');
  for (const queryKey of outdatedBy(topics)) void client.invalidateQueries({ queryKey });
  return Object.entries(shown).flatMap(([name, key]) =>
    client.getQueryState(key)?.isInvalidated ? [name] : [],
  );
}

describe('what a change event outdates', () => {
  it('is lists and any single thing when only the kind is told', () => {
    expect(outdated('article')).toEqual([
      'drafts',
      'one',
      'history',
      'another',
      'stats',
      'quality',
      'ideas',
      'runs',
      'audit',
    ]);
  });

  it('spares other single things when the stream is told', () => {
    expect(outdated('article', 'article-a-1')).toEqual([
      'drafts',
      'one',
      'history',
      'stats',
      'quality',
      'ideas',
      'runs',
      'audit',
    ]);
  });

  it('is lists alone when an article’s origins were counted', () => {
    expect(outdated('origins', 'origins-a-1')).toEqual(['drafts', 'audit']);
  });

  it.each(['headerImages', 'captions'])(
    'is the article that %s belong to, and the lists that count them',
    (kind) => {
      const figures = kind === 'captions' ? ['quality'] : [];
      expect(outdated(kind)).toEqual(['drafts', 'one', 'history', 'another', ...figures, 'audit']);
      expect(outdated(kind, `${kind}-a-1`)).toEqual(['drafts', 'one', 'history', ...figures, 'audit']);
    },
  );

  it('is the figures of quality, which count what models were asked for, in what they write', () => {
    expect(outdated('batch', 'batch-b-1')).toEqual(['batch', 'quality', 'audit']);
    // A batch shows which step each of its articles is at.
    expect(outdated('generation', 'generation-g-1')).toEqual(['batch', 'quality', 'audit']);
  });

  it('is the article that proposals are made for, whose read they are part of', () => {
    expect(outdated('proposals', 'proposals-a-1')).toEqual(['one', 'history', 'quality', 'audit']);
  });

  it('is the ideas when a topic is proposed or deleted', () => {
    expect(outdated('topics', 'topics-house')).toEqual(['quality', 'ideas', 'audit']);
  });

  it('is the list of imports and the one that changed', () => {
    expect(outdated('import', 'import-i-1')).toEqual(['imports', 'oneImport', 'audit']);
  });

  it('is the scheduler, and what its next run is made of', () => {
    expect(outdated('scheduler', 'scheduler-house')).toEqual(['schedule', 'audit']);
    expect(outdated('scheduledRun', 'scheduledRun-r-1')).toEqual(['quality', 'schedule', 'runs', 'audit']);
  });

  it('is any article, which tells whether the rules changed since, when the rules change', () => {
    expect(outdated('editorialRules', 'editorialRules-house')).toEqual([
      'drafts',
      'one',
      'history',
      'another',
      'schedule',
      'audit',
    ]);
  });

  it('is the deliveries, and articles that tell of them, when messages were added or sent', () => {
    expect(outdated('outbox')).toEqual(['drafts', 'one', 'history', 'another', 'deliveries', 'audit']);
  });

  it('is whatever shows a persona or a category by its name, of which many articles have one', () => {
    const articles = ['drafts', 'one', 'history', 'another', 'batch'];
    const more = ['personas', 'schedule', 'audit'];
    expect(outdated('persona', 'persona-p-1')).toEqual([...articles, ...more]);
    expect(outdated('categories', 'categories-house')).toEqual([...articles, ...more]);
  });

  it('is the session too when users change, and what hangs on a role or an assigned persona', () => {
    expect(outdated('users')).toEqual(['drafts', 'stats', 'personas', 'user', 'audit']);
  });

  it('is only the log for kinds that no page shows', () => {
    expect(outdated('uniqueName', 'uniqueName-x')).toEqual(['audit']);
  });
});
