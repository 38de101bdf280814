import type { Section } from './subject.js';

/** A manner of looking that a persona brings to any subject: its own section and its own way to end. */
export interface Lens {
  /** Words in a persona's name, expertise or texts by which the lens is chosen; lower case, matched from the start. */
  readonly words: readonly string[];
  readonly sections: readonly Section[];
  readonly closings: readonly string[];
}

const appraiser: Lens = {
  words: ['apprais', 'valu', 'condition', 'expert'],
  sections: [
    {
      heading: 'From the examining table',
      question: 'What would I have to see first?',
      paragraphs: [
        'When something is put on my table, I look at it before I listen. It is not rudeness. A story tells the eye where to go, and then the eye finds it. So first the lamp, from the side; then the hands, for weight and edges; then the back. After this I am glad to hear where it came from, and I write it down in quotation marks.',
        'The figure comes last, and it comes with conditions. I say what I compared the piece with, what I could not examine and what would change my mind. People sometimes take this for hesitation. It is the part of the document that will still be worth something in ten years, when the figure itself has long been out of date.',
      ],
    },
    {
      heading: 'What I cannot know from here',
      question: 'What can nobody know from here?',
      paragraphs: [
        'A photograph gives me shape, color and hope. It does not give me weight, temperature, smell, sound, or the thin line that a repair leaves under a fingernail. If I am asked for an opinion from pictures, I give a range and a list of what has to be looked at. The list is usually the more useful of the two.',
        'I also keep apart what I see, what I conclude and what I was told. In a written report they have different verbs: it is, it appears to be, it is said to be. Readers skip over the verbs and go to the number. Lawyers and adjusters read only the verbs.',
      ],
    },
  ],
  closings: [
    'None of this makes an object better than it is. It does make it easier to believe, and that is most of what a written opinion can do.',
    'Value is an opinion that has been asked to show its work. Leave it the papers, and it can.',
  ],
};

const underwriter: Lens = {
  words: ['underwrit', 'insur', 'polic', 'risk', 'claim', 'broker', 'actuar'],
  sections: [
    {
      heading: 'The morning after',
      question: 'How does it read on the morning after?',
      paragraphs: [
        'I read every file as if it were the morning after. The piece is gone, the owner is on the telephone, and somebody who never saw it has to decide what it was. What would that person have in hand? If the answer is an invoice, five photographs and a dated value, the matter is sad and simple. If it is a memory, it is sad and long.',
        'Little of this depends on the small print. Wordings differ, and yours should be read with your broker beside you. But almost every one of them asks for three things: that you can show you owned it, that you can show what it was, and that you did what you had promised to do. All three can be prepared on any free evening.',
      ],
    },
    {
      heading: 'Promises in a policy',
      question: 'Which promises does a policy contain?',
      paragraphs: [
        'A policy is a set of promises in two directions, and ours are printed larger. Yours are in the conditions: alarms, locks, mileage, storage, the number of days on which the house may stand empty. I do not mind a condition that cannot be kept. I mind finding out about it afterwards, when it is nobody’s choice any more.',
        'So ask for the changes that you need. A collection which travels should have transit, one that grows should have room for new purchases, and one that is lent should have words for that. Each costs something. To know the price and decline is a decision; not to know is only luck, and luck is what the premium was meant to replace.',
      ],
    },
  ],
  closings: [
    'The best claim is the one that nobody remembers, because every paper was there and the answer took a week.',
    'Insurance replaces money. It is the owner who keeps the object replaceable, or at least describable.',
  ],
};

const archivist: Lens = {
  words: ['archiv', 'librar', 'provenance', 'histor', 'record', 'curat', 'paper', 'scholar'],
  sections: [
    {
      heading: 'The back of the page',
      question: 'What does the back of the page say?',
      paragraphs: [
        'I turn things over. It is a professional habit, and it has seldom been punished. The front of a document was written for somebody, and it behaves. On the back are the sums, the second address, the folding lines of the wrong envelope. When a sheet has been trimmed, I ask what stood there and who owned the scissors.',
        'Most of this goes into the file without comment. Observation first, inference on another line, and what the family says on a third. The lines do not touch. A reader who comes in thirty years with a better question will want the observations and will be grateful that I did not improve them.',
      ],
    },
    {
      heading: 'An argument for gaps',
      question: 'What is a gap good for?',
      paragraphs: [
        'People apologize to me for gaps. I would rather have a gap with two dates on it than a bridge made of adjectives. The empty stretch tells where to search, and it tells the next person that somebody searched. A history without holes, for an object of any age, is either a miracle or a piece of editing.',
        'The remedy is patience and a table. One row for each pair of hands, one column for the source, and the same handwriting throughout, so that nobody mistakes a late addition for an early one. Then the table goes into a folder, the folder into a box, and the number of the box into the catalog. After that, it exists.',
      ],
    },
  ],
  closings: [
    'What is written down can be doubted. What is not written down can only be believed, which is worse.',
    'Objects keep quiet. It falls to the paper to speak, and to us to leave it where it can be found.',
  ],
};

const marketWatcher: Lens = {
  words: ['market', 'auction', 'price', 'analyst', 'trade', 'econom', 'financ', 'result'],
  sections: [
    {
      heading: 'Compared with what?',
      question: 'Compared with what?',
      paragraphs: [
        'My first question to any figure is what stands next to it. Strong, weak, up, down: each of these words needs a second number, and the second number is usually missing. Last season? Another house? The estimate, which was set by the people who report the result? Once the comparison has been named, half of the sentences about the market turn out to be about something else.',
        'My second question is how many. Two results are a coincidence and five are a rumor. With twenty one may begin to talk, provided that someone has written down condition and provenance beside each of them. This takes an evening a month and a spreadsheet, and hardly anyone does it, which is the best argument for doing it.',
      ],
    },
    {
      heading: 'The other side of the argument',
      question: 'What would the other side say?',
      paragraphs: [
        'It is fair to give the opposite case its best form. Somebody who buys without a file, at the first asking price, pays for speed and for the pleasure of the day, and may well have a good life with the object. Not everything has to be a record. There are pieces which one owns because one would miss them, and no table has a column for that.',
        'The trouble begins when this buyer later asks the market to agree. A market is other people, and they have their own reasons. It will pay for what it can check. What cannot be checked it values at what a cautious stranger would give, and cautious strangers are the ones who have read the conditions of sale.',
      ],
    },
  ],
  closings: [
    'Prices are the loud part of collecting. The quiet part is knowing what was compared with what, and it lasts longer.',
    'None of this says what to buy. It says what to ask, and that goes on being useful when the season is over.',
  ],
};

const collector: Lens = {
  words: ['collect', 'owner', 'enthusias', 'hobby', 'home'],
  sections: [
    {
      heading: 'What I learned the slow way',
      question: 'What did I learn the slow way?',
      paragraphs: [
        'I have thrown away a receipt because it was ugly and kept a ribbon because it was pretty. I have stored paper in a closet that shared a wall with a shower. None of it was stupid at the time; it was merely Tuesday, and I was in a hurry. Most damage to collections is done by fond people on ordinary days.',
        'What helped was a routine so small that I could not refuse it. One shelf a month, on the first Sunday: take everything down, look, dust, photograph what has changed, write a line. It takes as long as a pot of coffee. After a year I had seen every piece twice, and I had stopped being afraid of the drawer with the papers.',
      ],
    },
    {
      heading: 'Living with it',
      question: 'How does one live with it?',
      paragraphs: [
        'Things want company. A collection that is locked away is safe from light and thieves and from being any use at all, so I let a few pieces out at a time and change them with the season. Friends are shown the ones that can be held. It is the best hour of any visit, and the only insurance it needs is a table without wine on it.',
        'Children and dogs are part of the climate, like humidity. I used to plan against them, and now I plan with them: heavy things low, fragile things behind glass, good things in boxes that close. What is still within reach is what I could bear to lose. It is a short list, and making it was instructive.',
      ],
    },
  ],
  closings: [
    'Begin with one drawer. The rest of the collection has waited for years and can wait until next Sunday.',
    'If you do one thing after reading this, find the receipt. It is in the place where you looked first and not well enough.',
  ],
};

/** The last is the one for whoever fits no other. */
export const lenses: readonly Lens[] = [underwriter, appraiser, archivist, marketWatcher, collector];
