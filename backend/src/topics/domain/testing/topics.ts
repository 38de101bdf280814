import type { RecordedIdea, TopicEventOf, TopicProvenance } from '../topic.events.js';
import type { NewIdea, TopicCommand } from '../topics.decider.js';

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

/** An idea that is proposed, with what a test cares about; its id is its title. */
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

const numbered = (number: number, title: string): RecordedIdea => ({ ...anIdea(title), number });

/** That a batch with ideas of these titles was proposed; its id is `batch`. */
export function batchOf(
  titles: readonly string[],
  { at = '2026-11-20T09:00:00Z', from = 1 } = {},
): TopicEventOf<'TopicBatchGenerated'> {
  const ideas = titles.map((title, place) => numbered(from + place, title));
  return { type: 'TopicBatchGenerated', data: { batchId: 'batch', createdAt: at, ideas, provenance } };
}

/** That one idea was proposed by itself. */
export function customIdea(
  title: string,
  { at = '2026-11-20T09:00:00Z', number = 1 } = {},
): TopicEventOf<'TopicIdeaGenerated'> {
  const data = { createdAt: at, idea: numbered(number, title), prompt: 'On boxes', provenance };
  return { type: 'TopicIdeaGenerated', data };
}

interface Circumstances {
  readonly at?: string;
  readonly articleTitles?: readonly string[];
}

const proposal = ({ at = '2026-11-20T09:00:00Z', articleTitles = [] }: Circumstances) => ({
  createdAt: at,
  articleTitles,
  provenance,
});

export function recordBatch(titles: readonly string[], circumstances: Circumstances = {}): TopicCommand {
  const ideas = titles.map((title) => anIdea(title));
  return { type: 'record-batch', batchId: 'batch', ideas, ...proposal(circumstances) };
}

export function recordIdea(title: string, circumstances: Circumstances = {}): TopicCommand {
  return { type: 'record-idea', idea: anIdea(title), prompt: 'On boxes', ...proposal(circumstances) };
}
