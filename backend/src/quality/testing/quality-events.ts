import { anArticle } from '../../articles/domain/testing/articles.js';
import type { ArticleEvent, ArticleEventOf } from '../../articles/contract.js';
import type { GenerationEvent, ModelCall } from '../../generation/contract.js';
import type { CaptionsEvent } from '../../media/contract.js';

export const wroteBy = (
  model: string,
  tokens: { input: number; output: number } | null,
  revisedFor: string[] = [],
) => ({
  provenance: { ...anArticle().provenance, provider: 'openai', model, tokens, revisedFor },
});

export const edited = (
  words: number,
  proposal?: ArticleEventOf<'ArticleEdited'>['data']['proposal'],
): ArticleEvent => ({
  type: 'ArticleEdited',
  data: {
    content: { to: 'Keep it.', wordsAdded: words, wordsRemoved: 2, wordCount: 2 },
    ...(proposal && { proposal }),
    ruleReport: anArticle().ruleReport,
  },
});

export const dismissed: ArticleEvent = {
  type: 'FindingDismissed',
  data: { rule: 'figures-have-source', quote: 'It rose.', reason: null },
};

export const captions = (texts: readonly string[], only?: number): CaptionsEvent => ({
  type: 'CaptionsGenerated',
  data: {
    generationId: texts.join(),
    articleRevision: 1,
    captions: [...texts],
    ...(only !== undefined && { only }),
    provenance: {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: 'f00d',
      tokens: null,
      durationMs: 1,
      askedAgain: false,
    },
  },
});

/** A check with this many findings, each of which blocks; hints, which a reader may ignore, are not counted. */
export const checked = (faults: number): GenerationEvent => ({
  type: 'GenerationChecked',
  data: {
    found: { block: faults, warn: 0, info: 3, notChecked: 1 },
    rulesRevision: 0,
    brokenRules: [],
    durationMs: 1,
  },
});

export const aCall: ModelCall = {
  provider: 'openai',
  model: 'other',
  promptVersion: '1',
  promptHash: 'f00d',
  answerHash: 'beef',
  tokens: null,
  durationMs: 1,
};

export const revised = (call: ModelCall | null): GenerationEvent => ({
  type: 'GenerationRevised',
  data: { title: 'T', content: 'C', taken: false, sections: [], revisedFor: [], call, detail: null },
});
