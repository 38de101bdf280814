import { given } from '../../../platform/event-sourcing/testing/given.js';
import { headerImagesDecider, type HeaderImagesCommand } from './header-images.decider.js';
import type { HeaderImage, HeaderImagesEvent } from './header-images.events.js';

const image = (id: string): HeaderImage => ({
  id,
  sha256: `hash of ${id}`,
  type: 'search',
  title: 'Watch movement',
  source: 'flickr',
  creator: null,
  licence: 'CC0 1.0',
  licenceUrl: null,
  sourcePage: null,
  provenance: null,
});
const set = { articleRevision: 3, images: ['a', 'b', 'c'].map(image) };
const reason = 'The image model is rate limited.';

const record = (generationId: string, of = set): HeaderImagesCommand => ({
  type: 'record-generated',
  generationId,
  ...of,
});
const generated = (generationId: string, of = set): HeaderImagesEvent => ({
  type: 'HeaderImagesGenerated',
  data: { generationId, ...of },
});
const recordIncomplete = (ids: string[], articleRevision = 3): HeaderImagesCommand => ({
  type: 'record-incomplete',
  articleRevision,
  images: ids.map(image),
  reason,
});
const incomplete = (ids: string[], articleRevision = 3): HeaderImagesEvent => ({
  type: 'HeaderImagesIncomplete',
  data: { articleRevision, images: ids.map(image), reason },
});

describe('an article without images', () => {
  const nothing = given(headerImagesDecider);

  it('gets a set', () => nothing.when(record('g1')).then(generated('g1')));
  it('keeps what worked of one', () => nothing.when(recordIncomplete(['a'])).then(incomplete(['a'])));
  it('keeps nothing of nothing', () => nothing.when(recordIncomplete([])).thenNothing());
});

describe('an article with a set', () => {
  const withSet = given(headerImagesDecider, generated('g1'));

  it('gets another', () => withSet.when(record('g2')).then(generated('g2')));
  it('has that of a repeated request already', () => withSet.when(record('g1')).thenNothing());
  it('is one more each time', () => {
    const after = (...events: HeaderImagesEvent[]) =>
      events.reduce(headerImagesDecider.evolve, headerImagesDecider.initialState).sets;
    expect([
      after(),
      after(generated('g1')),
      after(generated('g1'), incomplete(['d']), generated('g2')),
    ]).toEqual([0, 1, 2]);
  });
  it('keeps what worked of the next', () => withSet.when(recordIncomplete(['d'])).then(incomplete(['d'])));
});

describe('an article with part of a set', () => {
  const withPart = given(headerImagesDecider, generated('g1'), incomplete(['d']));

  it('gets the whole', () => withPart.when(record('g2')).then(generated('g2')));
  it('keeps more of it', () => withPart.when(recordIncomplete(['d', 'e'])).then(incomplete(['d', 'e'])));
  it('is not told twice of the same part', () => withPart.when(recordIncomplete(['d'])).thenNothing());
  it('keeps the same picture for another text', () =>
    withPart.when(recordIncomplete(['d'], 4)).then(incomplete(['d'], 4)));
  it('has nothing left of it after the whole', () =>
    given(headerImagesDecider, incomplete(['d']), generated('g2'))
      .when(recordIncomplete(['d']))
      .then(incomplete(['d'])));
});

const recordImported = (importId: string, ids = ['x', 'y']): HeaderImagesCommand => ({
  type: 'record-imported',
  importId,
  articleRevision: 0,
  images: ids.map(image),
});
const imported = (importId: string, ids = ['x', 'y']): HeaderImagesEvent => ({
  type: 'HeaderImagesImported',
  data: { importId, articleRevision: 0, images: ids.map(image) },
});

describe('pictures of an archive', () => {
  it('become the set of an article without one', () =>
    given(headerImagesDecider).when(recordImported('i1')).then(imported('i1')));
  it('replace those of an import before, where they have changed', () => {
    const before = given(headerImagesDecider, imported('i1'));
    before.when(recordImported('i2', ['x', 'z'])).then(imported('i2', ['x', 'z']));
    before.when(recordImported('i2')).thenNothing();
  });
  it('come once from an import', () =>
    given(headerImagesDecider, imported('i1'))
      .when(recordImported('i1', ['z']))
      .thenNothing());
  it('replace nothing that was made here', () =>
    given(headerImagesDecider, imported('i1'), generated('g1'))
      .when(recordImported('i2', ['z']))
      .thenNothing());
  it('give way to what is made here', () =>
    given(headerImagesDecider, imported('i1')).when(record('g1')).then(generated('g1')));
});
