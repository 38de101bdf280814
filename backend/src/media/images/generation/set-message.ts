import type { HeaderImage } from '../domain/header-images.events.js';
import type { MadeSet } from './header-image-maker.js';

const counts = ['No', 'One', 'Two', 'Three'];
const inWords = (count: number): string => counts[count] ?? String(count);

/** The message about a whole set: its contents, and the reason when they differ from the plan. */
export function setMessage(
  images: readonly HeaderImage[],
  { drawingFailed, searchFellShort }: Partial<MadeSet> = {},
): string {
  const found = images.filter(({ type }) => type === 'search').length;
  const demo = images.filter(({ provenance }) => provenance?.provider === 'demo').length;
  const drawn = images.length - found - demo;
  const parts = [
    drawn > 0 && `${inWords(drawn)} drawn by the AI model`,
    demo > 0 && `${inWords(demo)} drawn by the demo`,
    found > 0 && `${inWords(found)} found in open collections`,
  ].filter((part) => part !== false);
  const [first = '', ...rest] = parts;
  const whole = [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', ');
  return [`${whole}.`, drawingFailed?.message, searchFellShort].filter(Boolean).join(' ');
}
