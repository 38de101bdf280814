import type { Random } from '../wording/seeded.js';
import type { Palette } from './palette.js';
import { around, at, circle, ellipse, group, line, path, polygon, rectangle, repeated } from './shapes.js';

/** The colours of a drawing, with two that stand out from the wall behind the object. */
export interface ObjectPalette extends Palette {
  readonly body: string;
  readonly second: string;
}

/** Draws one object in a square of 200, standing on its lower edge. */
type DrawObject = (palette: ObjectPalette, random: Random) => string;

const shadow = ellipse({ x: 112, y: 197 }, 86, 9, { fill: '#000000', opacity: 0.22 });

const coin: DrawObject = ({ brass, ink, paper }) => {
  const centre = { x: 100, y: 102 };
  const reeds = repeated(72, (index) =>
    line(around(centre, 94, index / 72), around(centre, 87, index / 72), {
      stroke: ink,
      'stroke-width': 1.6,
      opacity: 0.5,
    }),
  );
  const laurel = repeated(14, (index) => {
    const turn = 0.3 + (index / 13) * 0.4;
    const place = around(centre, 60, turn);
    const lean = Math.round(turn * 360 + (index % 2 ? 40 : -40));
    return ellipse(place, 11, 4.5, { fill: ink, opacity: 0.6, transform: `rotate(${lean} ${at(place)})` });
  });
  return [
    shadow,
    circle(centre, 95, { fill: brass }),
    ...reeds,
    circle(centre, 80, { fill: 'none', stroke: ink, 'stroke-width': 2, opacity: 0.55 }),
    path('M100 22A80 80 0 0 0 100 182Z', { fill: paper, opacity: 0.22 }),
    ...laurel,
    polygon(
      repeated(10, (index) => around({ x: 100, y: 92 }, index % 2 === 0 ? 30 : 13, index / 10)),
      { fill: ink, opacity: 0.75 },
    ),
  ].join('');
};

const vase: DrawObject = ({ accent, paper, ink, body }) => {
  const outline =
    'M84 14H116V26C116 50 110 58 124 74C152 100 158 126 146 156C138 176 126 188 118 196H82C74 188 62 176 54 156C42 126 48 100 76 74C90 58 84 50 84 26Z';
  return [
    shadow,
    path(outline, { fill: body }),
    path('M100 14H116V26C116 50 110 58 124 74C152 100 158 126 146 156C138 176 126 188 118 196H100Z', {
      fill: ink,
      opacity: 0.22,
    }),
    path('M50 112C80 124 120 124 150 112L152 130C120 144 80 144 48 130Z', { fill: accent }),
    path('M57 160C84 172 116 172 143 160', { fill: 'none', stroke: paper, 'stroke-width': 3, opacity: 0.7 }),
    rectangle({ x: 80, y: 8 }, 40, 9, { fill: ink, opacity: 0.75 }),
  ].join('');
};

const gem: DrawObject = ({ pale, soft, mid, dark, paper, night }) => {
  const facets: readonly (readonly [string, string])[] = [
    ['M46 46H154L188 92H12Z', soft],
    ['M46 46L70 92H12Z', pale],
    ['M46 46H100L70 92Z', paper],
    ['M100 46H154L130 92Z', pale],
    ['M154 46L188 92H130Z', mid],
    ['M12 92H70L100 192Z', mid],
    ['M70 92H130L100 192Z', soft],
    ['M130 92H188L100 192Z', dark],
    ['M70 92L100 46L130 92Z', soft],
  ];
  const light = repeated(7, (index) => {
    const turn = -0.16 + index * 0.053;
    const centre = { x: 100, y: 70 };
    return line(around(centre, 66, turn), around(centre, index % 2 ? 84 : 96, turn), {
      stroke: paper,
      'stroke-width': 2,
      opacity: 0.55,
    });
  });
  return [
    shadow,
    ...light,
    ...facets.map(([data, fill]) =>
      path(data, { fill, stroke: night, 'stroke-width': 1, 'stroke-opacity': 0.35 }),
    ),
  ].join('');
};

const painting: DrawObject = ({ brass, ink, paper, accent, dark, soft, pale }, random) => {
  const hill = 120 + random() * 16;
  return [
    rectangle({ x: 8, y: 26 }, 184, 150, { fill: ink, opacity: 0.25, transform: 'translate(6 8)' }),
    rectangle({ x: 8, y: 26 }, 184, 150, { fill: brass }),
    rectangle({ x: 17, y: 35 }, 166, 132, { fill: ink, opacity: 0.55 }),
    rectangle({ x: 24, y: 42 }, 152, 118, { fill: paper }),
    rectangle({ x: 32, y: 50 }, 136, 102, { fill: pale }),
    circle({ x: 78 + random() * 50, y: 86 }, 17, { fill: accent }),
    path(`M32 ${hill}C60 ${hill - 32} 96 ${hill + 14} 168 ${hill - 26}V152H32Z`, { fill: soft }),
    path(`M32 ${hill + 14}C84 ${hill - 4} 120 ${hill + 20} 168 ${hill}V152H32Z`, { fill: dark }),
  ].join('');
};

const books: DrawObject = ({ accent, brass, ink, body, second }, random) => {
  const spines = [body, accent, second, body, brass];
  let x = 14;
  const upright = spines.map((fill, index) => {
    const width = 24 + random() * 12;
    const height = 132 + random() * 52;
    const spine = [
      rectangle({ x, y: 196 - height }, width, height, { fill }),
      rectangle({ x: x + width * 0.72, y: 196 - height }, width * 0.28, height, { fill: ink, opacity: 0.18 }),
      rectangle({ x, y: 196 - height + 18 }, width, 4, { fill: index % 2 ? ink : brass, opacity: 0.7 }),
      rectangle({ x, y: 196 - 30 }, width, 4, { fill: index % 2 ? ink : brass, opacity: 0.7 }),
    ].join('');
    x += width + 1.5;
    return spine;
  });
  return shadow + upright.join('');
};

const watch: DrawObject = ({ brass, paper, ink, accent, body }, random) => {
  const centre = { x: 100, y: 100 };
  const marks = repeated(12, (index) =>
    line(around(centre, 52, index / 12), around(centre, index % 3 === 0 ? 40 : 45, index / 12), {
      stroke: ink,
      'stroke-width': index % 3 === 0 ? 4 : 2,
    }),
  );
  const minute = around(centre, 44, random());
  return [
    path('M72 0H128L134 62H66Z', { fill: body }),
    path('M66 138H134L128 200H72Z', { fill: body }),
    group(
      { stroke: brass, 'stroke-width': 1.5, 'stroke-dasharray': '5 5', fill: 'none', opacity: 0.7 },
      path('M79 0L74 60M121 0L126 60M79 200L74 140M121 200L126 140', {}),
    ),
    rectangle({ x: 164, y: 92 }, 14, 16, { fill: brass }),
    circle(centre, 68, { fill: brass }),
    circle(centre, 60, { fill: ink, opacity: 0.8 }),
    circle(centre, 57, { fill: paper }),
    ...marks,
    line(centre, around(centre, 28, 0.85), { stroke: ink, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    line(centre, minute, { stroke: ink, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    line(around(centre, -14, 0.42), around(centre, 50, 0.42), { stroke: accent, 'stroke-width': 2 }),
    circle(centre, 5, { fill: accent }),
  ].join('');
};

const bottle: DrawObject = ({ brass, paper, accent, ink, night, body }) => {
  const outline =
    'M86 8H114V58C114 72 142 82 142 108V188C142 193 138 196 134 196H66C62 196 58 193 58 188V108C58 82 86 72 86 58Z';
  return [
    shadow,
    path(outline, { fill: body }),
    path('M58 140H142V188C142 193 138 196 134 196H66C62 196 58 193 58 188Z', { fill: night, opacity: 0.35 }),
    rectangle({ x: 83, y: 4 }, 34, 30, { fill: accent }),
    rectangle({ x: 83, y: 34 }, 34, 5, { fill: brass }),
    rectangle({ x: 64, y: 112 }, 72, 58, { fill: paper }),
    rectangle({ x: 70, y: 118 }, 60, 46, { fill: 'none', stroke: brass, 'stroke-width': 2 }),
    group(
      { fill: ink, opacity: 0.75 },
      rectangle({ x: 82, y: 128 }, 36, 3, {}),
      rectangle({ x: 88, y: 136 }, 24, 3, {}),
      circle({ x: 100, y: 151 }, 7, {}),
    ),
    path('M66 108C66 92 80 82 90 72', {
      fill: 'none',
      stroke: paper,
      'stroke-width': 4,
      opacity: 0.45,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

const shell: DrawObject = ({ paper, pale, soft, mid, ink }) => {
  const hinge = { x: 100, y: 190 };
  const ribs = repeated(11, (index) => {
    const [from, to] = [(index / 11 - 0.5) * 0.42, ((index + 1) / 11 - 0.5) * 0.42];
    const reach = (turn: number): number => 166 - Math.abs(turn) * 260;
    const tip = around(hinge, reach((from + to) / 2) + 9, (from + to) / 2);
    const [a, b] = [around(hinge, reach(from), from), around(hinge, reach(to), to)];
    const fill = [paper, soft, pale, mid][index % 4] ?? pale;
    return path(`M${at(hinge)}L${at(a)}Q${at(tip)} ${at(b)}Z`, {
      fill,
      stroke: ink,
      'stroke-width': 1,
      'stroke-opacity': 0.3,
    });
  });
  return [shadow, path('M74 196L84 178H116L126 196Z', { fill: mid }), ...ribs].join('');
};

/** The objects in a cabinet of curiosities. */
export const objects: readonly DrawObject[] = [coin, vase, gem, painting, books, watch, bottle, shell];
