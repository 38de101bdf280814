import type { CaptionWords } from './captions-answer.js';

/** The parts of every caption that do not come from the model. */
export interface Brand {
  /** Three hashtags, with their `#`. */
  readonly hashtags: readonly string[];
  /** The link in a caption. */
  readonly insightsUrl: string;
}

/** Returns the tags of a caption that are not the brand's, each once. */
export function industryTags({ tags }: CaptionWords, brandTags: readonly string[]): string[] {
  const seen = new Set(brandTags.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Composes a whole caption: its sentences, the call to action with the link, the tags of the brand and of the industry.
 */
export function composeCaption(words: CaptionWords, { hashtags, insightsUrl }: Brand): string {
  return [
    words.sentences.join(' '),
    `Read more: ${insightsUrl}`,
    [...hashtags, ...industryTags(words, hashtags)].join(' '),
  ].join('\n\n');
}

/** Returns the sentences of a whole caption. */
export function captionSentences(caption: string): string {
  return caption.split('\n\n', 1).join('');
}
