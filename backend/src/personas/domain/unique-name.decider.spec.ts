import { given } from '../../platform/event-sourcing/testing/given.js';
import { duplicateName, uniqueNameDecider } from './unique-name.decider.js';
import type { UniqueNameEvent } from './unique-name.events.js';

const claimedBy = (owner: string): UniqueNameEvent => ({
  type: 'NameClaimed',
  data: { name: 'The Appraiser', owner },
});
const releasedBy = (owner: string): UniqueNameEvent => ({
  type: 'NameReleased',
  data: { name: 'The Appraiser', owner },
});
const claim = (owner: string, abandonedBy?: string) => ({
  type: 'claim' as const,
  name: 'The Appraiser',
  owner,
  abandonedBy,
});
const release = (owner: string) => ({ type: 'release' as const, name: 'The Appraiser', owner });

describe.each([
  ['a name that nobody ever had', []],
  ['a name that was given back', [claimedBy('a'), releasedBy('a')]],
])('%s', (_state, history) => {
  const name = given(uniqueNameDecider, ...history);

  it('is free', () => {
    name.when(claim('b')).then(claimedBy('b'));
    name.when(claim('b', 'a')).then(claimedBy('b'));
  });
  it('cannot be given back', () => name.when(release('a')).thenNothing());
});

describe('a name that somebody has', () => {
  const name = given(uniqueNameDecider, claimedBy('a'));

  it('stays theirs when they ask again', () => name.when(claim('a')).thenNothing());
  it('is refused to others', () => name.when(claim('b')).thenRefused('duplicate-name'));
  it('goes to another when its owner has abandoned it', () =>
    name.when(claim('b', 'a')).then(claimedBy('b')));
  it('stays when it was somebody else who abandoned it', () =>
    name.when(claim('c', 'b')).thenRefused('duplicate-name'));
  it('is given back by its owner only', () => {
    name.when(release('b')).thenNothing();
    name.when(release('a')).then(releasedBy('a'));
  });
});

it('a refused name is the fault of the field', () => {
  const message = 'A persona named “The Appraiser” already exists.';
  expect(duplicateName('The Appraiser')).toMatchObject({
    message,
    details: { errors: [{ field: 'name', message }] },
  });
});
