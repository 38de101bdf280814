import { captionFaults } from './caption-faults.js';
import { beginningWith, captionInputs, goodAnswer, words } from './testing/captions.js';

const faultsOf = (...sentences: string[]): string[] =>
  captionFaults(beginningWith(words(sentences)), captionInputs());
const second = 'Keep the papers.';

describe('captions without fault', () => {
  it.each(['#Horology', '#LuxuryLifestyle', '#MarketIntel', '#AlternativeAssets'])('may have %s', (tag) => {
    const tagged = beginningWith(words(['Keep the box.', second], [tag]));
    expect(captionFaults(tagged, captionInputs())).toEqual([]);
  });

  it('pass', () => {
    expect(captionFaults(goodAnswer, captionInputs())).toEqual([]);
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
  ])('and so does %s', (sentence) => {
    expect(faultsOf(sentence, second)).toEqual([]);
  });
});

describe('a caption is refused', () => {
  it.each([
    ['a figure', 'The box costs 1,300 dollars.', 'the number 1,300 is not in the article.'],
    ['a part of a figure', 'The box costs 200 dollars.', 'the number 200 is not in the article.'],
    ['a year', 'It was so in 2025.', 'the number 2025 is not in the article.'],
    ['a number in words', 'Ask four dealers.', 'the number four is not in the article.'],
    [
      'another magnitude',
      'A policy of 1.5 billion asks for it.',
      'the number billion is not in the article.',
    ],
    ['a name', 'The dealers of Zurich ask for it.', 'the name “Zurich” is not in the article.'],
    [
      'a name with a possessive',
      'Then Christie’s box is sold.',
      'the name “Christie’s” is not in the article.',
    ],
    ['a name at the beginning', 'Cartier made the box.', 'the name “Cartier” is not in the article.'],
    [
      'a possessive at the beginning',
      'Sotheby’s sold the box.',
      'the name “Sotheby’s” is not in the article.',
    ],
    ['an abbreviation at the beginning', 'PSA looks at the box.', 'the name “PSA” is not in the article.'],
  ])('for %s that the article does not have', (_, sentence, fault) => {
    expect(faultsOf(sentence, second)).toEqual([`Caption 1: ${fault}`]);
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
    expect(faultsOf(sentence, second)).toEqual([`Caption 1: “${sentence}” ${fault}`]);
  });

  it.each([
    ['none but the brand’s', ['#one', '#Two'], 'it has no hashtag besides those of the brand.'],
    [
      'one of nothing',
      ['#Football'],
      'the hashtag #Football has to do neither with the article nor with the industry.',
    ],
    [
      'one of digits',
      ['#2026'],
      'the hashtag #2026 has to do neither with the article nor with the industry.',
    ],
  ])('for hashtags: %s', (_, tags, fault) => {
    const faults = captionFaults(beginningWith(words(['Keep the box.', second], tags)), captionInputs());
    expect(faults).toEqual([`Caption 1: ${fault}`]);
  });

  it('for saying what another says, in other letters and marks', () => {
    const same = words(['What does a policy ask for?', 'It asks for photographs!', 'THE box is not enough.']);
    expect(captionFaults(beginningWith(same), captionInputs())).toContain('Captions 1 and 2 say the same.');
  });
});
