import { passagesFor, type Passage } from './passage.js';

const bounds = (preferred_range = '') => ({
  format_and_quality_standards: {
    length: { min_words: 10, max_words: 30, preferred_range },
    must_include_at_least_one_of: [],
  },
});
const length = passagesFor('length', { rules: bounds() });

const lengths: Passage[] = [
  length.wrong('The box comes first.'),
  length.wrong('Keep the invoice, the box and the old strap.'),
  length.wrong(
    'A watch that was serviced twice in ten years has a file of its own, and in that file are the invoices of both services, the names of both workshops, a list of every part that was replaced, and a note of what was left as it was found.',
  ),
  length.fine('Keep the invoice, the box, the strap and the papers together.'),
  length.fine('Ask who wound the clock, and for how many years they did so.'),
  length.fine(
    'The ledger names three owners. Two of them are dead; the third, an engineer, still writes letters to the auction house about the missing key.',
  ),
  length.wrong({
    content: 'Keep the invoice, the box, the strap and the papers together.',
    rules: bounds('15-25 words'),
  }),
  length.fine({
    content: 'Keep the invoice, the box, the strap and all of the papers together in one dry drawer.',
    rules: bounds('15-25 words'),
  }),
];

const outline = [
  { heading: 'What the box proves', words: 12 },
  { heading: 'What it does not', words: 12 },
];
const budget = passagesFor('section-budget', { brief: { outline } });
const twelve = 'A box proves that somebody kept it, and nothing more than that.';

const budgets: Passage[] = [
  budget.fine(`## What the box proves\n\n${twelve}\n\n## What it does not\n\n${twelve}`),
  budget.fine(`## What the Box Proves\n\n${twelve} Still.\n\n## What it does not\n\n${twelve} Not yet.`),
  budget.wrong(`## What the box proves\n\n${twelve}\n\n## What it does not\n\nLittle else.`),
  budget.wrong(`## What the box proves\n\n${twelve} ${twelve}\n\n## What it does not\n\n${twelve}`),
  budget.wrong(`## What the box proves\n\n${twelve}`),
  budget.wrong(`## What the box proves\n\n${twelve}\n\n## Its limits\n\n${twelve}`),
  budget.fine(
    `Some words before.\n\n## What the box proves\n\n${twelve}\n\n## What it does not\n\n${twelve}`,
  ),
];

const approved = passagesFor('outline-points', {
  brief: {
    outline: [
      {
        heading: 'What the box proves',
        words: 40,
        points: ['Auction houses photograph the label inside the lid', 'Foam from the 1970s crumbles'],
      },
      { heading: 'What it does not', words: 40, points: ['A later box can be bought separately', 'Caution'] },
    ],
  },
});
const label = 'Every auction house takes a photograph of the label.';
const foam = 'The foam of a box from the 1970s has crumbled by now.';
const later = 'Nothing keeps a dealer from buying a later box.';

const points: Passage[] = [
  approved.fine(`## What the box proves\n\n${label} ${foam}\n\n## What it does not\n\n${later}`),
  approved.fine(`## Its limits\n\n${later}\n\n## Its proofs\n\n${foam}\n\n- ${label}`),
  approved.fine(
    '## Boxes\n\nHouses print the lid’s label in their catalogs. Old foam crumbles. Boxes are bought and sold, too.',
  ),
  approved.fine(`${label} ${foam} Boxes of a later year are for sale separately.`),
  approved.wrong(`## What the box proves\n\n${label} ${foam}`),
  approved.wrong(`## What it does not\n\n${later} ${label}`),
  approved.wrong('## What the box proves\n\nKeep the papers dry and the strap flat.'),
];

const headings = passagesFor('heading-tree');

const trees: Passage[] = [
  headings.fine('## The box\n\nKeep it.\n\n## The papers\n\nKeep them, too.'),
  headings.fine(
    '## The box\n\n### Its label\n\nRead it.\n\n### Its lining\n\nFeel it.\n\n## The papers\n\nKeep them.',
  ),
  headings.fine(
    '## Care\n\n- Dust it.\n- Wind it.\n\n## Storage\n\n| Room | Use |\n| --- | --- |\n| Attic | No |',
  ),
  headings.fine('The box\n---\n\nKeep it.\n\nThe papers\n---\n\nKeep them.'),
  headings.wrong('## The box\n\nKeep it.'),
  headings.wrong('Keep the box. Keep the papers, too.'),
  headings.wrong('## The box\n\nKeep it.\n\n#### Its label\n\nRead it.\n\n## The papers\n\nKeep them.'),
  headings.wrong('## The box\n\nKeep it.\n\n## The box\n\nKeep it dry.'),
  headings.wrong('## The box\n\n## The papers\n\nKeep them.'),
  headings.wrong('## The box\n\nKeep it.\n\n##\n\nKeep them.'),
  headings.wrong('## The box\n\nKeep it.\n\n## **The Box**\n\nKeep it dry.'),
];

const ending = passagesFor('complete-ending');

const endings: Passage[] = [
  ending.fine('## Keep it\n\nThe box comes first. Who would throw it away?'),
  ending.fine('Three things to keep:\n\n- the box\n- the papers\n- the strap'),
  ending.fine('The old dealer put it well: “Keep the box.”'),
  ending.fine('The label gives a year (and little else).'),
  ending.fine('Use `*` as a mark, and write 3 * 4 where you mean twelve.'),
  ending.fine('Keep the box.\n\n*Written for owners of one watch.*'),
  ending.fine('Keep the box.[^1]\n\n[^1]: Said by every dealer we asked.'),
  ending.fine('Keep the box, and keep the papers apart from it.¹'),
  ending.fine('Keep the box, and keep the papers apart from it.*'),
  ending.fine('Keep the box, and keep the papers apart from it.\\*'),
  ending.fine('Keep the box, and keep the papers apart from it.†'),
  ending.fine('Keep the box, and keep the papers apart from it.[s1]'),
  ending.fine('Keep the box, and keep the papers apart from it.[s1, s2]'),
  ending.fine('Keep the box, and keep the papers apart from it.[S1][s2]'),
  ending.fine('Keep the box, and keep the papers apart from it.[1]'),
  ending.fine('Keep the box, and keep the papers apart from it.<sup>1</sup>'),
  ending.fine('The dealer said it in German: „Nie ohne Papiere.“'),
  ending.wrong('Keep the box, and keep the papers apart from¹'),
  ending.wrong('Keep the box, and keep the papers apart from [s1, s2]'),
  ending.wrong('Keep the box, and keep the papers apart from*'),
  ending.wrong('The box comes first, because without it the'),
  ending.wrong('Keep the box.\n\n## What comes next'),
  ending.wrong('Keep the box.\n\n```\nserial = 1204'),
  ending.wrong('The **box comes first. Keep it dry.'),
  ending.wrong({ content: 'Keep the box. Keep the papers.', brief: { stoppedEarly: true } }),
  ending.wrong('Three things to keep:\n\n- the box\n- the papers,'),
  ending.wrong('The owner asked for the ledger; the house, which had moved twice since,'),
];

const links = passagesFor('links-and-images');

const addresses: Passage[] = [
  links.fine('Read [the catalogue](https://sale.example/lots/12) first.'),
  links.fine('Write to [the desk](mailto:desk@house.example).'),
  links.fine('See [the part on care](#care) and [our guide](/guide).'),
  links.fine('![A box of tin](https://img.example/box.jpg "Photo: the owner")'),
  links.fine('![A box of tin](https://img.example/box.jpg)\n\n*Photograph by the owner, 2019.*'),
  links.fine('No link is in this text, only the word example.com.'),
  links.wrong('Read [the catalogue](http//sale.example/lots/12) first.'),
  links.wrong('Read [the catalogue](https://) first.'),
  links.wrong('![](https://img.example/box.jpg "Photo: the owner")'),
  links.wrong('![A box of tin](https://img.example/box.jpg)\n\nThe tin is older than the watch.'),
  links.wrong('Read [](https://sale.example/lots/12) first.'),
  links.wrong('Write to [the desk](mailto:desk at house.example).'),
  ...[
    '[the list]()',
    '[the list]( )',
    '[the list](<>)',
    '![A box]()',
    '![]()',
    '![A box](<> "Photo: us")',
  ].map((link) => links.wrong(`See ${link} first.`)),
  ...['<>', 'http//sale.example/lots'].map((address) => links.wrong(`See [the list][1].\n\n[1]: ${address}`)),
  links.fine('See [the list][1].\n\n[1]: https://sale.example/lots'),
  links.fine('See the note.[^1] It is as [we] say, and [ ] is still to do.\n\n[^1]: Ledger'),
];

/** The passages about counts and about structure. */
export const structure: readonly Passage[] = [
  ...lengths,
  ...budgets,
  ...points,
  ...trees,
  ...endings,
  ...addresses,
];
