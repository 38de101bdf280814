import { FakeOpenAi, type FakeRequest } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';

/** The step of an article that a request is for, by the name of the shape that it wants. */
export function stepOfRequest({ body }: FakeRequest): string {
  const shape = body.response_format?.json_schema as { readonly name?: string } | undefined;
  return shape?.name ?? '';
}

const people = 'owner broker keeper heir dealer curator buyer appraiser collector clerk auditor'.split(' ');
const verbs = 'keeps reads copies files signs shows stores'.split(' ');
const manners = 'plain careful quiet patient modest sober brief thorough calm steady proud gentle shy'.split(
  ' ',
);
const things =
  'invoice letter ledger receipt photograph certificate drawing catalogue note register label deed report statement diary memorandum form'.split(
    ' ',
  );
const places =
  'drawer vault archive binder study safe cabinet office library closet trunk gallery attic chest shelf bureau case pantry cellar'.split(
    ' ',
  );

/** A sentence. No two sentences of one text share six words in a row, so that the checks find no repetition. */
function sentence(n: number): string {
  const one = (words: readonly string[]): string => words[n % words.length] ?? '';
  return `A ${one(manners)} ${one(people)} ${one(verbs)} one ${one(things)} beside some ${one(places)}.`;
}

const sentencesOfSection = 24;
const ending =
  'Nobody regrets a folder that grew too thick. Many regret the page they threw away last spring, and the insurer who paid less for it.';

/** A draft without findings; each number has a text of its own. */
export function draftOf(number: number): { title: string; content: string } {
  const sections = outline.sections.map(({ heading }, place) => {
    const first = number * 1_000 + place * sentencesOfSection;
    const sentences = Array.from({ length: sentencesOfSection }, (_, n) => sentence(first + n));
    const opening = place === 0 ? 'Keep the condition report. ' : '';
    return `## ${heading}\n\n${opening}${sentences.join(' ')}`;
  });
  return { title: 'Half of the worth', content: [...sections, ending].join('\n\n') };
}

export const outline = {
  thesis: 'Papers are half of what an object is worth.',
  reader: 'Owners of a first collection.',
  sections: ['What to keep', 'Where to keep it', 'Who asks for it', 'What it proves'].map((heading) => ({
    heading,
    purpose: `Says ${heading.toLowerCase()}.`,
    points: ['One point.'],
    words: 100,
    sources: [],
  })),
};

const touches = {
  titles: ['Half of the worth is on paper', 'Worth, on paper', 'What the papers are worth'],
  lead: 'Papers outlast memories, and buyers know it.',
  summary: 'Why the papers of an object are half of what it is worth.',
};

/** A model that follows the steps. What `answers` returns for a step replaces the good answer. */
export async function startStepwiseModel(
  answers: (step: string, request: FakeRequest) => FakeReply | undefined = () => undefined,
): Promise<FakeOpenAi> {
  let written = 0;
  const good: Readonly<Record<string, () => unknown>> = {
    'article-outline': () => outline,
    'article-draft': () => draftOf((written += 1)),
    article: () => draftOf((written += 1)),
    'article-review': () => ({ claims: [], verdicts: [] }),
    'article-finish': () => touches,
    'section-revision': () => ({ title: null, sections: [] }),
  };
  return FakeOpenAi.start((request) => {
    const step = stepOfRequest(request);
    return answers(step, request) ?? replies.answer(good[step]?.() ?? {});
  });
}
