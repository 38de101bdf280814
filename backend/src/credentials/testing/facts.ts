import type { ImageFacts, TextFacts } from '../statements/facts.js';

/** The facts of a text that a model drafted and two people edited. */
export const editedText: TextFacts = {
  articleId: '8d7c2a52-6a0e-5f0c-9a35-0d5f0b6a1c11',
  title: 'What a watch is worth',
  number: 1,
  revision: 4,
  contentHash: 'ab'.repeat(32),
  rulesRevision: 2,
  origins: { words: 884, drafted: 672, proposed: 0, person: 212, people: 2 },
  models: ['gpt-5.6-terra'],
  asDrafted: false,
  draftedAt: '2026-11-25T09:30:00.000Z',
  promotedAt: '2026-11-27T12:00:00.000Z',
  promotedByPerson: true,
  openedForReview: true,
  approvals: 1,
  publisher: 'Example Desk',
  editors: [],
  responsible: { name: 'Jane Doe', role: 'Editor-in-chief', contact: 'desk@example.com' },
  checkpoint: { origin: 'desk.example.com/record', size: 42, root: 'cd'.repeat(32) },
};

/** The facts of an image that a model drew. */
export const drawnImage: ImageFacts = {
  title: 'A watch on a table',
  source: 'drawn',
  model: 'gpt-image-2',
  creator: null,
  credit: null,
  licence: null,
  licenceUrl: null,
  sourcePage: null,
  at: '2026-11-26T09:30:00.000Z',
  chosen: false,
  brought: null,
  publisher: 'Example Desk',
};

/** The facts of a photograph that somebody took. */
export const foundImage: ImageFacts = {
  ...drawnImage,
  source: 'found',
  model: null,
  creator: 'Ada Lovelace',
  credit: 'Ada Lovelace, CC BY 2.0',
  licence: 'CC BY 2.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/2.0/',
  sourcePage: 'https://photos.example/1',
};
