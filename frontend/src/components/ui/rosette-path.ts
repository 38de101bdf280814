/** One guilloche ring: `lobes` waves around a circle of mean radius `radius`, `swing` in and out, drawn `strands` times. */
export interface Ring {
  radius: number;
  swing: number;
  lobes: number;
  strands: number;
}

/** Curves that make up one wave; eight follow it within a fraction of the line's width. */
const CURVES_PER_LOBE = 8;

/** The line `r = radius + swing · cos(lobes · θ + φ)` for evenly spread φ, as one SVG path around the origin. */
export function ringPath({ radius, swing, lobes, strands }: Ring): string {
  const curves = lobes * CURVES_PER_LOBE;
  const third = (2 * Math.PI) / curves / 3;
  const strand = (phase: number) => {
    const place = (step: number, ahead: number) => {
      const angle = (step / curves) * 2 * Math.PI;
      const reach = radius + swing * Math.cos(lobes * angle + phase);
      const slope = -swing * lobes * Math.sin(lobes * angle + phase);
      const x = reach * Math.cos(angle) + ahead * (slope * Math.cos(angle) - reach * Math.sin(angle));
      const y = reach * Math.sin(angle) + ahead * (slope * Math.sin(angle) + reach * Math.cos(angle));
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const curve = (_: unknown, step: number) =>
      `C${place(step, third)} ${place(step + 1, -third)} ${place(step + 1, 0)}`;
    return `M${place(0, 0)}${Array.from({ length: curves }, curve).join('')}`;
  };
  return Array.from({ length: strands }, (_, index) => strand((index / strands) * 2 * Math.PI)).join('');
}
