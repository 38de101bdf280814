import { signedFile, signedImagesDecider, type SignedImages } from './signed-images.decider.js';
import type { SignedImage } from './signed-images.events.js';

const file: SignedImage = {
  image: 'i-1',
  mediaType: 'image/png',
  contentSha256: 'aa',
  manifest: 'AAAA',
  sha256: 'bb',
  issuer: 'Root',
  fingerprint: 'cc',
};

const { decide, evolve, initialState } = signedImagesDecider;
const sign = (state: SignedImages, changes: Partial<SignedImage> = {}) =>
  decide({ type: 'sign', ...file, ...changes }, state);
const after = (state: SignedImages, changes: Partial<SignedImage> = {}): SignedImages =>
  sign(state, changes).reduce(evolve, state);

it('a file of a picture is signed once, whoever signs it at the same time', () => {
  const once = after(initialState);
  expect(sign(once, { manifest: 'BBBB' })).toEqual([]);
  expect(signedFile(once, file)).toEqual(file);
});

it.each([{ contentSha256: 'ab' }, { image: 'i-2' }])('another file is signed, too: %j', (changes) => {
  const both = after(after(initialState), changes);
  expect(both.signed).toHaveLength(2);
  expect(signedFile(both, { ...file, ...changes })).toMatchObject(changes);
});
