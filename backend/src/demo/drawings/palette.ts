/** The colours of one drawing, from dark to light, all in the hue of the motif except the last four. */
export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly soft: string;
  readonly pale: string;
  readonly paper: string;
  readonly ink: string;
  readonly brass: string;
  /** A colour that is far from the motif's hue, for one small eye-catching thing. */
  readonly accent: string;
}

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** The hue, in degrees. */
  readonly hue: number;
}

/** @param colour `#rrggbb` or `#rgb`; anything else counts as a warm grey */
export function paletteOf(colour: string): Palette {
  const { hue, chroma } = oklchOf(colour);
  const tone = (lightness: number, share: number): string =>
    hexOf({ lightness, chroma: Math.min(chroma, 0.13) * share, hue });
  return {
    night: tone(0.21, 0.35),
    deep: tone(0.29, 0.55),
    dark: tone(0.4, 0.8),
    mid: tone(0.54, 1),
    soft: tone(0.72, 0.75),
    pale: tone(0.87, 0.35),
    paper: hexOf({ lightness: 0.945, chroma: 0.02, hue: 83 }),
    ink: hexOf({ lightness: 0.235, chroma: 0.012, hue: 65 }),
    brass: hexOf({ lightness: 0.76, chroma: 0.085, hue: 84 }),
    accent: hexOf({ lightness: 0.6, chroma: 0.135, hue: farFrom(hue) }),
  };
}

/** Returns the hue of sealing wax, unless the drawing is red itself. */
function farFrom(hue: number): number {
  const distance = Math.abs(((hue - 35 + 540) % 360) - 180);
  return distance > 40 ? 35 : 190;
}

// The matrices are those of Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/.
function oklchOf(colour: string): Oklch {
  const [r, g, b] = linearChannels(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(along, across),
    hue: (Math.atan2(across, along) * 180) / Math.PI,
  };
}

function hexOf({ lightness, chroma, hue }: Oklch): string {
  const along = chroma * Math.cos((hue * Math.PI) / 180);
  const across = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3;
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3;
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => byteOf(value).toString(16).padStart(2, '0')).join('')}`;
}

function linearChannels(colour: string): [number, number, number] {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour)?.[1] ?? '8a7f70';
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function byteOf(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}
