import { aText } from '../checked.js';
import type { CheckedText } from '../../text/checked-text.js';
import type { Passage } from './passage.js';

/** A fault that an editor put into a passage without faults. */
export interface Planted {
  readonly fault: string;
  readonly clean: CheckedText;
  readonly faulty: CheckedText;
  /** The check that finds it; null if only a reader who understands the source can find it. */
  readonly foundBy: string | null;
}

const sale = {
  id: 's1',
  title: 'Results of the Geneva spring sale',
  text: 'The two-day sale in Geneva on 12 and 13 May 2023 made CHF 17.8 million with premium, the house said. Of the 214 lots offered, 88 sold above their high estimates. The reference 5711/1A in steel, estimated at CHF 60,000 to 90,000, was sold for CHF 112,500 after 31 bids. A cased pair of duelling pistols was withdrawn. “We saw new buyers from eleven countries, and most of them had never bid before,” said Katharina Brunner, head of the department. Prices for steel sports models fell 8 per cent against the autumn. A Duesenberg Model J of 1929 was sold in the same week for $5 million.',
};
const survey = {
  id: 's2',
  title: 'How owners insure what they collect',
  text: 'In 2022 the broker Halden & Moore asked 214 owners of wine, cards and watches. Of the 214 owners, 88 kept a written inventory. Some 3.5 million households own a collection worth more than £10,000. The average cellar held 640 bottles and was insured for £48,000. One owner in six had made a claim within five years. “An inventory without dates is a wish list,” said Owen Pryce, who led the survey. Theft led to 23 claims, and water to 41.',
};
const guide = {
  id: 's3',
  title: 'Agreed value: a guide for policyholders',
  text: 'Most policies pay the agreed value after a total loss, less the excess of £500. Wear, rust and moth are excluded. The insurer may ask for a valuation that is no older than three years. Claims must be reported within 14 days. A policy of this kind was first sold in London in 1904. The Eliasberg set of United States coins, completed in 1950, was named as a model of a documented collection.',
};
const sources = [sale, survey, guide];

/** @param told the fault, the original words, and the words that the editor put in their place */
const planted = (
  foundBy: string | null,
  [fault, was, becomes]: readonly [fault: string, was: string, becomes: string],
  content: string,
  title = 'What the spring sale says about steel',
): Planted => {
  if (!content.includes(was) && title !== was) throw new Error(`${was} does not stand in the passage.`);
  return {
    fault,
    foundBy,
    clean: aText({ title, content, sources }),
    faulty: aText({
      title: title === was ? becomes : title,
      content: content.replace(was, () => becomes),
      sources,
    }),
  };
};

/** The faults, planted in the manner of an article on collections and their insurance that gives its sources. */
export const plantedFaults: readonly Planted[] = [
  planted(
    'numbers-from-sources',
    ['a thousand for a million', 'CHF 17.8 million', 'CHF 17,800'],
    'For two days in May the room by the lake was full. With the premium the sale made CHF 17.8 million [s1], and the last lot was carried out through the kitchen.',
  ),
  planted(
    'numbers-from-sources',
    ['another currency', '$5 million', '£5 million'],
    'The Duesenberg had stood in one garage since the war. A man who does not drive bought it for $5 million [s1], on the tyres that it had come with.',
  ),
  planted(
    'numbers-from-sources',
    ['a million for a thousand', '£48,000', '£48 million'],
    'Wine is the quiet part of the survey. A cellar of the middling sort was insured for £48,000 [s2], which is less than most of the cars in front of those houses.',
  ),
  planted(
    'numbers-from-sources',
    ['the wrong year', '2022', '2012'],
    'A list of what one owns is dull work, and few people do it twice. When the broker asked in 2022 [s2], it was the inventory that told the careful from the rest.',
  ),
  planted(
    'numbers-from-sources',
    ['another reference number', '5711/1A', '5711/1R'],
    'The box, two links and a receipt from a shop that no longer exists were in the lot. The reference 5711/1A went for CHF 112,500 to a telephone [s1], and the room had been slow all along.',
  ),
  planted(
    'numbers-from-sources',
    ['the direction reversed', 'fell 8 per cent', 'rose 8 per cent'],
    'Not everything held. Steel fell 8 per cent from one sale to the next [s1], and the dealers in the second row, who had come by the night train, wrote nothing down.',
  ),
  planted(
    'numbers-from-sources',
    ['more than half for two in five', 'Fewer than half of', 'More than half of'],
    'Nobody likes to be asked for a list. Fewer than half of the owners kept a written inventory [s2], though every one of them owned a printer.',
  ),
  planted(
    'numbers-from-sources',
    ['two in three for two in five', 'Two owners in five', 'Two owners in three'],
    'It takes an evening with a lamp and a ruler. Two owners in five kept a written inventory [s2]; the others trusted their memory, or that of a wife.',
  ),
  planted(
    'numbers-from-sources',
    ['a share that the counts do not bear out', '41 per cent', '60 per cent'],
    'The bidding was lively where the estimates were modest. Of the lots, 41 per cent sold above their high estimates [s1], most of them before lunch.',
  ),
  planted(
    'numbers-from-sources',
    ['another number in words', 'Three and a half million', 'Five and a half million'],
    'This is not a hobby of a few. Three and a half million households own a collection [s2], and some of them do not know it yet.',
  ),
  planted(
    'numbers-from-sources',
    ['the figures of two sources exchanged', '640 bottles [s2]', '640 bottles [s1]'],
    'A cellar is counted once and then drunk from. The average one held 640 bottles [s2], and the list in the kitchen drawer said something else.',
  ),
  planted(
    'quotations-exist',
    ['a quotation altered', 'a wish list', 'a shopping list'],
    'The survey’s author is dry about it. “An inventory without dates is a wish list,” said Owen Pryce, who led it [s2].',
  ),
  planted(
    'quotations-exist',
    [
      'an invented quotation',
      '“We saw new buyers from eleven countries, and most of them had never bid before,”',
      '“The market has found its floor, and from here it can only be patient,”',
    ],
    'The head of the department had counted paddles. “We saw new buyers from eleven countries, and most of them had never bid before,” said Katharina Brunner [s1].',
  ),
  planted(
    'names-from-sources',
    [
      'an invented expert',
      'The survey does not say what became of the others.',
      'Photographs come first, says Marcus Thornbury, a valuer in Bath.',
    ],
    'Water led to 41 claims and theft to 23 [s2]. The survey does not say what became of the others. A leaking pipe is patient, and a cellar has many.',
  ),
  planted(
    'names-from-sources',
    ['a quotation given to somebody else', 'Owen Pryce', 'Eleanor Whitcombe'],
    '“An inventory without dates is a wish list,” said Owen Pryce, who led the survey [s2]. He had read some hundred of them, and few had a date.',
  ),
  planted(
    'figures-have-source',
    ['a vague consensus', 'The house gave no reason', 'Experts agree that the papers were at fault'],
    'The pistols in their case never came up [s1]. The house gave no reason. The empty stand remained in the window until Sunday.',
  ),
  planted(
    'figures-have-source',
    ['studies that nobody names', 'The guide does not say so', 'Studies have shown it again and again'],
    'Rust, wear and moth are excluded [s3]. The guide does not say so, but they are also the most patient of thieves. A dry box is cheaper than a dispute.',
  ),
  planted(
    'figures-have-source',
    [
      'a figure from memory',
      'The queue at the desk was long.',
      'Online bidding has grown by 35 per cent since then.',
    ],
    'The sale took place on 12 and 13 May 2023 [s1]. The queue at the desk was long. Those who came by train had to leave before the clocks.',
  ),
  planted(
    'promises',
    [
      'a policy that always pays',
      'Most policies pay the sum that was agreed after a total loss, less the excess',
      'A good policy always pays the sum that was agreed, whatever the cause',
    ],
    'Read the page that nobody reads. Most policies pay the sum that was agreed after a total loss, less the excess [s3]. What is a total loss is written elsewhere, in smaller type.',
  ),
  planted(
    'promises',
    ['advice to sue', 'ask for the reasons in writing', 'take the insurer to court before the year is out'],
    'A valuation of more than three years ago may be sent back [s3]. If the claim is refused, ask for the reasons in writing. A letter costs little, and it dates itself.',
  ),
  planted(
    'promises',
    [
      'advice to deduct',
      'You can ask the broker for a copy.',
      'You can deduct the valuation from your taxes.',
    ],
    'A valuation ages faster than the thing it values. You can ask the broker for a copy. Put it with the photographs, not with the object.',
  ),
  planted(
    'figures-agree',
    ['two totals', 'a total of CHF 17.8 million', 'a total of CHF 16.4 million'],
    'The Geneva sale made a total of CHF 17.8 million, the house said. It had hoped for less [s1].\n\nBy Sunday night the porters had packed. The total of CHF 17.8 million is no record, its director said, but no one had asked for one.',
  ),
  planted(
    'stock-phrases',
    [
      'a headline that would do for anything',
      'What 88 lists have in common',
      'Everything You Need to Know About Insuring Watches',
    ],
    'Eighty-eight of them had a list [s2]. The lists differ in length, paper and temper, and have one thing in common: somebody began them after a loss.',
    'What 88 lists have in common',
  ),
  planted(
    'stock-phrases',
    [
      'talk about the text',
      'A list begins with a pencil.',
      'In this article we will look at how a list is made.',
    ],
    'A list begins with a pencil. Write down what is there, then what is missing, then who told you so. Claims must be reported within 14 days [s3], and a list saves ten of them.',
  ),
  planted(
    null,
    ['a cause that no source gives', 'The house gave no reason', 'Its barrels had been replaced'],
    'The pistols in their case never came up [s1]. The house gave no reason. Two bidders who had come for them stayed for the clocks.',
  ),
  planted(
    null,
    [
      'the words of the source turned round',
      'new buyers from eleven countries',
      'the usual buyers from eleven countries',
    ],
    'In the room sat new buyers from eleven countries [s1], and the interpreters were the first to leave. What they took home was small enough for a coat pocket.',
  ),
];

/** The passages whose fault a check must find, each also without the fault. */
export const plantedPassages: readonly Passage[] = plantedFaults.flatMap(({ foundBy, clean, faulty }) =>
  foundBy === null
    ? []
    : [
        { rule: foundBy, wrong: true, text: faulty },
        { rule: foundBy, wrong: false, text: clean },
      ],
);
