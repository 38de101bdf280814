/** The five categories of a new house. An id is the slug of the name. */
export const firstCategories = [
  {
    id: 'luxury-assets',
    name: 'Luxury Assets',
    description:
      'Watches, cars, jewelry, wine and the other fine things that ask to be looked after: service, storage, transport and what it takes to insure them well.',
    color: '#8a6a2f',
  },
  {
    id: 'collectibles',
    name: 'Collectibles',
    description:
      'Cards, comics, coins, toys and memorabilia: condition, grading, completeness and the habits that keep a collection whole.',
    color: '#7a3e48',
  },
  {
    id: 'market-intel',
    name: 'Market Intel',
    description:
      'How to read estimates, results and private offers, and what a price does and does not say. Never what to buy.',
    color: '#2f5d7c',
  },
  {
    id: 'vaulted-voices',
    name: 'Vaulted Voices',
    description:
      'What objects and their papers still say: ledgers, labels, letters, inscriptions, and the chain of hands behind a thing.',
    color: '#5b4b7a',
  },
  {
    id: 'collectors-calendar',
    name: 'Collectors Calendar',
    description:
      'The collecting year as a list of things to do: renewals, inventories, sales, loans, seasons of heat and damp.',
    color: '#4f6b3c',
  },
] as const;
