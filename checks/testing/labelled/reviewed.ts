import type { Claim } from '../../text/claim.js';
import { passagesFor, type Passage } from './passage.js';

const claim: Claim = {
  quotation: 'A tin box keeps paper dry for a hundred years.',
  cites: [],
  kind: 'from-memory',
  source: null,
  passage: null,
  other: null,
  fix: 'Say how to find it out.',
};

const lid: Claim = {
  ...claim,
  quotation: 'The lid is what lets the damp in [s2]',
  cites: ['s2'],
  kind: 'overstated',
  source: 's2',
  passage: 'Some lids let damp in.',
};

const twice: Claim = {
  ...claim,
  kind: 'inconsistent',
  quotation: 'Open it once a year',
  other: 'Open it every spring and every autumn.',
};

const read = passagesFor('review', { claims: [claim, lid, twice] });

/** The passages that a review found, in texts as they were then and after they were changed. */
export const reviewed: readonly Passage[] = [
  read.wrong('Buy tin. A tin box keeps paper dry for a hundred years. So they say.'),
  read.wrong('Buy tin: **a tin box** keeps\npaper dry for a hundred years.'),
  read.wrong('The lid is what lets the damp in [s2]. Look at it.'),
  read.wrong('The lid is what lets the damp in, as the guide has it [s2].'),
  read.wrong('- Open it once a year\n- Open it every spring and every autumn.'),
  read.fine('Buy tin. A tin box keeps paper dry for some years.'),
  read.fine('Buy tin. A tin box keeps paper dry for a hundred years [s1].'),
  read.fine('Buy tin. A tin box keeps paper dry for a hundred years, as a maker found. [s1]'),
  read.fine('The lid is what lets the damp in [s3]. Look at it.'),
  read.fine('Some lids let the damp in [s2]. Look at yours.'),
  read.fine('Open it once a year, and never in the rain.'),
  read.fine({
    content: 'A tin box keeps paper dry for a hundred years.',
    claims: [{ ...claim, kind: 'supported' }],
  }),
];
