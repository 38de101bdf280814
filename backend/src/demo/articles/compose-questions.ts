import type { ArticleInputs } from '../../generation/contract.js';
import { composeArticle } from './compose-article.js';

const asked = [
  ['owner', 'What should an owner of this have on paper?', 'documents'],
  ['owner', 'What does it cost to keep and to insure?', 'cost'],
  ['trade', 'What does an insurer ask for before it pays?', 'insurance claim'],
  ['trade', 'What do auction houses charge and publish?', 'auction fees'],
  ['sceptic', 'Which prices were asked and never paid?', 'unsold'],
  ['sceptic', 'Who has been wrong about this before?', 'dispute'],
] as const;

/** Composes the research questions for the article that would be composed. */
export function composeQuestions(inputs: ArticleInputs): unknown {
  const { title } = composeArticle(inputs);
  const about = inputs.category.name;
  return {
    subject: title,
    questions: asked.map(([view, question, words]) => ({
      view,
      question: `${about}: ${question}`,
      query: `${about} ${words}`,
      sources: [],
    })),
  };
}
