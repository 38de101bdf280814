/** A colour of the token file: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * The red, green and blue of a colour as linear light, each clipped to 0 to 1. Matrices: Björn Ottosson, "A perceptual
 * color space", 2020.
 */
function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The relative luminance of WCAG 2. */
function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
