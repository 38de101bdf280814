import { seededWholeNumbers } from '../../../../checks/testing/seeded-random.js';
import { editedText, drawnImage, foundImage } from '../testing/facts.js';
import {
  actionsOf,
  actionsOfImage,
  addressOf,
  oversightOf,
  oversightOfImage,
  sourceTypeOf,
} from './actions.js';
import type { TextFacts, WordOrigins } from './facts.js';
import { textStatement } from './text-statement.js';

const words = (origins: Partial<WordOrigins>): WordOrigins => {
  const { drafted = 0, proposed = 0, person = 0, people = person > 0 ? 1 : 0 } = origins;
  return { words: drafted + proposed + person, drafted, proposed, person, people };
};
const of = (origins: Partial<WordOrigins> | null, rest: Partial<TextFacts> = {}): TextFacts => ({
  ...editedText,
  origins: origins && words(origins),
  ...rest,
});
const told = (facts: TextFacts): string[] =>
  actionsOf(facts).map(({ action, digitalSourceType = '' }) =>
    [action, digitalSourceType.split('/').at(-1)].filter((part) => part !== '').join(' '),
  );

const created = 'c2pa.created trainedAlgorithmicMedia';
const published = 'c2pa.published';

describe('a text that a model drafted', () => {
  const untouched = of({ drafted: 884 }, { asDrafted: true });

  it('and nobody changed says so, and is validated only if somebody opened it', () => {
    expect(told(untouched)).toEqual([created, published]);
    expect(textStatement(untouched)).toBe(
      'Written by an AI model (gpt-5.6-terra). Nobody changed a word. ' +
        'Approved on 27 November 2026; responsible: Jane Doe, Example Desk.',
    );
    expect(oversightOf(untouched)).toBe('human_validated');
    expect(oversightOf({ ...untouched, openedForReview: false })).toBe('prompt_guided');
  });

  it('and people edited says how many changed how much', () => {
    const edited = of({ drafted: 672, person: 212, people: 2 });
    expect(told(edited)).toEqual([created, 'c2pa.edited humanEdits', published]);
    expect(actionsOf(edited)[1]).toMatchObject({ description: '212 of 884 words by two people' });
    expect(textStatement(edited)).toBe(
      'Drafted by an AI model (gpt-5.6-terra). Two people changed 212 of 884 words. ' +
        'Approved on 27 November 2026; responsible: Jane Doe, Example Desk.',
    );
    expect(oversightOf(edited)).toBe('human_validated');
  });

  it('and people only shortened claims no words of theirs', () => {
    const shortened = of({ drafted: 600 });
    expect(told(shortened)).toEqual([created, 'c2pa.edited', published]);
    expect(textStatement(shortened)).not.toContain('Nobody');
  });

  it('and of which nobody counted the words does not say how many', () => {
    const uncounted = of(null);
    expect(told(uncounted)).toEqual([created, published]);
    expect(textStatement(uncounted)).toMatch(/^Drafted by .+ was not counted\. Approved/);
  });
});

describe('a text of an archive', () => {
  const ofArchive = (origins: WordOrigins | null): TextFacts => ({ ...editedText, models: [], origins });
  const counts = { words: 900, drafted: 0, proposed: 0, person: 0, people: 0, imported: 900 };

  it.each([
    ['as it came', ofArchive(counts)],
    ['that people edited', ofArchive({ ...counts, imported: 800, person: 100, people: 1 })],
    ['of which nobody counted the words', ofArchive(null)],
  ])('%s claims nothing of how it was written, and discloses no model', (_, facts) => {
    expect(actionsOf(facts)[0]).toEqual({ action: 'c2pa.opened', when: facts.draftedAt });
    expect([sourceTypeOf(facts), oversightOf(facts)]).toEqual([undefined, null]);
    expect(textStatement(facts)).toMatch(
      /came from an archive, which doesn’t tell how (?:it was|they were) written\./,
    );
    expect(textStatement(facts)).not.toContain('model');
  });

  it('into which proposals of a model were taken is a model’s in part', () => {
    const facts = ofArchive({ ...counts, imported: 800, proposed: 100 });
    expect(sourceTypeOf(facts)).toBe('compositeWithTrainedAlgorithmicMedia');
    expect(oversightOf(facts)).toBe('human_validated');
  });

  it('of which no word is left is not the archive’s any more', () => {
    const facts = ofArchive({ ...counts, imported: 0, person: 900, people: 1 });
    expect(sourceTypeOf(facts)).toBe('digitalCreation');
    expect(textStatement(facts)).toMatch(/^Written by people\. /);
  });
});

describe('a text that people wrote', () => {
  it('alone discloses no model', () => {
    const facts = of({ person: 500, people: 1 });
    expect(told(facts)).toEqual(['c2pa.created digitalCreation', published]);
    expect(oversightOf(facts)).toBeNull();
    expect(textStatement(facts)).toMatch(/^Written by people\. Approved/);
  });

  it('with proposals of a model that they accepted says how much of it', () => {
    const facts = of({ person: 500, proposed: 30 });
    expect(told(facts)).toEqual([
      'c2pa.created digitalCreation',
      'c2pa.edited compositeWithTrainedAlgorithmicMedia',
      published,
    ]);
    expect(textStatement(facts)).toMatch(
      /^Written by people, who accepted 30 of 530 words from an AI model \(gpt-5\.6-terra\)\. /,
    );
    expect(oversightOf(facts)).toBe('human_validated');
  });
});

it('a text that nobody approved says so', () => {
  const facts = of({ drafted: 10 }, { promotedByPerson: false, responsible: null });
  expect(oversightOf(facts)).toBe('fully_autonomous');
  expect(textStatement(facts)).toMatch(/Released on 27 November 2026, approved by nobody\.$/);
});

it('the day of an approval is that of the house', () => {
  const facts = { ...editedText, promotedAt: '2026-11-28T03:00:00.000Z' };
  expect(textStatement(facts, 'America/New_York')).toContain('Approved on 27 November 2026');
});

describe('an image', () => {
  it('that was drawn is of a model; one that was found claims nothing', () => {
    expect(actionsOfImage(drawnImage)[0]).toMatchObject({
      action: 'c2pa.created',
      digitalSourceType: addressOf('trainedAlgorithmicMedia'),
    });
    expect(actionsOfImage(foundImage)[0]).toEqual({ action: 'c2pa.opened', when: foundImage.at });
    expect(oversightOfImage(foundImage)).toBeNull();
    expect(oversightOfImage({ ...drawnImage, chosen: true })).toBe('human_validated');
  });
});

it('in random histories the sentence, the actions and the counts say the same', () => {
  const next = seededWholeNumbers(42);
  for (let round = 0; round < 2_000; round += 1) {
    const part = (): number => (next(2) === 0 ? 0 : 1 + next(900));
    const [drafted, proposed, person] = [part(), part(), part()];
    const asDrafted = proposed + person === 0 && next(2) === 0;
    const facts = of(
      { drafted, proposed, person, people: person > 0 ? 1 + next(12) : 0 },
      { asDrafted, openedForReview: next(2) === 0, promotedByPerson: next(4) > 0 },
    );
    const statement = textStatement(facts);
    const actions = told(facts);
    const oversight = oversightOf(facts);
    const isOfModel = drafted + proposed > 0;

    expect(actions.filter((one) => /^c2pa\.(created|opened)/.test(one))).toHaveLength(1);
    expect(actions[0] === created).toBe(isOfModel && (drafted > 0 || person === 0));
    expect(actions.includes('c2pa.edited humanEdits')).toBe(actions[0] === created && person > 0);
    expect(actions.some((one) => one.endsWith('compositeWithTrainedAlgorithmicMedia'))).toBe(proposed > 0);
    expect(oversight !== null).toBe(isOfModel);
    expect(/\bAI model/.test(statement)).toBe(isOfModel);
    expect(statement.includes('Nobody changed a word')).toBe(drafted > 0 && asDrafted);
    expect(/ changed [\d,]+ of/.test(statement)).toBe(actions.includes('c2pa.edited humanEdits'));
    if (oversight === 'human_validated') {
      expect(facts.promotedByPerson && (facts.openedForReview || person + proposed > 0)).toBe(true);
      expect(statement).toContain('Approved on');
    }
    if (oversight === 'fully_autonomous') expect(statement).toContain('approved by nobody');
    for (const count of [person, proposed].filter((one) => isOfModel && one > 0)) {
      const all = drafted + proposed + person;
      if (count === person && actions[0] !== created) continue;
      expect(statement).toContain(`${count.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} words`);
    }
  }
});
