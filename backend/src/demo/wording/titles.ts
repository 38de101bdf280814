import { z } from 'zod';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { readTexts } from '../texts/texts.js';

const endings = readTexts('titles.json', z.array(z.string()));
const mostHeadings = 3;

/** Returns titles from an article's own headings, followed by some that fit any article. */
export function titlesFrom({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): string[] {
  const [subject = title] = title.split(/[:–—]/u);
  const headings = [...content.matchAll(/^#{2,3} +(.+)$/gmu)].map(([, heading = '']) => heading.trim());
  return [...headings.slice(0, mostHeadings), ...endings].map((ending) =>
    wholeSlice(`${subject.trim()}: ${ending}`, 0, 200),
  );
}
