import { shuffled, type Random } from '../wording/seeded.js';
import { objects, type ObjectPalette } from './objects.js';
import type { Palette } from './palette.js';
import { between, canvas, group, polygon, rectangle, repeated, type Point } from './shapes.js';

/** One compartment, described by the area that it covers. */
interface Niche {
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
}

interface Wall extends Pick<ObjectPalette, 'body' | 'second'> {
  readonly fill: string;
  readonly isLight: boolean;
}

const gap = 10;

/** Draws a cabinet of curiosities: a wall of niches, each with one object in its own light. */
export function cabinet(palette: Palette, random: Random): string {
  const drawers = shuffled(objects, random);
  const walls = wallsOf(palette);
  let last = -1;
  const filled = divided(random).map((niche, index) => {
    last = differentFrom(last, walls.length, random);
    const [wall, draw] = [walls[last], drawers[index % drawers.length]];
    if (!wall || !draw) return '';
    return compartment(niche, wall, draw({ ...palette, body: wall.body, second: wall.second }, random));
  });
  return rectangle({ x: 0, y: 0 }, canvas.width, canvas.height, { fill: palette.ink }) + filled.join('');
}

/** Returns the walls, each with colours in which an object stands out from it. */
function wallsOf({ night, deep, dark, mid, soft, pale, paper }: Palette): Wall[] {
  return [
    { fill: night, isLight: false, body: mid, second: paper },
    { fill: deep, isLight: false, body: soft, second: paper },
    { fill: dark, isLight: false, body: soft, second: night },
    { fill: mid, isLight: false, body: night, second: pale },
    { fill: soft, isLight: true, body: dark, second: paper },
    { fill: pale, isLight: true, body: dark, second: mid },
    { fill: paper, isLight: true, body: deep, second: mid },
  ];
}

function differentFrom(last: number, count: number, random: Random): number {
  const next = Math.floor(random() * (count - 1));
  return next >= last && last >= 0 ? next + 1 : next;
}

/** Returns niches in columns of unequal width, each cut into two or three unequal parts. */
function divided(random: Random): Niche[] {
  return parts(canvas.width, 5, [0.75, 1.3], random).flatMap(({ start: x, size: width }, column) =>
    parts(canvas.height, column % 2 === 0 ? 2 : 3, [0.7, 1.4], random).map(({ start: y, size: height }) => ({
      corner: { x, y },
      width,
      height,
    })),
  );
}

/** Returns parts of a length with gaps between and around them; `spread` is the least and the greatest share. */
function parts(
  length: number,
  count: number,
  spread: readonly [number, number],
  random: Random,
): { readonly start: number; readonly size: number }[] {
  const shares = repeated(count, () => between(random, ...spread));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let start = gap;
  return shares.map((share) => {
    const size = ((length - gap * (count + 1)) * share) / whole;
    const part = { start, size };
    start += size + gap;
    return part;
  });
}

function compartment({ corner, width, height }: Niche, { fill, isLight }: Wall, object: string): string {
  const floor = height * 0.16;
  const bottom = corner.y + height;
  // Objects are drawn in a square of 200 and stand on its lower edge.
  const size = Math.min(width * 0.74, height * 0.7);
  const scale = size / 200;
  const left = corner.x + (width - size) / 2;
  const top = bottom - floor * 0.62 - size;
  return [
    rectangle(corner, width, height, { fill }),
    rectangle({ x: corner.x, y: bottom - floor }, width, floor, {
      fill: '#000000',
      opacity: isLight ? 0.1 : 0.22,
    }),
    // The light comes from the upper left.
    polygon(
      [corner, { x: corner.x + width * 0.55, y: corner.y }, { x: corner.x, y: corner.y + height * 0.8 }],
      { fill: '#ffffff', opacity: isLight ? 0.22 : 0.06 },
    ),
    group(
      { transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})` },
      object,
    ),
  ].join('');
}
