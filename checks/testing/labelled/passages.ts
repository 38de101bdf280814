import { amounts } from './amounts.js';
import { authorities } from './authorities.js';
import type { Passage } from './passage.js';
import { plantedPassages } from './planted.js';
import { promisesAndTalk } from './promises.js';
import { reviewed } from './reviewed.js';
import { shares } from './shares.js';
import { sourced } from './sourced.js';
import { structure } from './structure.js';
import { style } from './style.js';
import { wording } from './wording.js';

/** Every passage that a person has labelled. */
export const passages: readonly Passage[] = [
  ...structure,
  ...wording,
  ...sourced,
  ...reviewed,
  ...style,
  ...amounts,
  ...shares,
  ...authorities,
  ...promisesAndTalk,
  ...plantedPassages,
];
