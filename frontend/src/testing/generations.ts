import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];
type Generation = Schemas['GenerationAnswer'];

export const anOutline: Schemas['ArticleOutline'] = {
  thesis: 'A box is worth half the watch.',
  reader: 'Collectors',
  sections: [
    { heading: 'The box', purpose: 'Why it matters', points: ['Paper', 'Foam'], words: 300, sources: ['s1'] },
    { heading: 'The price', purpose: '', points: [], words: 450, sources: [] },
  ],
};

/** A finished step; a draft, unless `changes` say otherwise. */
export function aStep(
  changes: Partial<Schemas['GenerationStepAnswer']> = {},
): Schemas['GenerationStepAnswer'] {
  return {
    step: 'draft',
    at: '2026-03-02T09:00:00.000Z',
    durationMs: 12_400,
    tokens: { input: 1_200, output: 900 },
    model: 'a-model',
    promptVersion: '1',
    promptHash: '0',
    outcome: 'done',
    detail: null,
    ...changes,
  };
}

/** A generation whose outline waits, unless `changes` say otherwise. */
export function aGeneration(changes: Partial<Generation> = {}): Generation {
  return {
    id: 'g-1',
    status: 'waiting-for-outline',
    articleId: null,
    persona: 'The Appraiser',
    category: 'Collectibles',
    requestedAt: '2026-03-02T09:00:00.000Z',
    outline: anOutline,
    sources: [],
    unreadable: [],
    critique: [],
    titles: [],
    review: null,
    research: null,
    steps: [aStep({ step: 'outline' })],
    underWay: null,
    stepsLeft: null,
    usualDurationMs: null,
    tokens: { input: 1_200, output: 900 },
    cost: 0.0042,
    failure: null,
    ...changes,
  };
}
