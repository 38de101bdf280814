import type { Subject } from './subject.js';

/**
 * A way of asking that suits any subject. Its title brings about as many words of its own as a subject's name has, so
 * that neither two titles with one lens nor two on one subject have most of their words in common.
 */
export interface Lens {
  /** Words by which a request for it is known, with blanks between; lower case, singular. */
  readonly words: string;
  readonly title: (thing: string) => string;
  /** How to write it. */
  readonly angle: (subject: Subject) => string;
  /** Why it matters, after what the subject has to say for itself. */
  readonly reason: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lenses: readonly Lens[] = [
  {
    words: 'paper provenance document invoice history proof',
    title: (thing) => `Who checks the papers of ${thing}?`,
    angle: ({ detail }) =>
      `Follow one object from its first invoice to its present owner, note who looked at ${detail} at each step, and find the step at which nobody did.`,
    reason: 'Papers that nobody reads are worth what they cost to keep until the day of a claim.',
  },
  {
    words: 'insurance insure insuring cover policy underwriter premium broker',
    title: (thing) => `Before insuring ${thing}, ask twice`,
    angle: ({ detail }) =>
      `Set the questions that an underwriter asks beside those that an owner asks. Where they differ, show with ${detail} what an answer looks like that both can use.`,
    reason: 'Most disputes about a sum begin with a question that was not asked when the policy was written.',
  },
  {
    words: 'cost keep maintenance upkeep fee expense',
    title: (thing) => `What ${thing} cost to keep`,
    angle: ({ detail }) =>
      `Draw up the bill of one year of ownership: storage, care, cover, papers. Say for each line what it protects, with ${detail} as the example.`,
    reason: 'A price that leaves out the years of keeping compares two things that are not alike.',
  },
  {
    words: 'sell selling seller consign auction exit',
    title: (thing) => `Selling ${thing} without regret`,
    angle: ({ detail }) =>
      `Go backwards from the day of a sale: what a buyer will want to see of ${detail}, what can be put in order in a month, and what should be left alone.`,
    reason: 'The weeks before a sale are when most of the harm is done and most of the paper is found.',
  },
  {
    words: 'move moving crate transport shipping shipment carrier transit relocation',
    title: (thing) => `${capital(thing)} after a move`,
    angle: ({ detail }) =>
      `Accompany one shipment from the door to the door. Mark every point where the cover changes hands, and check ${detail} before and after.`,
    reason: 'Few household policies follow an object past the first warehouse.',
  },
  {
    words: 'condition damage wear grade quality report',
    title: (thing) => `Why condition decides for ${thing}`,
    angle: ({ detail }) =>
      `Put two examples side by side that differ in nothing but ${detail}. Describe both so that a stranger could tell which is which.`,
    reason: 'A condition that was described on a date can be compared; one that is remembered cannot.',
  },
  {
    words: 'border export import customs tariff country abroad',
    title: (thing) => `How ${thing} cross borders`,
    angle: ({ detail }) =>
      `List what a sender, a carrier and a customs officer each want to see. Explain where ${detail} appear in none of the three lists.`,
    reason: 'The place where something stands decides on tax, on title and on cover, often differently.',
  },
  {
    words: 'estate inherit heir inheritance family succession',
    title: (thing) => `${capital(thing)} in an estate`,
    angle: ({ detail }) =>
      `Speak for the heir who has never collected: what to photograph on the first day, whom to ask about ${detail}, and which decision can wait a year.`,
    reason: 'An inventory that is made in calm is the last thing a collector can do for the next one.',
  },
  {
    words: 'appraisal appraiser opinion expert valuation value second',
    title: (thing) => `A second opinion on ${thing}`,
    angle: ({ detail }) =>
      `Ask two specialists the same written question about ${detail} and print the answers beside each other. Say what each of them could not know.`,
    reason: 'Two dated opinions show a movement, and it is the movement that an insurer wants to see.',
  },
  {
    words: 'lost gap unknown missing history record',
    title: (thing) => `Where ${thing} lose their history`,
    angle: ({ detail }) =>
      `Look for the moment at which an object is parted from what was known of it: a sale, a repair, a divorce. Show with ${detail} how much can be found again.`,
    reason: 'A gap that is stated with its dates does less harm than a story that covers it.',
  },
  {
    words: 'owner ownership title theft stolen claim proof',
    title: (thing) => `Proof of ownership for ${thing}`,
    angle: ({ detail }) =>
      `Imagine the morning after a theft, with no object left. Build the case for ownership from ${detail} and from nothing else, and note what is missing.`,
    reason: 'Having something in the house is no evidence once it is no longer there.',
  },
  {
    words: 'storage store humidity temperature light climate safe summer',
    title: (thing) => `Storing ${thing} through summer`,
    angle: ({ detail }) =>
      `Put a thermometer into the room for a month and read it weekly. Relate what it says to ${detail}, and to the conditions of a usual policy.`,
    reason: 'Slow damage is the kind that no policy pays for and any shelf can prevent.',
  },
  {
    words: 'price market index comparison result trend demand',
    title: (thing) => `Comparing prices of ${thing} honestly`,
    angle: ({ detail }) =>
      `Take ten published results and write beside each what is known of ${detail}. Strike those that cannot be compared and say what is left.`,
    reason: 'A figure without its condition and its date supports any argument.',
  },
  {
    words: 'young new beginner first generation start collector',
    title: (thing) => `A young collector meets ${thing}`,
    angle: ({ detail }) =>
      `Explain the field to somebody who has a first salary and a phone: what to learn from ${detail} before buying anything, and whom not to ask.`,
    reason: 'Every market needs people who were not there the last time.',
  },
  {
    words: 'restore restored restoration original repair repaired',
    title: (thing) => `Restored or original: reading ${thing}`,
    angle: ({ detail }) =>
      `Teach the reader to see three kinds of repair, using ${detail}. For each, say who has to be told and what it does to a sum that was agreed.`,
    reason: 'A repair that is in the file costs something once; one that is found costs trust as well.',
  },
  {
    words: 'next future buyer owner legacy gift donate',
    title: (thing) => `${capital(thing)} and the next owner`,
    angle: ({ detail }) =>
      `Write to the person who will have it in thirty years: what you saw of ${detail}, what you were told, what you changed.`,
    reason: 'A collection is held in trust for people who cannot ask.',
  },
  {
    words: 'inventory list count schedule spreadsheet catalog',
    title: (thing) => `Counting ${thing} properly`,
    angle: ({ detail }) =>
      `Make an inventory in one afternoon, with a column for ${detail} and no column for praise. Show the finished page.`,
    reason: 'What is not on the list was, for most purposes, never there.',
  },
  {
    words: 'photograph picture photo camera image claim',
    title: (thing) => `Photographing ${thing} for a claim`,
    angle: ({ detail }) =>
      `Take five pictures that an adjuster could use, of ${detail} among them, and five that please and prove nothing. Print both rows.`,
    reason: 'A picture is evidence only when it shows what was in dispute.',
  },
  {
    words: 'fake forgery counterfeit authentic authentication genuine',
    title: (thing) => `False friends among ${thing}`,
    angle: ({ detail }) =>
      `Go through the ways in which ${detail} can mislead an honest person. Name for each the cheapest test and what it cannot show.`,
    reason: 'A good forgery is made for the test that everybody knows.',
  },
  {
    words: 'lend loan borrow museum exhibition show',
    title: (thing) => `Lending ${thing} safely`,
    angle: ({ detail }) =>
      `Read a loan agreement aloud, clause by clause, and ask at each who answers for ${detail} while it applies.`,
    reason: 'Between two walls an object belongs to three contracts at once.',
  },
];
