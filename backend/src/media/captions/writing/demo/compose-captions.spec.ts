import { captionFaults } from '../caption-faults.js';
import { captionsAnswer, type CaptionsAnswer } from '../captions-answer.js';
import { captionInputs } from '../testing/captions.js';
import { composeCaptions } from './compose-captions.js';

const long = Array.from(
  { length: 12 },
  (_, at) =>
    `## Part ${at + 1}\n\nA collector in Lyon showed **page ${at + 1}** of the [policy](https://a.example). The adjuster, Dr. Moreau, read it twice. Why was the ${at + 1}th photograph missing from the file? Nobody at the auction house could say so.\n\n- Keep item ${at + 1}.`,
).join('\n\n');

const inputsOf = (content: string, earlier: readonly string[] = []) =>
  captionInputs({ article: { title: 'A title', content, category: 'Collectibles' }, earlier });

const texts = ({ captions }: CaptionsAnswer): string[] =>
  captions.map(({ sentences }) => sentences.join(' '));

describe('captions of the demo writer', () => {
  it.each([
    ['a long article', long],
    ['an article of one sentence', 'Keep the box and the papers of it together.'],
    ['an article without a sentence', '# Nothing'],
    ['an article in another script', '鑑定書と箱は一緒に保管してください。'],
    [
      'an article of lists',
      '- One thing that is long enough to count.\n- Another thing that is long enough.',
    ],
  ])('of %s keep every rule', (_, content) => {
    const answer = composeCaptions(inputsOf(content));
    expect(captionsAnswer.safeParse(answer).error).toBeUndefined();
    expect(captionFaults(answer, inputsOf(content))).toEqual([]);
  });

  it('are sentences of the article', () => {
    const plain = long.replaceAll('**', '');
    for (const { sentences } of composeCaptions(inputsOf(long)).captions) {
      expect(sentences.some((sentence) => plain.includes(sentence))).toBe(true);
    }
  });

  it('are the same for the same article, and others when it has had some', () => {
    const first = texts(composeCaptions(inputsOf(long)));
    expect(texts(composeCaptions(inputsOf(long)))).toEqual(first);
    const second = texts(composeCaptions(inputsOf(long, first)));
    expect(second.filter((text) => first.includes(text))).toEqual([]);
  });

  it('keep off the tags of the brand', () => {
    const inputs = {
      ...inputsOf(long),
      brandTags: ['#Collectibles', '#CollectorInsurance', '#AuctionMarket'],
    };
    expect(captionFaults(composeCaptions(inputs), inputs)).toEqual([]);
  });
});
