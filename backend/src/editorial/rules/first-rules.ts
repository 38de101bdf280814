import type { RulesDocument } from './rules-document.js';

/** The editorial rules of a new house. Phrases in double quotes are checked by the machine, the rest by a person. */
export const firstRules: RulesDocument = {
  format_and_quality_standards: {
    length: {
      min_words: 800,
      max_words: 1000,
      preferred_range: '800-1000 words',
      note: 'Long enough to teach one thing well, short enough to be read to the end. Sections of two to four paragraphs under plain headings.',
    },
    must_include_at_least_one_of: [
      'A document that every owner should hold: "condition report", "inventory", "invoice" or "appraisal"',
      'A term of the trade, explained: "provenance", "agreed value", "hammer price" or "buyer’s premium"',
      'A step that the reader can take this week',
    ],
  },
  do: [
    'Say what a collector should check, ask or keep',
    'Explain an insurance or auction term the first time it appears',
    'Separate what is known from what is estimated',
    'Name the source and the year of every figure, or leave the figure out',
    'Give the other side its best argument',
    'Close with a question worth taking to an appraiser, a broker or a dealer',
  ],
  do_not: [
    'Promise a return: no "guaranteed return", "safe investment", "risk-free" or "can’t lose"',
    'Hurry the reader: no "act now", "before it’s too late" or "once-in-a-lifetime"',
    'Write like an advertisement: no "game-changer", "must-have", "unparalleled" or "hidden gem"',
    'Open like a machine: no "in today’s fast-paced world", "delve into" or "in conclusion"',
    'Quote a price without the sale it came from',
    'Name private collectors, or describe where and how a collection is kept',
    'Give legal, tax or investment advice',
  ],
  tone_and_voice: {
    background: {
      description:
        'A desk for people who own things worth keeping: watches, cars, cards, wine and spirits, jewelry, books, art, and the papers that belong to them.',
      platform_scope:
        'Collectibles, luxury assets and collector insurance: condition, provenance, valuation, the market, storage, transport and cover.',
      editorial_mission:
        'To leave the reader better able to look after what they own, and harder to fool. AI amplifies human thinking, and a person reviews every article before it is published.',
    },
    overall_tone: {
      Authoritative: 'Know the subject and show how it is known; no claim stands on tone alone.',
      Plain: 'Short words, active verbs, one thought a sentence. Jargon is explained or dropped.',
      Measured: 'No superlative where a fact would do. Doubt is named where there is doubt.',
      Useful: 'Every section leaves the reader with something to check, ask or keep.',
    },
  },
  topic_inspiration: {
    approach:
      'Start from a decision that an owner has to make: to buy, to insure, to restore, to lend, to sell, to pass on. Then ask what would have to be known to make it well.',
    content_principles:
      'One object or one paper, one question, one thing to do. The general follows from the particular, never the other way round.',
    current_events_guidance:
      'A sale, a fair or a recall is an occasion, not a subject. Write what remains true when the news is a month old, and cite only what can be checked.',
    angle_development:
      'Set two views against each other: the owner and the insurer, the catalogue and the invoice, the estimate and the result. The article is what lies between them.',
    category_specific_guidance: [
      'Luxury Assets: ownership as work, from service history to transport and agreed value',
      'Collectibles: condition, grading and completeness, object by object',
      'Market Intel: how to read results and estimates, never what to buy',
      'Vaulted Voices: what old papers, ledgers and labels still tell',
      'Collectors Calendar: the collecting year as a list of tasks, from renewal dates to loans',
    ],
  },
  article_generation_schedule: {
    total_articles_per_week: 10,
    articles_per_persona: 2,
    run_day: 'Monday',
    distribution_strategy:
      'Spread evenly across personas and categories, so that each category has two articles a week.',
  },
};
