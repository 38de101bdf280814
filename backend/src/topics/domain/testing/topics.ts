import type { RecordedIdea, TopicEventOf, TopicProvenance } from '../topic.events.js';
import type { MissingIdea, NewIdea, TopicCommand } from '../topics.decider.js';

const provenance: TopicProvenance = {
  provider: 'demo',
  model: 'demo',
  promptVersion: '1',
  promptHash: 'f00d',
  rulesRevision: 2,
  tokens: null,
  durationMs: 3,
  askedAgain: false,
};

/** A proposed idea, with the fields that a test cares about; its id is its title. */
function anIdea(title: string, fields: Partial<NewIdea> = {}): NewIdea {
  return {
    id: title,
    title,
    angle: 'Follow one object from door to door.',
    relevance: 'Few policies do.',
    sources: [{ name: 'Hodinkee', url: 'https://www.hodinkee.com' }],
    categories: ['watches'],
    ...fields,
  };
}

const numbered = (number: number, title: string, marks?: string[]): RecordedIdea => ({
  ...anIdea(title),
  number,
  ...(marks && { marks }),
});

/** The event of a batch of ideas with these titles; its id is `batch` unless another is given. */
export function batchOf(
  titles: readonly string[],
  missing?: MissingIdea[],
  { batchId = 'batch', after = 0 } = {},
): TopicEventOf<'TopicBatchGenerated'> {
  const createdAt = '2026-11-20T09:00:00Z';
  const ideas = titles.map((title, place) => numbered(after + 1 + place, title));
  const data = { batchId, createdAt, ideas, ...(missing && { missing }), provenance };
  return { type: 'TopicBatchGenerated', data };
}

/** The event of one idea that was proposed by itself. */
export function customIdea(
  title: string,
  {
    at = '2026-11-20T09:00:00Z',
    number = 1,
    marks,
  }: { readonly at?: string; readonly number?: number; readonly marks?: string[] } = {},
): TopicEventOf<'TopicIdeaGenerated'> {
  const data = { createdAt: at, idea: numbered(number, title, marks), prompt: 'On boxes', provenance };
  return { type: 'TopicIdeaGenerated', data };
}

interface Circumstances {
  readonly at?: string;
  readonly articleTitles?: readonly string[];
  readonly missing?: readonly MissingIdea[];
  readonly batchId?: string;
}

const proposal = ({ at = '2026-11-20T09:00:00Z', articleTitles = [] }: Circumstances) => ({
  createdAt: at,
  articleTitles,
  provenance,
});

export function recordBatch(titles: readonly string[], circumstances: Circumstances = {}) {
  const ideas = titles.map((title) => anIdea(title));
  const { missing = [], batchId = 'batch' } = circumstances;
  return { type: 'record-batch', batchId, ideas, missing, ...proposal(circumstances) } satisfies TopicCommand;
}

export function recordIdea(title: string, circumstances: Circumstances = {}): TopicCommand {
  return { type: 'record-idea', idea: anIdea(title), prompt: 'On boxes', ...proposal(circumstances) };
}
