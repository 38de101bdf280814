import type { ArticleInputs } from '../../generation/contract.js';
import { lenses, type Lens } from './lens.js';
import { plainWords } from '../wording/words.js';

function mentions(text: string, { words }: Lens): number {
  return plainWords(text).filter((word) => words.some((stem) => word.startsWith(stem))).length;
}

/** The lens that a persona's name, expertise and other texts speak of most, in this order of weight. */
export function chooseLens({
  name,
  expertise,
  writingAngle,
  aboutMe,
  context,
}: ArticleInputs['persona']): Lens {
  const weigh = (lens: Lens): number =>
    100 * mentions(name, lens) +
    10 * mentions(expertise, lens) +
    mentions([writingAngle, aboutMe, context].join(' '), lens);
  return lenses.reduce((best, lens) => (weigh(lens) >= weigh(best) ? lens : best));
}
