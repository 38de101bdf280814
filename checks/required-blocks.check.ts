import { failuresOr, notChecked, type Check } from './check.js';
import type { RequiredBlock } from './text/check-rules.js';
import { findPhrases } from './text/folded-text.js';
import { joiner } from './text/invisible.js';
import type { Link } from './text/markdown.js';
import { readText, type ParsedText, type ReadText } from './text/parsed-text.js';
import type { Range } from './text/ranges.js';
import { firstFrom, within } from './text/words.js';

/**
 * A required block, such as a disclaimer, occurs word for word and link for link. Other marks and line breaks may
 * differ.
 */
export const requiredBlocks: Check = {
  id: 'required-blocks',
  name: 'Required blocks',
  about: 'Looks for each block listed below, word for word.',
  kind: 'certain',
  severity: 'warn',
  fix: 'auto',
  version: 3,
  // Without markdown, blocks are looked for as they are written.
  markdown: 'not-needed',
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

/**
 * Finds the missing blocks, which are read like the text. A block without words, with only code or an image, is looked
 * for as it is written.
 */
function missing(text: ParsedText, blocks: readonly RequiredBlock[]): RequiredBlock[] {
  const sought = blocks.map((block) => {
    const read = readText(block.text.trim());
    const phrase = text.tree ? read.prose.replaceAll(joiner, '') : block.text;
    return { block, words: read.words, addresses: text.tree ? addressesIn(read) : [], phrase };
  });
  const phrases = sought.map(({ phrase }) => phrase);
  const found = findPhrases(text, phrases, (phrase) => phrase, 'as-written');
  const links = linksOf(text);
  const isThere = ({ phrase, addresses }: (typeof sought)[number]): boolean =>
    found.some(({ entry, span }) => entry === phrase && leadsTo(addresses, links, span));
  return sought
    .filter((one) => (one.words.length === 0 ? !text.content.includes(one.block.text.trim()) : !isThere(one)))
    .map(({ block }) => block);
}

const linksOf = ({ tree }: ReadText): Link[] => tree?.links.filter(({ kind }) => kind === 'link') ?? [];

/** The addresses that the words of a block link to, in order, if the block itself defines them. */
function addressesIn(block: ReadText): string[] {
  return linksOf(block)
    .filter(({ start, end }) => within(block.words, start, end).length > 0)
    .flatMap(({ address }) => address ?? []);
}

/** Whether the links in and around a passage lead to all the addresses in order. */
function leadsTo(addresses: readonly string[], links: readonly Link[], { start, end }: Range): boolean {
  let next = 0;
  for (let at = Math.max(0, firstFrom(links, start) - 1); next < addresses.length; at += 1) {
    const link = links[at];
    if (!link || link.start >= end) return false;
    if (link.end > start && link.address === addresses[next]) next += 1;
  }
  return true;
}
