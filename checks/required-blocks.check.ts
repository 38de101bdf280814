import { failuresOr, notChecked, type Check } from './check.js';
import type { RequiredBlock } from './check-rules.js';
import { findPhrases } from './text/folded-text.js';
import { joiner } from './text/joiner.js';
import { readText, type ParsedText } from './text/parsed-text.js';

/** A call to action, a disclaimer: there word for word, whatever the marks and line breaks. */
export const requiredBlocks: Check = {
  id: 'required-blocks',
  name: 'Required blocks',
  about: 'Looks for each block listed below, word for word.',
  kind: 'certain',
  severity: 'warn',
  fix: 'auto',
  version: 2,
  reads: ['required_blocks'],
  run(text) {
    const blocks = text.rules.required_blocks ?? [];
    if (blocks.length === 0) return notChecked('The rules require no block.');
    const failures = missing(text, blocks).map(({ name, text: suggestion }) => ({
      message: `The block “${name}” is not there word for word.`,
      suggestion,
    }));
    return failuresOr(failures, 'Every block that the rules require is there.');
  },
};

/** Blocks are read as the text is. One without words, only code or an image, stands in the text as it is written. */
function missing(text: ParsedText, blocks: readonly RequiredBlock[]): RequiredBlock[] {
  const sought = blocks.map((block) => {
    const { prose, words } = readText(block.text.trim());
    return { block, words, phrase: text.tree ? prose.replaceAll(joiner, '') : block.text };
  });
  const phrases = sought.map(({ phrase }) => phrase);
  const found = findPhrases(text, phrases, (phrase) => phrase, 'as-written');
  const there = new Set(found.map(({ entry }) => entry));
  return sought
    .filter(({ block, words, phrase }) =>
      words.length === 0 ? !text.content.includes(block.text.trim()) : !there.has(phrase),
    )
    .map(({ block }) => block);
}
