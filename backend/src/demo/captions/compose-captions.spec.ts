import { weightedLength } from '../../../../checks/text/weighted-length.js';
import { CaptionChecks, type CaptionInputs, captionsShape, networks } from '../../media/contract.js';
import { captionInputs } from '../../media/captions/writing/testing/captions.js';
import { composeCaptions } from './compose-captions.js';

const asked = (at: number) => [
  `Why was the ${at}th photograph missing from the file?`,
  'The adjuster, Dr. Moreau, read it twice.',
];

/** An article in which the second sentence of every other paragraph has a full stop that ends nothing. */
const long = Array.from({ length: 12 }, (_, index) => index + 1)
  .map((at) => {
    const further = (at % 2 ? asked(at) : asked(at).reverse()).join(' ');
    return `## Part ${at}\n\nA collector in Lyon showed **page ${at}** of the [policy](https://a.example). ${further} Nobody at the auction house could say so.\n\n- Keep item ${at}.`;
  })
  .join('\n\n');

const inputsOf = (content: string, earlier: readonly string[] = []) =>
  captionInputs({ article: { title: 'A title', content, category: 'Collectibles' }, earlier });

/** The faults of composed captions, and their marks. */
function findings(inputs: CaptionInputs): string[] {
  const checks = new CaptionChecks(inputs);
  return composeCaptions(inputs).captions.flatMap((caption) => [
    ...checks.faults(caption),
    ...checks.marks(caption),
  ]);
}

const texts = ({ captions }: ReturnType<typeof composeCaptions>): string[] =>
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
    expect(captionsShape(3).safeParse(answer).error).toBeUndefined();
    expect(findings(inputsOf(content))).toEqual([]);
  });

  // Some of these took a minute when each place was searched to the text's end.
  it.each(['word ', '[', '[a](', 'a. ', '. ', '.', ' ', '”', '(', '[a](('])(
    'of two hundred thousand characters of nothing but %j come',
    (unit) => {
      const content = unit.repeat(200_000 / unit.length);
      expect(findings(inputsOf(content))).toEqual([]);
    },
  );

  it('take a link with brackets in its address, and a figure with a point, as they are read', () => {
    const content =
      'The [box of the watch](https://en.example/Box_(watch)) sold for 3.5 million francs. The papers stayed with the heirs. It ends.';
    expect(texts(composeCaptions(inputsOf(content)))).toContain(
      'The box of the watch sold for 3.5 million francs. The papers stayed with the heirs.',
    );
  });

  it('fit the networks that they are for, X with one hashtag', () => {
    const wordy = Array.from({ length: 12 }, (_, at) => {
      const rest = 'and keep it with the papers of the same year, in a folder that does not fade';
      return `Keep invoice number ${at + 1} ${rest}, ${rest}. Then write down who had it before, ${rest}.`;
    }).join('\n\n');
    const inputs = inputsOf(wordy);
    const { captions } = composeCaptions(inputs);
    const brand = { hashtags: inputs.brandTags, insightsUrl: inputs.link };
    const room = networks[0]?.room(brand) ?? 0;
    expect(captions).toHaveLength(3);
    expect(captions[0]?.tags).toHaveLength(1);
    expect(weightedLength(captions[0]?.sentences.join(' ') ?? '')).toBeLessThanOrEqual(room);
    expect(weightedLength(captions[1]?.sentences.join(' ') ?? '')).toBeGreaterThan(room);
  });

  it('are sentences of the article', () => {
    const plain = long.replaceAll('**', '');
    for (const { sentences } of composeCaptions(inputsOf(long)).captions) {
      expect(sentences.some((sentence) => plain.includes(sentence))).toBe(true);
    }
  });

  it('begin with nothing that only its place in the article explains', () => {
    const content = [
      'Policies have a view on empty houses. After a number of days the conditions of most of them change. Find the number of days in yours. A neighbor with a notebook satisfies most of the clauses.',
      'Then have the answers written on the invoice. Oral assurances evaporate before the claim is made.',
      'None of this makes an object better than it is. It does make the object easier to believe in.',
    ].join('\n\n');
    const beginnings = composeCaptions(inputsOf(content)).captions.map(({ sentences }) => sentences[0]);
    expect(beginnings).toContain('Policies have a view on empty houses.');
    expect(beginnings.filter((beginning) => content.includes(beginning ?? ''))).toHaveLength(1);
  });

  it('are the same for the same article, and others when it has had some', () => {
    const first = texts(composeCaptions(inputsOf(long)));
    expect(texts(composeCaptions(inputsOf(long)))).toEqual(first);
    const second = texts(composeCaptions(inputsOf(long, first)));
    expect(second.filter((text) => first.includes(text))).toEqual([]);
  });

  it('have a tag of what the title names, and none of what is mentioned by the way', () => {
    const content = `${long}\n\nA coin, a watch and an heir appear once.`;
    const article = { title: 'Insuring comics abroad', content, category: 'Collectibles' };
    const [onX, ...others] = composeCaptions(captionInputs({ article })).captions;
    expect(['#ComicCollecting', '#CollectorInsurance']).toContain(onX?.tags[0]);
    for (const { tags } of others) {
      expect(tags).toContain('#ComicCollecting');
      expect(tags).not.toContain('#CoinCollecting');
    }
  });

  it('keep off the tags of the brand', () => {
    const inputs = {
      ...inputsOf(long),
      brandTags: ['#Collectibles', '#CollectorInsurance', '#AuctionMarket'],
    };
    expect(findings(inputs)).toEqual([]);
  });
});
