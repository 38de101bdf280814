import { borderAt } from './ranges.js';

/** A number with its noun: `1 word`, `1,200 words`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

const longest = 80;

/**
 * A passage as a message shows it: in one line, and not too long.
 * @param most the most UTF-16 units
 */
export function quoted(text: string, most = longest): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > most ? `${line.slice(0, borderAt(line, most - 1)).trimEnd()}…` : line}”`;
}
