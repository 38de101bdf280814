import type { Random } from '../wording/seeded.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The SVG attributes of a shape, such as fill and stroke. */
export type Style = Readonly<Record<string, string | number>>;

/** The size of every drawing, in pixels. */
export const canvas = { width: 1600, height: 900 };

const attributes = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

const short = (value: number): string => String(Math.round(value * 100) / 100);

export function circle({ x, y }: Point, radius: number, style: Style): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes(style)}/>`;
}

export function ellipse({ x, y }: Point, across: number, down: number, style: Style): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}"${attributes(style)}/>`;
}

export function rectangle({ x, y }: Point, width: number, height: number, style: Style): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${attributes(style)}/>`;
}

export function line(from: Point, to: Point, style: Style): string {
  return path(`M${at(from)}L${at(to)}`, style);
}

export function polygon(points: readonly Point[], style: Style): string {
  return path(`M${points.map(at).join('L')}Z`, style);
}

export function path(data: string, style: Style): string {
  return `<path d="${data}"${attributes(style)}/>`;
}

export function group(style: Style, ...content: readonly string[]): string {
  return `<g${attributes(style)}>${content.join('')}</g>`;
}

/** Returns a point in the notation of a path. */
export function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** @param turn from 0 to 1, clockwise from twelve o'clock */
export function around(centre: Point, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Returns points of a closed curve around a centre; `radiusAt` gives the distance for each turn from 0 to 1. */
export function closedCurve(centre: Point, radiusAt: (turn: number) => number, steps: number): Point[] {
  return repeated(steps, (step) => around(centre, radiusAt(step / steps), step / steps));
}

export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

export function pickFrom<T>(list: readonly [T, ...T[]], random: Random): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export function repeated<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
