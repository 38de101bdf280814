import { CaptionChecks } from './caption-faults.js';
import { captionInputs, goodAnswer, words } from './testing/captions.js';

const checks = new CaptionChecks(captionInputs());
const faultsOf = (...sentences: string[]): string[] => checks.faults(words(sentences));
const marksOf = (...sentences: string[]): string[] => checks.marks(words(sentences));
const second = 'Keep the papers.';

describe('captions without fault', () => {
  it.each(['#Horology', '#LuxuryLifestyle', '#MarketIntel', '#AlternativeAssets'])('may have %s', (tag) => {
    const tagged = words(['Keep the box.', second], [tag]);
    expect([...checks.faults(tagged), ...checks.marks(tagged)]).toEqual([]);
  });

  it('pass', () => {
    const found = goodAnswer.captions.flatMap((caption) => [
      ...checks.faults(caption),
      ...checks.marks(caption),
    ]);
    expect(found).toEqual([]);
  });

  it.each([
    'Rolex made the watch.',
    'The box costs 1200 dollars.',
    'Ask 3 dealers in Geneva!',
    'A policy of $1.5 million asks for it.',
    'Insurers’ photographs count, and I’d keep them.',
    'Ask this: Where are the papers?',
    '“Keep the papers.”',
    'Collecting a box is cheap…',
    'Unscheduled boxes stay at home.',
    'Agreed value sounds simple.',
    'Smart owners photograph everything.',
    'Appraisers, families and heirs ask for it.',
    'Discover what underwriters look for.',
    'Unlock what the box is worth.',
    'Here’s what dealers ask for.',
    'Savvy owners keep the papers.',
    'Keep the papers, i.e. Rolex receipts.',
  ])('and so does %s', (sentence) => {
    expect([...faultsOf(sentence, second), ...marksOf(sentence, second)]).toEqual([]);
  });
});

describe('a caption is refused', () => {
  it.each([
    ['a figure', 'The box costs 1,300 dollars.', 'the number 1,300 is not in the article.'],
    ['a part of a figure', 'The box costs 200 dollars.', 'the number 200 is not in the article.'],
    ['a year', 'It was so in 2025.', 'the number 2025 is not in the article.'],
  ])('for %s that the article does not have', (_, sentence, fault) => {
    expect(faultsOf(sentence, second)).toEqual([fault]);
  });

  it.each([
    ['has no end', 'Keep the box', 'does not end like a sentence.'],
    ['is two', 'Keep the box. Keep the papers.', 'is more than one sentence.'],
    ['has a hashtag', 'Keep the #box.', 'has a hashtag, a handle or an address in it.'],
    [
      'has an address',
      'Keep the box, see https://house.example!',
      'has a hashtag, a handle or an address in it.',
    ],
    [
      'has a bare address',
      'Keep the box, see house.example.',
      'has a hashtag, a handle or an address in it.',
    ],
  ])('for a sentence that %s', (_, sentence, fault) => {
    expect(faultsOf(sentence, second)).toEqual([`“${sentence}” ${fault}`]);
  });

  it('for no hashtag but the brand’s', () => {
    const faults = checks.faults(words(['Keep the box.', second], ['#one', '#Two']));
    expect(faults).toEqual(['it has no hashtag besides those of the brand.']);
  });
});

describe('a caption is marked', () => {
  it.each([
    ['a number in words', 'Ask four dealers.', '“four” is not in the article.'],
    ['another magnitude', 'A policy of 1.5 billion asks for it.', '“billion” is not in the article.'],
    ['a name', 'The dealers of Zurich ask for it.', 'The name “Zurich” is not in the article.'],
    [
      'a name with a possessive',
      'Then Christie’s box is sold.',
      'The name “Christie’s” is not in the article.',
    ],
    ['a name at the beginning', 'Cartier made the box.', 'The name “Cartier” is not in the article.'],
    [
      'a possessive at the beginning',
      'Sotheby’s sold the box.',
      'The name “Sotheby’s” is not in the article.',
    ],
    ['an abbreviation at the beginning', 'PSA looks at the box.', 'The name “PSA” is not in the article.'],
  ])('for %s that the article does not have', (_, sentence, mark) => {
    expect(marksOf(sentence, second)).toEqual([mark]);
    expect(faultsOf(sentence, second)).toEqual([]);
  });

  it.each(['#FineArt', '#Football', '#2026'])(
    'for the hashtag %s, which says nothing of the article',
    (tag) => {
      const caption = words(['Keep the box.', second], [tag]);
      expect(checks.marks(caption)).toEqual([`${tag} may have nothing to do with the article.`]);
      expect(checks.faults(caption)).toEqual([]);
    },
  );
});
