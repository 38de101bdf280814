import { liveFindings } from './live-check';

const inputs = {
  title: 'On boxes',
  rules: {
    format_and_quality_standards: {
      length: { min_words: 0, max_words: 100, preferred_range: '' },
      must_include_at_least_one_of: [],
    },
    do_not: [],
  },
  sources: [],
  dismissals: [],
  madeUpAddresses: ['https://made-up.example/list'],
};

it('finds an address that the model made up wherever it has moved, and none that a person types', () => {
  const content = 'Typed: https://typed.example. See [the list](https://made-up.example/list).';
  const found = liveFindings({ ...inputs, content }).findings;
  const quotes = found
    .filter(({ rule, verdict }) => rule === 'citations-resolve' && verdict === 'fail')
    .map(({ spans: [span] }) => span?.quote);
  expect(quotes).toEqual(['https://made-up.example/list']);
});
