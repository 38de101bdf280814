import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { basic, faces, features, type Face } from './faces.ts';

const require = createRequire(import.meta.url);

/** The code points of a `unicode-range`. */
function pointsOf(range: string): Set<number> {
  const points = new Set<number>();
  for (const part of range.split(',')) {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    for (let point = first; point <= last; point += 1) points.add(point);
  }
  return points;
}

/** The `unicode-range` of code points, with one part for each stretch. */
function rangeOf(points: readonly number[]): string {
  const stretches: [first: number, last: number][] = [];
  for (const point of points) {
    const stretch = stretches.at(-1);
    if (stretch?.[1] === point - 1) stretch[1] = point;
    else stretches.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return stretches
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

const without = (range: string, taken: Set<number>) =>
  rangeOf([...pointsOf(range)].filter((point) => !taken.has(point)));

interface Part {
  readonly file: string;
  readonly range: string;
  readonly source: string;
}

/** The files of a face, one for each alphabet; the package's Latin one becomes two. */
async function partsOf({ name, style, from, only }: Face): Promise<Part[]> {
  const alphabets = JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${from.font}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const sourceOf = (alphabet: string) =>
    require.resolve(
      `@fontsource-variable/${from.font}/files/${from.font}-${alphabet}-${from.axes}-${style}.woff2`,
    );
  const part = (alphabet: string, part: string, range: string) => ({
    file: `${name}-${part}.woff2`,
    range,
    source: sourceOf(alphabet),
  });
  if (only !== undefined) {
    return [part('latin', 'only', rangeOf([...only].map((sign) => sign.codePointAt(0) ?? 0)))];
  }
  return Object.entries(alphabets).flatMap(([alphabet, range]) =>
    alphabet === 'latin'
      ? [part(alphabet, 'latin', without(range, pointsOf(basic))), part(alphabet, 'basic', basic)]
      : [part(alphabet, alphabet, range)],
  );
}

async function cut(face: Face, { source, range }: Part): Promise<Buffer> {
  const text = String.fromCodePoint(...pointsOf(range));
  return subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: face.axes,
  });
}

const rule = ({ family, style, weight }: Face, { file, range }: Part) =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;` +
  `src:url(./${file}) format('woff2');unicode-range:${range}}`;

/**
 * Cuts the fonts down to what is shown, which takes seconds and is therefore kept until a package or a face changes.
 * @param cache the directory to keep them in
 * @returns the directory of the files, with a `fonts.css` that names them
 */
export async function fontFiles(cache: string): Promise<string> {
  const made = await Promise.all(faces.map(async (face) => ({ face, parts: await partsOf(face) })));
  const digest = createHash('sha256').update(JSON.stringify([made, features]));
  for (const { parts } of made) for (const { source } of parts) digest.update(await readFile(source));
  const directory = path.join(cache, digest.digest('hex').slice(0, 16));
  if (existsSync(directory)) return directory;
  // The files are made next to their final place, so that a build that is broken off leaves no half of them there.
  const making = `${directory}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const rules: string[] = [];
  for (const { face, parts } of made) {
    for (const part of parts) {
      await writeFile(path.join(making, part.file), await cut(face, part));
      rules.push(rule(face, part));
    }
  }
  await writeFile(path.join(making, 'fonts.css'), rules.join('\n'));
  await rename(making, directory).catch(() => rm(making, { recursive: true }));
  return directory;
}
