import { passagesFor, type Passage } from './passage.js';

const report = {
  id: 's1',
  title: 'The year in sales',
  text: 'In 2024 the house sold 1,240 lots for 17.8 million dollars. “Buyers ask for papers before they ask for a price,” its director said. Forty percent of the lots were watches. The oldest was made in 1798, and twelve bidders wanted it.',
};
const guide = {
  id: 's2',
  title: 'A guide to storage',
  text: 'Keep paper at 18 degrees and at a humidity of 45 percent. Tin rusts, cedar does not. A box should be opened twice a year. Never seal a box that has been wet, the guide warns.',
};
const sources = [report, guide];

const figures = passagesFor('figures-have-source');

const unsourced: Passage[] = [
  figures.wrong('The market is growing. Prices of such watches rose by 12 percent last year.'),
  figures.wrong('The collection was insured, and it was sold for $4.2 million to a museum.'),
  figures.wrong('A study found that most of the owners have never read their own policy.'),
  figures.wrong('The same clock sold for much less in 1987, when nobody asked for the papers.'),
  figures.wrong('About 30% of the claims are refused because of a missing photograph of the item.'),
  figures.wrong('Recent research suggests that the humidity of a room matters more than its light.'),
  figures.wrong('Demand has doubled since 2015, and the workshops have not kept up with it.'),
  figures.wrong('The repair of the dial came to 900 dollars, which was more than the watch was worth.'),
  figures.fine(
    'Prices of such watches rose by 12 percent last year, according to the yearbook of the trade.',
  ),
  figures.fine('Prices of such watches rose by 12 percent in the year after the sale [s1].'),
  figures.fine('Prices rose by 12 percent, as [the house reports](https://house.example/2024) of its sales.'),
  figures.fine('If a watch is insured for $5,000 and repaired for $400, the excess is what you pay.'),
  figures.fine('Keep the room at the humidity that the maker of the box names in the leaflet.'),
  figures.fine('The house was founded in 1872 by two brothers who had one clock between them.'),
  figures.fine('Would you pay $900 for the repair of a dial that is worth less than that?'),
  figures.fine(
    'For example, a policy of $10,000 with an excess of five percent leaves you with $500 to pay.',
  ),
  figures.fine('It is 100% wool, and the moths that live in the drawer know it as well as you do.'),
  figures.fine('Open the box in the spring and in the autumn, and write down what you have seen in it.'),
];

const byModel = [{ start: 0, end: Infinity }];
const cites = passagesFor('citations-resolve', { sources });

const resolved: Passage[] = [
  cites.fine('Buyers ask for papers [s1]. Cedar does not rust [s2].'),
  cites.fine('Buyers ask for papers, and cedar does not rust [s1][s2].'),
  cites.fine({ content: 'Buyers ask for papers.', sources: [] }),
  cites.fine({
    content: 'Buyers ask for papers [s1].',
    sources: [{ ...report, url: 'https://house.example/2024' }],
    modelWords: byModel,
  }),
  cites.fine('Buyers ask for papers, and cedar does not rust [s1, s2].'),
  cites.fine('Buyers ask for papers [S1], and cedar does not rust [S2].'),
  cites.fine('Buyers ask for papers, and cedar does not rust [s1; s2].'),
  cites.fine('Buyers ask for papers, and cedar does not rust [s1–s2].'),
  cites.wrong('Buyers ask for papers, and cedar does not rust [s1, s3].'),
  cites.wrong('Buyers ask for papers [s1]. Cedar does not rust [S4].'),
  cites.wrong('Buyers ask for papers [s1]. Cedar does not rust [s2; s7].'),
  cites.wrong('Buyers ask for papers [s1]. Cedar does not rust [s3].'),
  cites.wrong('Buyers ask for papers [s1].'),
  cites.wrong('Buyers ask for papers, and cedar does not rust.'),
  cites.wrong({
    content: 'Buyers ask for papers [s1]; see [the list](https://made-up.example/list).',
    sources: [report],
    modelWords: byModel,
  }),
  cites.fine({
    content: 'Buyers ask for papers [s1]; see [the list](https://typed.example/list).',
    sources: [report],
  }),
  cites.wrong({ content: 'Tin rusts [s12].', sources: [guide] }),
  ...[
    'See <https://made-up.example/list> for more.',
    'See https://made-up.example/list for more.',
    'See www.made-up.example.',
    'See [the list][1].\n\n[1]: https://made-up.example/list',
    'See [the list](//made-up.example/list).',
    '![A box](https://made-up.example/box.jpg)',
    'See <a href="https://made-up.example/list">the list</a>.',
    'Write to [the house](mailto:somebody@made-up.example).',
    'See https://house.example/2025 for more.',
  ].map((content) =>
    cites.wrong({
      content,
      sources: [{ ...report, url: 'https://house.example/2024' }],
      modelWords: byModel,
    }),
  ),
  ...[
    'See [the report](https://house.example/2024/) [s1].',
    'See https://www.house.example/2024, as was asked [s1].',
    'See [the report](http://house.example/2024#sales) [s1].',
    'See **https://house.example/2024** (https://house.example/2024) [s1].',
    'See [the desk](https://desk.example/a_(b)) [s1].',
    'See [our page](https://block.example/ask?a=1&amp;b=2) [s1].',
    'The command is `curl https://made-up.example` [s1].',
  ].map((content) =>
    cites.fine({
      content,
      sources: [{ ...report, url: 'https://house.example/2024' }],
      asked: ['Link to https://desk.example/a_(b), please.'],
      rules: { required_blocks: [{ name: 'Ask', text: 'Ask [us](https://block.example/ask?a=1&b=2).' }] },
      modelWords: byModel,
    }),
  ),
];

const quotes = passagesFor('quotations-exist', { sources });

const quoted: Passage[] = [
  quotes.fine('“Buyers ask for papers before they ask for a price,” the director said [s1].'),
  quotes.fine('The director put it so: “Buyers ask for papers … before they ask for a price” [s1].'),
  quotes.fine('“Tin rusts, cedar does not,” says the guide [s2].'),
  quotes.fine('The house says that “[b]uyers ask for papers before they ask for a price” [s1].'),
  quotes.fine('An old rule, “never trust a clean box”, is not in any guide. Cedar does not rust [s2].'),
  quotes.fine('The guide’s word for it is “humidity” [s2].'),
  quotes.fine('‘Tin rusts, cedar does not,’ says the guide [s2].'),
  quotes.fine("'Never seal a box that has been wet,' the guide warns [s2]."),
  quotes.fine('« Tin rusts, cedar does not » [s2].'),
  quotes.fine('„Tin rusts, cedar does not“ [s2].'),
  quotes.fine('“Tin rusts, cedar does not. A box should be opened twice a year.” [s2]'),
  quotes.fine('> Tin rusts, cedar does not. A box should be opened twice a year.\n>\n> — The guide [s2]'),
  quotes.fine('“Tin rusts, cedar does not.\n\n“A box should be opened twice a year,” says the guide [s2].'),
  quotes.fine("The dealers' boxes and the owners' papers are kept apart, it's said [s1]."),
  quotes.fine('A 12" dial and a 14" case want the same room [s2].'),
  quotes.fine('“In 2024 the house sold 1’240 lots for $17,800,000” is how it counts [s1].'),
  quotes.fine('“Tin rusts, cedar does not” [s2], but “buyers ask for papers” [s1].'),
  quotes.fine('Its report, “The year in sales”, is short [s1].'),
  quotes.fine('The dealers call it a ‘quiet box’ and leave it at that [s2].'),
  quotes.wrong('“The room was cold. Nobody raised a hand for an hour.” [s1]'),
  quotes.wrong('“The room was cold. Nobody raised a hand for an hour,” the director said [s1].'),
  quotes.wrong('‘The room was cold. Nobody raised a hand for an hour,’ the director said [s1].'),
  quotes.wrong("'The room was cold. Nobody raised a hand for an hour,' the director said [s1]."),
  quotes.wrong('«The room was cold. Nobody raised a hand for an hour» [s1].'),
  quotes.wrong('„The room was cold. Nobody raised a hand for an hour“ [s1].'),
  quotes.wrong('> The room was cold. Nobody raised a hand for an hour. [s1]'),
  quotes.wrong('As the director puts it [s1]:\n\n> The room was cold. Nobody raised a hand for an hour.'),
  quotes.wrong('“The room was cold.\n\n“Nobody raised a hand for an hour,” the director said [s1].'),
  quotes.wrong('| who | what |\n|-|-|\n| director | “The room was cold. Nobody came.” [s1] |'),
  quotes.wrong('## “The room was cold and nobody came” [s1]\n\nSo the report begins.'),
  quotes.wrong('"The room was "cold" that night. Nobody came," the director said [s1].'),
  quotes.wrong('“Tin rusts, cedar does not” [s1], but “buyers ask for papers” [s2].'),
  quotes.wrong('“In 2024 the house sold 1,420 lots for 17.8 million dollars” is how it counts [s1].'),
  quotes.wrong('“Buyers ask for a price before they ask for papers,” the director said [s1].'),
  quotes.wrong('“Cedar rusts more slowly than tin does,” says the guide [s2].'),
  quotes.wrong('“Tin rusts, cedar does not,” the director said [s1].'),
  quotes.wrong('The guide warns: “Never open a box that has been wet” [s2].'),
  quotes.wrong('“Buyers ask for papers and photographs before they ask for a price” is its motto [s1].'),
];

const numbers = passagesFor('numbers-from-sources', { sources });

const numbered: Passage[] = [
  numbers.fine('The house sold 1,240 lots in 2024 [s1].'),
  numbers.fine('The sales of the year came to $17,800,000 [s1].'),
  numbers.fine('Of the lots, 40 percent were watches [s1].'),
  numbers.fine('The oldest lot, of 1798, had 12 bidders [s1].'),
  numbers.fine('Paper wants 18 degrees and 45 percent of humidity [s2].'),
  numbers.fine('Open the box at least 2 times a year [s2].'),
  numbers.fine('A box kept for 30 years smells of its room. Cedar does not rust [s2].'),
  numbers.wrong('The house sold 1,420 lots in 2024 [s1].'),
  numbers.wrong('The sales of the year came to 18.7 million dollars [s1].'),
  numbers.wrong('Of the lots, 60 percent were watches [s1].'),
  numbers.wrong('The oldest lot was made in 1789 [s1].'),
  numbers.wrong('Paper wants 21 degrees [s2].'),
  numbers.wrong('A humidity of 65 percent is best for paper [s2].'),
];

/** The passages about sources. */
export const sourced: readonly Passage[] = [...unsourced, ...resolved, ...quoted, ...numbered];
