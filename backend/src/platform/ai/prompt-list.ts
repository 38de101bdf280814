import { oneLine } from '../text/one-line.js';

/** A heading and its entries, each on its own line, as one paragraph of a prompt; empty when there are no entries. */
export function promptList(heading: string, entries: readonly string[]): string[] {
  const lines = entries.map(oneLine).filter((entry) => entry !== '');
  return lines.length === 0 ? [] : [[heading, ...lines.map((entry) => `- ${entry}`)].join('\n')];
}
