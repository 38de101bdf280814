import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import type { CheckedCaptions } from './text/checked-text.js';
import { sentenceFaults } from './text/caption-sentence.js';
import { onlyWords } from './text/folded-text.js';
import { fitOf } from './text/networks.js';
import { sentenceRanges } from './text/sentences.js';

const fewestTags = 4;

/**
 * A caption has two or three sentences, then the link, then four or more tags that include the brand's; no two captions
 * are alike.
 */
export const captionRules: Check = {
  id: 'caption-rules',
  name: 'Caption rules',
  about:
    'Counts sentences and hashtags of each caption, and looks for the link and for captions that say the same.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 2,
  markdown: 'not-needed',
  run({ captions: checked }) {
    if (!checked || checked.captions.length === 0) return notChecked('The article has no captions.');
    const failures = checked.captions.flatMap((caption, at) => [
      ...faults(caption, checked).map((message) => ({ message: `Caption ${at + 1}: ${message}` })),
      ...lengths(caption, at),
    ]);
    return failuresOr([...failures, ...alike(checked.captions)], 'Every caption keeps the rules.');
  },
};

function faults(caption: string, { brandTags, link }: CheckedCaptions): string[] {
  const [words = '', ...others] = caption.trim().split('\n\n');
  const sentences = sentenceRanges(words).map(({ start, end }) => words.slice(start, end));
  const tags = new Set(
    (others.join(' ').match(/#[\p{L}\p{N}\p{M}_]+/gu) ?? []).map((tag) => tag.toLowerCase()),
  );
  const missing = brandTags.filter((tag) => !tags.has(tag.toLowerCase()));
  return [
    ...(sentences.length < 2 || sentences.length > 3
      ? [`it has ${sentences.length} sentences, not two or three.`]
      : []),
    ...sentences.flatMap((sentence) => [...sentenceFaults(sentence)]),
    ...(others.join('\n').includes(link) ? [] : [`the link ${link} is missing.`]),
    ...missing.map((tag) => `the tag ${tag} is missing.`),
    ...(tags.size < fewestTags ? [`it has ${tags.size} different tags; four are asked for.`] : []),
  ];
}

function lengths(caption: string, at: number): Failure[] {
  return fitOf(caption).tooLongFor.map(({ name, limit, length: value }) => ({
    message: `Caption ${at + 1} has ${value.toLocaleString('en-US')} characters as ${name} counts them; it takes ${limit.toLocaleString('en-US')}.`,
    value,
    limit,
    atMost: 'info' as const,
  }));
}

function alike(captions: readonly string[]): Failure[] {
  const said = captions.map((caption) => onlyWords(caption.split('\n\n', 1).join('')));
  return said.flatMap((words, at) => {
    const first = said.indexOf(words);
    return first < at ? [{ message: `Captions ${first + 1} and ${at + 1} say the same.` }] : [];
  });
}
