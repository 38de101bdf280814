import { markdownFile } from '../../../../prose/markdown-file.js';
import { withFootnotes } from '../../../../prose/footnotes.js';
import type { WholePackage } from '../../articles/contract.js';

/** A package as its markdown download has it: what its manifest is about. */
export function packageMarkdown({ title, content, cited }: WholePackage): string {
  return markdownFile({ title, content: withFootnotes(content, cited) });
}
