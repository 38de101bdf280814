import type { GenerationOrder } from '../generation.events.js';

/** For one article, and nothing out of the ordinary. */
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
