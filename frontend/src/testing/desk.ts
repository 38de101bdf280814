import type { components } from '@/api/schema.gen';
import type { ListedArticle } from '@/features/articles/contract';
import type { serve } from './fetch-stand-in';
import { aSchedule } from './schedule';

type Schemas = components['schemas'];

/** An article of a list; a draft as generated, unless `changes` say otherwise. */
export function anArticle(changes: Partial<ListedArticle> = {}): ListedArticle {
  return {
    id: 'a-1',
    title: 'Three estimates, one hammer price',
    persona: 'The Appraiser',
    personaId: 'p-1',
    category: 'Collectibles',
    categoryId: 'collectibles',
    authorId: 'u-1',
    status: 'draft',
    timestamp: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    wordCount: 872,
    revision: 0,
    edited: false,
    imported: false,
    imageCount: 0,
    captionCount: 0,
    package: null,
    changedSincePromotion: false,
    origins: null,
    ...changes,
  };
}

/** One whole article. */
export function aWholeArticle(changes: Partial<Schemas['Article']> = {}): Schemas['Article'] {
  const { origins: _, ...summary } = anArticle();
  return {
    ...summary,
    content: 'The envelope is thinner than the watch.',
    textRevision: 0,
    ruleReport: { passed: true, rulesRevision: 0, findings: [], checks: [] },
    provenance: {
      provider: 'demo',
      model: 'demo',
      promptVersion: '1',
      promptHash: '0',
      personaRevision: 0,
      rulesRevision: 0,
      customPrompt: null,
      tokens: null,
      durationMs: 1,
      revisedFor: [],
      ideaId: null,
    },
    importedFrom: null,
    generationId: null,
    summary: null,
    sources: [],
    headerImages: [],
    socialCaptions: [],
    captionMarks: [],
    captionApprovals: [],
    captionsMissing: [],
    captionRevisions: [],
    captionsRevision: null,
    captionsPackage: null,
    captionsGeneratedAt: null,
    captionsProvider: null,
    sites: [],
    ...changes,
  };
}

export function aPersona(changes: Partial<Schemas['PersonaAnswer']> = {}): Schemas['PersonaAnswer'] {
  return {
    id: 'p-1',
    name: 'The Appraiser',
    aboutMe: 'Looks at the object before the story.',
    writingStyle: 'Plain, exact, a little dry.',
    context: '',
    tone_pillars: [],
    writingAngle: '',
    expertise: '',
    categories: ['collectibles'],
    revision: 0,
    ...changes,
  };
}

export const theUnderwriter = aPersona({ id: 'p-2', name: 'The Underwriter' });

export const categories: Schemas['CategoryAnswer'][] = [
  { id: 'collectibles', name: 'Collectibles', description: '', color: '#7a3e48' },
  { id: 'market-intel', name: 'Market Intel', description: '', color: '#2f5d7c' },
];

/** A week that has not ended, of which an author has used this number of articles. */
export function aWeek(weeklyCount: number): Schemas['WeeklyCount'] {
  const day = 86_400_000;
  return {
    weeklyCount,
    limit: 10,
    weekStart: new Date(Date.now() - 3 * day).toISOString(),
    weekEnd: new Date(Date.now() + 4 * day).toISOString(),
  };
}

/** The answers of a desk that has two personas, two categories and no articles yet. */
export const emptyDesk: Parameters<typeof serve>[0] = {
  'GET /api/personas': [aPersona(), theUnderwriter],
  'GET /api/categories': categories,
  'GET /api/articles': { total: 0, nextCursor: null, items: [] },
  'GET /api/articles/drafts': { total: 0, nextCursor: null, articles: [] },
  'GET /api/generations': { items: [] },
  'GET /api/articles/weekly-count': { ...aWeek(0) },
  'GET /api/stats': { total: 0, drafts: 0, published: 0, weeks: [] },
  'GET /api/audit': { total: 0, items: [], nextCursor: null },
  'GET /api/audit/recent': { items: [] },
  'GET /api/scheduler/status': aSchedule(),
};
