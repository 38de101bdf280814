/** A font file as it is served: one face of a variable font, cut down to the weights and sizes that are set in it. */
export interface Face {
  /** The name of its files. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** The package that it is cut from, and its files there, up to the alphabet. */
  readonly from: { readonly font: string; readonly axes: string };
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The only characters that are set in it; by default, all that the package has. */
  readonly only?: string;
}

const newsreader = { font: 'newsreader', axes: 'opsz' };

/**
 * The faces of the desk. Newsreader's shapes change with the size; two cuts, one for titles and one for text, are half
 * as large as the whole.
 */
export const faces: readonly Face[] = [
  {
    name: 'sans',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    from: { font: 'instrument-sans', axes: 'wght' },
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'display',
    family: 'Newsreader Display',
    style: 'normal',
    weight: '400',
    from: newsreader,
    axes: { opsz: 44, wght: 400 },
  },
  {
    name: 'figures',
    family: 'Newsreader Display',
    style: 'normal',
    weight: '300',
    from: newsreader,
    axes: { opsz: 44, wght: 300 },
    only: ' 0123456789',
  },
  {
    name: 'initials',
    family: 'Newsreader Display',
    style: 'italic',
    weight: '500',
    from: newsreader,
    axes: { opsz: 29, wght: 500 },
    only: ' ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
  {
    name: 'serif',
    family: 'Newsreader',
    style: 'normal',
    weight: '400 600',
    from: newsreader,
    axes: { opsz: 18, wght: { min: 400, max: 600 } },
  },
  {
    name: 'italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '400',
    from: newsreader,
    axes: { opsz: 18, wght: 400 },
  },
  {
    name: 'mono',
    family: 'Spline Sans Mono',
    style: 'normal',
    weight: '400 500',
    from: { font: 'spline-sans-mono', axes: 'wght' },
    axes: { wght: { min: 400, max: 500 } },
  },
];

/** The fonts' features that are kept: kerning, ligatures, digits of one width, accents. */
export const features = ['kern', 'liga', 'calt', 'rlig', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * The characters of almost every English page. Other Latin letters are in a file of their own, loaded when one is
 * shown.
 */
export const basic =
  'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
