import type { GenerationOrder, ModelCall } from '../generation.events.js';

/** An order for one article, without anything unusual. */
export const order: GenerationOrder = {
  authorId: 'ines',
  personaId: 'p',
  categoryId: 'c',
  customPrompt: null,
  ideaId: null,
  batch: null,
  sibling: null,
  plan: null,
  pipeline: 'full',
  outlineFirst: false,
  sources: [],
  unreadable: [],
};

/** A call to the model, without anything unusual. */
export const call: ModelCall = {
  provider: 'openai',
  model: 'm',
  promptVersion: '1',
  promptHash: 'h',
  tokens: { input: 1, output: 2 },
  durationMs: 3,
  answerHash: 'a',
};
