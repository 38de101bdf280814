import type { ArticleInputs } from '../../generation/contract.js';
import { topicOf } from '../wording/topic-of.js';
import { capitalized, cut, excerpt } from '../wording/words.js';

/** The frames for headlines. There are as many as the largest batch has articles, so that their headlines differ. */
const frames: readonly ((focus: string) => string)[] = [
  (focus) => `${focus}: the file behind the object`,
  (focus) => `${focus}: what to check before the figure`,
  (focus) => `${focus}, and the papers that go with it`,
  (focus) => `${focus}: questions to ask before paying`,
  (focus) => `${focus}, read by someone who has to sign`,
  (focus) => `${focus}: a short list for a careful owner`,
  (focus) => `${focus}: what the invoice does not say`,
  (focus) => `${focus}: where the risk really lies`,
  (focus) => `${focus}: what an insurer will ask`,
  (focus) => `${focus}, from the shelf to the claim`,
  (focus) => `${focus}: what changes hands with the object`,
  (focus) => `${focus}: five minutes that save a dispute`,
  (focus) => `${focus}: how to read an estimate`,
  (focus) => `${focus}, seen from the other side of the desk`,
  (focus) => `${focus}: before, during and after a sale`,
  (focus) => `${focus}: what to photograph, and when`,
  (focus) => `${focus}: the questions nobody likes to ask`,
  (focus) => `${focus}, and what a careful buyer notices`,
  (focus) => `${focus}: what the next owner will want to see`,
  (focus) => `${focus}: what to write down while it is fresh`,
];

const maxFocusWords = 8;
const maxFocusLetters = 120;

/** Returns headlines that name the subject of a prompt; none if the prompt does not name one. */
export function titlesFromPrompt(prompt: string): string[] {
  const topic = topicOf(prompt);
  if (topic === null) return [];
  const isHeadline = topic.endsWith('?') || topic.split(' ').length > maxFocusWords;
  return isHeadline ? [capitalized(topic)] : titlesFor(topic);
}

/** Returns headlines about a thing that the demo writer knows only by name. */
export function titlesFor(focus: string): string[] {
  const name = cut(capitalized(excerpt(focus, maxFocusWords)), maxFocusLetters);
  return frames.map((frame) => frame(name));
}

/** Returns every text that says what the article should be about, the most specific first. */
export function promptsIn({ idea, customPrompt }: Pick<ArticleInputs, 'idea' | 'customPrompt'>): string[] {
  return [idea?.title, customPrompt, idea?.angle].filter((text): text is string => Boolean(text?.trim()));
}
