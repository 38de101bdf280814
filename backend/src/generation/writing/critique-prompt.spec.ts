import { articleInputs } from './testing/article-inputs.js';
import { critiquePrompt, founded, type CriterionVerdict } from './critique-prompt.js';

const { schema } = critiquePrompt.from({
  article: articleInputs(),
  text: { title: 'A title', content: 'A text.' },
});

const verdict: CriterionVerdict = {
  criterion: 'point',
  holds: true,
  quotation: 'A box',
  comment: 'It says so.',
};

describe('what a model says of a text', () => {
  it('is read verdict by verdict: one a question, in the order of the questions', () => {
    const ending = { ...verdict, criterion: 'ending' };
    const verdicts = [
      ending,
      verdict,
      { ...verdict, holds: false },
      { ...verdict, criterion: 'taste' },
      'Good!',
    ];
    expect(schema.parse({ verdicts })).toEqual({ verdicts: [verdict, ending], given: 5 });
  });

  it.each([{}, { verdicts: 'all good' }, { title: 'A title', content: 'A text.' }])(
    'may be nothing: %j',
    (answer) => {
      expect(schema.parse(answer)).toEqual({ verdicts: [], given: 0 });
    },
  );

  it('counts only where it quotes the text, however the lines are broken', () => {
    const text = { title: 'A title', content: 'A box\ndoubles  the price.' };
    const quoting = (quotation: string) => ({ ...verdict, quotation });
    const given = [quoting('box doubles the price.'), quoting('A box halves'), quoting('A title')];
    expect(founded(given, text)).toEqual([given[0]]);
  });

  it('is kept without the marks it puts around what it quotes', () => {
    const text = { title: 'A title', content: 'A box doubles the price.' };
    const given = ['“A box doubles the price.”', '“”'].map((quotation) => ({ ...verdict, quotation }));
    expect(founded(given, text)).toEqual([{ ...verdict, quotation: 'A box doubles the price.' }]);
  });
});
