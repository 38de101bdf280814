import type { Subject } from './subject.js';

/** For what the demo writer knows only by name: openings that hold for anything that is collected. */
export const general: Omit<Subject, 'words' | 'titles'> = {
  leads: [
    'Whatever is collected, the questions are the same few, and they come in the same order: what is it, what has happened to it, where was it before, and what would be lost if it were lost? The answers differ from one field to the next. The habit of writing them down does not, and it is the habit that owners regret not having.',
    'Between the moment at which a thing is bought and the moment at which somebody has to prove what it was lie, in most cases, many quiet years. Nothing happens in them, and everything is decided. Papers are kept or thrown away, a shelf is dry or damp, a name is written down or trusted to memory.',
    'There is the object, and there is what can be shown about the object. Owners love the first and insurers pay for the second. Most of the work of looking after a collection, in any field, consists in keeping the two together, so that neither has to be taken on trust by a stranger.',
    'Good collections are recognized by their drawers. Everyone has the things; only some have the folder next to them, with an invoice, a few photographs and a page in an unhurried hand that says what the thing is, what was done to it, and what is not known.',
  ],
  sections: [],
  checks: [
    'Describe the piece in one sentence that you would sign.',
    'Photograph front, back, marks and damage, with a ruler.',
    'Write down where it came from, when, and how you know.',
    'Find the invoice and put a copy in another building.',
    'Compare the insured sum with an appraisal, and look at its date.',
  ],
  question: 'What would you want to see before you put your name to this?',
};
