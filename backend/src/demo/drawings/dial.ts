import type { Random } from '../wording/seeded.js';
import type { Palette } from './palette.js';
import {
  around,
  between,
  canvas,
  circle,
  closedCurve,
  group,
  line,
  polygon,
  rectangle,
  repeated,
  type Point,
} from './shapes.js';

/** Draws an engine-turned dial, larger than the picture: waves cut into the metal, a track of minutes, and hands. */
export function dial(palette: Palette, random: Random): string {
  const centre = { x: between(random, 560, 1040), y: between(random, 430, 560) };
  const radius = between(random, 560, 640);
  return [
    rectangle({ x: 0, y: 0 }, canvas.width, canvas.height, { fill: palette.night }),
    circle(centre, radius + 46, { fill: palette.brass }),
    circle(centre, radius + 34, { fill: palette.night }),
    circle(centre, radius + 26, { fill: palette.brass, opacity: 0.85 }),
    circle(centre, radius + 20, { fill: palette.deep }),
    waves(centre, radius - 78, palette, random),
    track(centre, radius - 30, 60, palette),
    ...registers(centre, radius, palette, random),
    hands(centre, radius, palette, random),
  ].join('');
}

/** Draws rings of waves. Those of neighbouring rings meet crest to trough, which makes the barleycorn pattern. */
function waves(centre: Point, radius: number, palette: Palette, random: Random): string {
  const petals = 24 + 4 * Math.floor(random() * 7);
  const rings = 46;
  const step = radius / rings;
  const cuts = repeated(rings, (ring) => {
    const middle = step * (ring + 1);
    const turned = ring % 2 === 0 ? 0 : Math.PI;
    const depth = step * 0.55;
    return polygon(
      closedCurve(centre, (turn) => middle + depth * Math.sin(petals * turn * 2 * Math.PI + turned), 540),
      { opacity: ring % 4 === 0 ? 0.55 : 0.3 },
    );
  });
  return (
    circle(centre, radius + step, { fill: palette.dark }) +
    group({ fill: 'none', stroke: palette.soft, 'stroke-width': 1.3 }, ...cuts)
  );
}

function track(centre: Point, radius: number, marks: number, palette: Palette): string {
  const rings = [radius + 12, radius - 34].map((ring) =>
    circle(centre, ring, { fill: 'none', stroke: palette.pale, 'stroke-width': 1.5, opacity: 0.7 }),
  );
  const strokes = repeated(marks, (mark) => {
    const hour = mark % 5 === 0;
    const [outer, inner] = [radius + 4, radius - (hour ? 26 : 12)];
    return line(around(centre, outer, mark / marks), around(centre, inner, mark / marks), {
      stroke: hour ? palette.brass : palette.pale,
      'stroke-width': hour ? 9 : 2.5,
    });
  });
  return [...rings, ...strokes].join('');
}

/** Draws two or three small dials, like those of a chronograph. */
function registers(centre: Point, radius: number, palette: Palette, random: Random): string[] {
  const turns = random() < 0.5 ? [0.25, 0.75] : [0.25, 0.5, 0.75];
  const light = random() < 0.6;
  return turns.map((turn) => {
    const place = around(centre, radius * 0.46, turn);
    const size = radius * 0.205;
    const [face, mark] = light ? [palette.paper, palette.ink] : [palette.night, palette.pale];
    const marks = repeated(30, (index) =>
      line(
        around(place, size - 10, index / 30),
        around(place, size - (index % 5 === 0 ? 30 : 20), index / 30),
        {
          stroke: mark,
          'stroke-width': index % 5 === 0 ? 3 : 1.3,
        },
      ),
    );
    const snailing = repeated(9, (ring) =>
      circle(place, (size * 0.66 * (ring + 1)) / 9, {
        fill: 'none',
        stroke: mark,
        'stroke-width': 0.8,
        opacity: 0.22,
      }),
    );
    const needle = around(place, size * 0.68, random());
    return [
      circle(place, size + 7, { fill: palette.brass }),
      circle(place, size, { fill: face }),
      ...snailing,
      ...marks,
      line(place, needle, { stroke: mark, 'stroke-width': 4, 'stroke-linecap': 'round' }),
      circle(place, 9, { fill: mark }),
    ].join('');
  });
}

function hands(centre: Point, radius: number, palette: Palette, random: Random): string {
  const sweep = random();
  const hour = between(random, 0.78, 0.9);
  const minute = between(random, 0.07, 0.2);
  return [
    hand(centre, radius * 0.56, 15, hour, palette.paper),
    hand(centre, radius * 0.86, 11, minute, palette.paper),
    line(around(centre, -radius * 0.2, sweep), around(centre, radius * 0.93, sweep), {
      stroke: palette.accent,
      'stroke-width': 4,
    }),
    circle(around(centre, -radius * 0.2, sweep), 15, { fill: palette.accent }),
    circle(centre, 21, { fill: palette.brass }),
    circle(centre, 8, { fill: palette.night }),
  ].join('');
}

/** Draws a hand in the form of a leaf that is broadest at a third of its length. */
function hand(centre: Point, length: number, width: number, turn: number, fill: string): string {
  const side = (sign: number): Point => {
    const middle = around(centre, length * 0.36, turn);
    return around(middle, width * sign, turn + 0.25);
  };
  const [tip, tail] = [around(centre, length, turn), around(centre, -length * 0.12, turn)];
  return polygon([tail, side(1), tip, side(-1)], { fill });
}
