import type { components } from '@/api/schema.gen';
import { answer } from './fetch-stand-in';

type Schemas = components['schemas'];
type Idea = Schemas['TopicIdea'];

const names = ['Heritage Auctions', 'CGC Census', 'GoCollect', 'Chubb Collectors', 'Hodinkee', 'WatchPro'];

/** A custom idea for tests, with one source unless `changes` say otherwise. */
export function anIdea(changes: Partial<Idea> = {}): Idea {
  const { sources = ['Heritage Auctions'] } = changes;
  return {
    id: `i-${changes.number ?? 1}`,
    number: 1,
    type: 'custom',
    title: 'The crate between two policies',
    angle: 'Follow one shipment from a flat to a freeport.',
    relevance: 'Cross-border moves rise before year end.',
    sources,
    researchSources: sources.map((name) => ({ name, url: `https://sources.example/${names.indexOf(name)}` })),
    categories: ['comics', 'sports-memorabilia'],
    marks: [],
    found: null,
    prompt: null,
    createdAt: '2026-11-20T14:51:00.000Z',
    provenance: {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: '0',
      rulesRevision: 0,
      tokens: null,
      durationMs: 1,
      askedAgain: false,
    },
    articles: [],
    ...changes,
  };
}

/** Returns this number of names of sources. */
export const sourcesNamed = (count: number) => names.slice(0, count);

/** A list of ideas or batches as the server sends it: a plain array, and the number of all ideas in a header. */
export function listed(entries: readonly object[], total: number): Response {
  return answer(200, entries, { 'x-total-count': String(total) });
}

export function aBatch(
  id: string,
  ideas: readonly Idea[],
  missing: Schemas['Missing'][] = [],
): Schemas['TopicBatch'] {
  return { id, createdAt: ideas[0]?.createdAt ?? '2026-11-16T18:00:00.000Z', ideas: [...ideas], missing };
}

/** The answers of a desk that has these ideas and no others. */
export function deskWithIdeas(weekly: readonly Idea[], custom: readonly Idea[]) {
  return {
    'GET /api/topic-generator/weekly': listed(
      weekly.length > 0 ? [aBatch('b-1', weekly)] : [],
      weekly.length,
    ),
    'GET /api/topic-generator/custom': listed(custom, custom.length),
  };
}
