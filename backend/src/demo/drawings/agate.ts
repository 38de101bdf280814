import type { Random } from '../wording/seeded.js';
import type { Palette } from './palette.js';
import {
  around,
  between,
  canvas,
  closedCurve,
  group,
  pickFrom,
  polygon,
  rectangle,
  repeated,
  type Point,
} from './shapes.js';

interface Wave {
  readonly count: number;
  readonly depth: number;
  readonly phase: number;
}

/** The radius of the outermost band, which extends beyond the picture, and that of the hollow. */
const rim = 900;
const hollow = 190;

/** Draws a slice through an agate: band upon band around a hollow of crystals. */
export function agate(palette: Palette, random: Random): string {
  const centre = { x: between(random, 620, 980), y: between(random, 400, 500) };
  const waves = [2, 3, 4, 5, 7, 9].map((count) => ({
    count,
    depth: between(random, 0.12, 0.26) / count,
    phase: random(),
  }));
  const bands = bandEdges(random);
  const colours = [
    palette.dark,
    palette.soft,
    palette.mid,
    palette.pale,
    palette.deep,
    palette.paper,
    palette.brass,
  ];
  let fill = palette.dark;
  const stone = bands.map((size) => {
    fill = pickFrom([palette.soft, ...colours.filter((other) => other !== fill)], random);
    return polygon(contour(centre, size, waves), { fill });
  });
  return [
    rectangle({ x: 0, y: 0 }, canvas.width, canvas.height, { fill: palette.paper }),
    ...stone,
    crystals(centre, waves, palette, random),
  ].join('');
}

/** Returns the edges of the bands from the rim inwards; broad and very narrow bands alternate at random. */
function bandEdges(random: Random): number[] {
  const edges = [rim];
  for (let size = rim; size > hollow;) {
    size -= random() < 0.5 ? between(random, 4, 11) : between(random, 16, 46);
    edges.push(Math.max(size, hollow));
  }
  return edges;
}

/** Returns the outline of a band. Each outline follows the one around it and changes so slowly that no two cross. */
function contour(centre: Point, size: number, waves: readonly Wave[]): Point[] {
  return closedCurve(centre, (turn) => radiusOf(size, waves, turn), 420);
}

/** Returns the radius at a turn; the stone is broader than it is high. */
function radiusOf(size: number, waves: readonly Wave[], turn: number): number {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const oval = 1 / Math.hypot(Math.cos(angle) / 1.18, Math.sin(angle) / 0.78);
  const inwards = 1 - size / rim;
  const wander = waves.reduce(
    (sum, { count, depth, phase }) =>
      sum + depth * (1 - 0.35 * inwards) * Math.sin(2 * Math.PI * (count * turn + phase + inwards * 0.12)),
    0,
  );
  return size * oval * (1 + wander);
}

/** Draws the hollow in the middle: crystals that grow inwards, each with a bright face and one in the shade. */
function crystals(centre: Point, waves: readonly Wave[], palette: Palette, random: Random): string {
  const bright = [palette.paper, palette.pale, palette.soft] as const;
  const shade = [palette.mid, palette.dark, palette.deep] as const;
  const ring = (from: number, to: number, count: number): string[] =>
    repeated(count, (index) => {
      const turn = (index + between(random, -0.22, 0.22)) / count;
      const half = between(random, 0.55, 0.75) / count;
      const on = (place: number, share: number): Point =>
        around(centre, radiusOf(hollow, waves, place) * share, place);
      const tip = on(turn + between(random, -0.015, 0.015), between(random, to - 0.1, to + 0.1));
      const [left, ridge, right] = [on(turn - half, from), on(turn, from), on(turn + half, from)];
      return (
        polygon([left, ridge, tip], { fill: pickFrom(bright, random) }) +
        polygon([right, ridge, tip], { fill: pickFrom(shade, random) })
      );
    });
  const lining = { fill: palette.night, stroke: palette.paper, 'stroke-width': 7 };
  return [
    polygon(contour(centre, hollow, waves), lining),
    group(
      { 'stroke-linejoin': 'round' },
      ...ring(1, 0.6, 22),
      ...ring(0.72, 0.3, 15),
      ...ring(0.42, 0.06, 8),
    ),
  ].join('');
}
