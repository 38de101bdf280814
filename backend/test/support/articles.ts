import { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type { Answer, Visitor } from './visitor.js';

/** An article as the API answers it, as far as tests look at it. */
export interface TestArticle {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly status: string;
  readonly revision: number;
  readonly textRevision: number;
  readonly wordCount: number;
  readonly persona: string;
  readonly category: string;
  readonly ruleReport: {
    readonly passed: boolean;
    readonly rulesRevision: number;
    readonly checks: readonly { readonly rule: string; readonly status: string; readonly detail: string }[];
  };
}

/** The answer `{success, article}`. */
export interface OneArticle {
  readonly article: TestArticle;
}

export interface Problem {
  readonly type: string;
  readonly detail: string;
}

/** A text that keeps the first rules of the house: it is long enough, and has one of the required phrases. */
export const goodText = `## Papers\n\nKeep the condition report. ${'Every owner holds the papers that tell where an object has been. '.repeat(80)}`;

/** A model that writes good articles, each with a title of its own, and can be told to be slow or to fail. */
export async function startModel(): Promise<FakeOpenAi> {
  let written = 0;
  return FakeOpenAi.start(() => {
    written += 1;
    return replies.answer({ title: `Article number ${written}`, content: goodText });
  });
}

export const modelSettings = (model: FakeOpenAi): Record<string, string> => ({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_API_KEY: 'none',
});

export async function generate(asker: Visitor, body: Record<string, unknown> = {}): Promise<TestArticle> {
  const answer = await asker.post<OneArticle & Problem>('/api/articles/generate', {
    categoryId: 'collectibles',
    ...body,
  });
  if (answer.status !== 201) throw new Error(`No article: ${JSON.stringify(answer.body)}`);
  return answer.body.article;
}

export const draftPath = (id: string): string => `/api/articles/drafts/${id}`;

/** Makes a promoted article, which may have captions and header images. */
export async function promotedArticle(
  asker: Visitor,
  request: Record<string, unknown> = {},
): Promise<TestArticle> {
  const { id } = await generate(asker, request);
  const { body } = await asker.patch<OneArticle>(draftPath(id), { status: 'promoted' });
  return body.article;
}

export function count(answers: readonly Answer<unknown>[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

export async function idOfPersona(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.get<{ id: string; name: string }[]>('/api/personas');
  const persona = body.find((one) => one.name === name);
  if (!persona) throw new Error(`There is no persona ${name}.`);
  return persona.id;
}
