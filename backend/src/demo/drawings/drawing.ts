import type { Motif } from '../../platform/ai/picture-prompt.js';
import { seeded, type Random } from '../wording/seeded.js';
import { agate } from './agate.js';
import { cabinet } from './cabinet.js';
import { dial } from './dial.js';
import { paletteOf, type Palette } from './palette.js';
import { canvas } from './shapes.js';

interface Composition {
  readonly title: string;
  readonly compose: (palette: Palette, random: Random) => string;
}

const compositions: readonly [Composition, ...Composition[]] = [
  { title: 'Engine-turned dial', compose: dial },
  { title: 'Cabinet of curiosities', compose: cabinet },
  { title: 'Agate, cut and polished', compose: agate },
];

/**
 * Returns the drawing of a motif as SVG, without any lettering, and its title. The same motif gives the same drawing.
 */
export function drawing({ seed, colour, variant }: Motif): { svg: string; title: string } {
  const { title, compose } = compositions[variant % compositions.length] ?? compositions[0];
  const { width, height } = canvas;
  const content = compose(paletteOf(colour), seeded([seed, variant]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return { svg, title };
}
