import { given } from '../../platform/event-sourcing/testing/given.js';
import { batchDecider, openArticles, type BatchCommand } from './batch.decider.js';
import type { BatchEvent, BatchOrder } from './batch.events.js';

const order: BatchOrder = {
  authorId: 'author-1',
  key: 'key-1',
  week: '2026-11-16',
  customPrompt: null,
  articles: ['first', 'second', 'third'].map((articleId) => ({
    articleId,
    personaId: 'persona-1',
    personaName: 'The Archivist',
    categoryId: 'collectibles',
    categoryName: 'Collectibles',
  })),
};
const request: BatchCommand = { type: 'request', order };
const isWritten = (index: number): BatchCommand => ({ type: 'record-written', index });
const hasFailed = (index: number): BatchCommand => ({ type: 'record-failed', index, reason: 'No answer.' });

const requested: BatchEvent = { type: 'BatchRequested', data: order };
const written = (index: number, articleId: string): BatchEvent => ({
  type: 'BatchArticleWritten',
  data: { index, articleId },
});
const failed = (index: number): BatchEvent => ({
  type: 'BatchArticleFailed',
  data: { index, reason: 'No answer.' },
});
const finished = (writtenCount: number, failedCount: number): BatchEvent => ({
  type: 'BatchFinished',
  data: { written: writtenCount, failed: failedCount },
});

const next = (...history: BatchEvent[]): number | undefined => {
  const batch = history.reduce(
    (folded, event) => batchDecider.evolve(folded, event),
    batchDecider.initialState,
  );
  return batch && openArticles(batch)[0]?.index;
};

const plan = { subject: 'Boxes', angle: 'Their worth', title: 'What a Box Is Worth' };
const planned = {
  type: 'BatchPlanned' as const,
  data: {
    plans: [plan, null, plan],
    call: {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: 'f00d',
      tokens: { input: 10, output: 5 },
      durationMs: 1,
      answerHash: 'beef',
    },
    detail: null,
  },
} satisfies BatchEvent;
const recordPlanned: BatchCommand = { type: 'record-planned', planned: planned.data };

describe('a batch that nobody asked for', () => {
  it('takes nothing else', () => {
    for (const command of [recordPlanned, isWritten(0)]) {
      expect(() => batchDecider.decide(command, undefined)).toThrow('A batch begins with BatchRequested.');
    }
  });

  it('is requested with its whole plan', () => given(batchDecider).when(request).then(requested));
});

describe('a running batch', () => {
  const batch = given(batchDecider, requested, written(0, 'first'));

  it('is not requested twice', () => batch.when(request).thenNothing());
  it('is planned once', () => {
    batch.when(recordPlanned).then(planned);
    given(batchDecider, requested, planned).when(recordPlanned).thenNothing();
  });
  it('has no articles but those of its order', () => {
    const state = batchDecider.evolve(undefined, requested);
    expect(() => batchDecider.decide(isWritten(3), state)).toThrow('The plan has no article 3.');
  });
  it('records an article', () => batch.when(isWritten(1)).then(written(1, 'second')));
  it('records a failure with its reason', () => batch.when(hasFailed(1)).then(failed(1)));
  it('records an outcome once', () => batch.when(isWritten(0)).thenNothing());
  it('does not let a failure follow the article', () => batch.when(hasFailed(0)).thenNothing());
  it('goes on with the first article without an outcome', () => {
    expect(next(requested)).toBe(0);
    expect(next(requested, written(0, 'first'))).toBe(1);
    expect(next(requested, written(0, 'first'), failed(2))).toBe(1);
  });
});

describe('a batch with one article to go', () => {
  it('ends with that article, in the same append', () =>
    given(batchDecider, requested, written(0, 'first'), failed(1))
      .when(isWritten(2))
      .then(written(2, 'third'), finished(2, 1)));

  it('counts what was written before', () =>
    given(batchDecider, requested, written(0, 'first'), written(1, 'second'))
      .when(isWritten(2))
      .then(written(2, 'third'), finished(3, 0)));

  it('ends with that failure too', () =>
    given(batchDecider, requested, written(0, 'first'), failed(1))
      .when(hasFailed(2))
      .then(failed(2), finished(1, 2)));
});

describe('a finished batch', () => {
  const history = [requested, failed(0), failed(1), written(2, 'third'), finished(1, 2)];

  it('has nothing left to do', () => expect(next(...history)).toBeUndefined());
  it('is found by a repeat of its request', () =>
    given(batchDecider, ...history)
      .when(request)
      .thenNothing());
  it('takes no further outcome', () =>
    given(batchDecider, ...history)
      .when(isWritten(0))
      .thenNothing());
});

describe('a batch of which every article failed', () => {
  const history = [requested, failed(0), failed(1), failed(2), finished(0, 3)];

  it('is begun anew by a repeat of its request', () => {
    given(batchDecider, ...history)
      .when(request)
      .then(requested);
    expect(next(...history, requested)).toBe(0);
  });

  it('keeps its plan', () => {
    given(batchDecider, requested, planned, ...history.slice(1), requested)
      .when(recordPlanned)
      .thenNothing();
  });
});
