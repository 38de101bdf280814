import { maySee, type Reader } from './reader.js';

const admin: Reader = { id: 'admin', role: 'admin', assignedPersona: null };
const author: Reader = { id: 'ada', role: 'author', assignedPersona: 'archivist' };

describe('who may see an article', () => {
  it.each([
    ['an administrator: any', admin, { authorId: 'ada', personaId: 'archivist' }, true],
    ['an administrator: one of the scheduler', admin, { authorId: null, personaId: 'archivist' }, true],
    ['an author: one of the assigned persona', author, { authorId: null, personaId: 'archivist' }, true],
    ['an author: one they asked for', author, { authorId: 'ada', personaId: 'appraiser' }, true],
    ['an author: none of others', author, { authorId: 'bob', personaId: 'appraiser' }, false],
    [
      'an author without persona: none of the scheduler',
      { ...author, assignedPersona: null },
      { authorId: null, personaId: 'archivist' },
      false,
    ],
  ])('%s', (_, reader, article, seen) => {
    expect(maySee(reader, article)).toBe(seen);
  });
});
