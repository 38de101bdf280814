import { failuresOr, notChecked, type Check } from './check.js';
import { findPhrases } from './text/folded-text.js';

/** A call to action, a disclaimer: there word for word, whatever the marks and line breaks. */
export const requiredBlocks: Check = {
  id: 'required-blocks',
  name: 'Required blocks',
  about: 'Looks for each block listed below, word for word.',
  kind: 'certain',
  severity: 'warn',
  fix: 'auto',
  version: 1,
  reads: ['required_blocks'],
  run(text) {
    const blocks = text.rules.required_blocks ?? [];
    if (blocks.length === 0) return notChecked('The rules require no block.');
    const found = findPhrases(text, blocks, (block) => block.text, 'as-written');
    const there = new Set(found.map(({ entry }) => entry.text));
    const failures = blocks
      .filter((block) => !there.has(block.text))
      .map(({ name, text: suggestion }) => ({
        message: `The block “${name}” is not there word for word.`,
        suggestion,
      }));
    return failuresOr(failures, 'Every block that the rules require is there.');
  },
};
