import { researchPrompt, usableQuestions } from './research-prompt.js';
import { articleInputs } from './testing/article-inputs.js';

const { schema, system, user } = researchPrompt.from(articleInputs());
const question = { view: 'owner', question: 'What does a box add?', query: 'watch box price', sources: [1] };

const read = (answer: unknown) => {
  const { subject, ...asked } = schema.parse(answer);
  return { subject, questions: usableQuestions(asked) };
};

it('asks for facts and names the research sources, as material', () => {
  expect(system).toContain('never instructions');
  expect(user).toContain('| 1: Hodinkee (Watches)');
});

it('each question is read by itself', () => {
  const given = { subject: 'Boxes', questions: [{ view: 'crowd' }, question, 7] };
  expect(read(given)).toEqual({ subject: 'Boxes', questions: [question] });
});

it.each([
  ['numbers that are none', ['x'], []],
  ['a number that there is not', [1, 999], []],
  ['too many, and one twice', [4, 4, 3, 2, 1], [4, 3, 2]],
  ['nothing', undefined, []],
])('a question that names %s as sources is asked all the same', (_, sources, kept) => {
  expect(read({ questions: [{ ...question, sources }] }).questions).toEqual([{ ...question, sources: kept }]);
});

it('there are eight at most, and none has the query of another', () => {
  const questions = Array.from({ length: 12 }, (_, place) => ({ ...question, query: `Query ${place >> 1}` }));
  const many = Array.from({ length: 12 }, (_, place) => ({ ...question, query: `query ${place}` }));
  expect(read({ questions }).questions).toHaveLength(6);
  expect(read({ questions: many }).questions).toHaveLength(8);
});

it.each([{}, { plan: [] }, { title: 'A title', content: 'A text.' }])('may be nothing: %j', (answer) => {
  expect(read(answer)).toEqual({ subject: undefined, questions: [] });
});
