import { FakeOpenAi, type FakeRequest } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { goodText } from './articles.js';
import type { Visitor } from './visitor.js';

/** A topic idea as the API answers it, as far as tests look at it. */
export interface TestIdea {
  readonly id: string;
  readonly number: number;
  readonly type: string;
  readonly title: string;
  readonly angle: string;
  readonly relevance: string;
  readonly sources: readonly string[];
  readonly categories: readonly string[];
  readonly marks: readonly string[];
  readonly createdAt: string;
  readonly articles: readonly { readonly id: string; readonly title: string }[];
}

export interface TestTopicBatch {
  readonly id: string;
  readonly createdAt: string;
  readonly ideas: readonly TestIdea[];
  readonly missing: readonly { readonly reason: string }[];
}

const categories = ['watches', 'art', 'coins', 'comics', 'spirits'];

/** The model's answer for an idea. The titles of different numbers have no word in common. */
export const proposed = (number: number) => ({
  title: `Alpha${number} beta${number} gamma${number}`,
  angle: `Angle ${number}.`,
  relevance: `Relevance ${number}.`,
  sources: [1, 2, 60],
  categories: [categories[number % categories.length]],
});

/** The prompt that a request is for. */
export const promptOf = ({ body }: FakeRequest): string | undefined =>
  (body.response_format?.json_schema as { name?: string } | undefined)?.name;

export const captionWords = (first: string, tags = ['#Collectibles']) => ({
  sentences: [first, 'Every owner holds the papers.'],
  tags,
});

/** The model's answer for captions, which is true of every article that the model of the tests writes. */
export const goodCaptions = {
  captions: ['Keep the condition report.', 'Tell where an object has been.', 'Who holds it?'].map((first) =>
    captionWords(first),
  ),
};

/** A model that proposes new ideas forever, and writes articles and captions for them. */
export async function startIdeasModel(): Promise<FakeOpenAi> {
  let ideas = 0;
  let articles = 0;
  const propose = (count: number) =>
    replies.answer({ ideas: Array.from({ length: count }, () => proposed((ideas += 1))) });
  return FakeOpenAi.start((request) => {
    if (promptOf(request) === 'weekly-ideas') return propose(5);
    if (promptOf(request) === 'custom-idea') return propose(1);
    if (promptOf(request)?.startsWith('caption')) return replies.answer(goodCaptions);
    return replies.answer({ title: `Article number ${(articles += 1)}`, content: goodText });
  });
}

export async function weeklyBatches(visitor: Visitor, search = ''): Promise<readonly TestTopicBatch[]> {
  return (await visitor.get<TestTopicBatch[]>(`/api/topic-generator/weekly${search}`)).body;
}

export async function customIdeas(visitor: Visitor, search = ''): Promise<readonly TestIdea[]> {
  return (await visitor.get<TestIdea[]>(`/api/topic-generator/custom${search}`)).body;
}

export async function proposeIdea(visitor: Visitor, prompt?: string): Promise<TestIdea> {
  const body = prompt === undefined ? {} : { prompt };
  const answer = await visitor.post<{ idea: TestIdea }>('/api/topic-generator/generate-custom', body);
  if (answer.status !== 201) throw new Error(`No idea: ${JSON.stringify(answer.body)}`);
  return answer.body.idea;
}

export async function proposeWeek(visitor: Visitor): Promise<TestTopicBatch> {
  const answer = await visitor.post<{ batch: TestTopicBatch }>('/api/topic-generator/generate-weekly');
  if (answer.status !== 201) throw new Error(`No ideas: ${JSON.stringify(answer.body)}`);
  return answer.body.batch;
}
