import { useMemo } from 'react';

/**
 * One guilloche ring: `lobes` waves around a circle of mean radius `radius`, `swing` in and out, drawn `strands` times.
 */
interface Ring {
  radius: number;
  swing: number;
  lobes: number;
  strands: number;
}

/** The number of curves that make up one wave; eight follow it within a fraction of the line's width. */
const CURVES_PER_LOBE = 8;

/** The line `r = radius + swing · cos(lobes · θ + φ)` for evenly spread φ, as one SVG path around the origin. */
function ringPath({ radius, swing, lobes, strands }: Ring): string {
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

interface Drawing {
  rings: readonly Ring[];
  circles: readonly number[];
  /** Half of the drawing's width, in pixels of the size it is made for. */
  reach: number;
}

const drawings: Record<'large' | 'small', Drawing> = {
  large: {
    rings: [
      { radius: 402.5, swing: 88.5, lobes: 24, strands: 18 },
      { radius: 179.5, swing: 78.5, lobes: 12, strands: 9 },
    ],
    circles: [521, 510, 294, 84.5],
    reach: 522,
  },
  small: {
    rings: [
      { radius: 31.5, swing: 5.5, lobes: 12, strands: 4 },
      { radius: 14, swing: 7.2, lobes: 9, strands: 2 },
    ],
    circles: [41.5, 40, 23.7],
    reach: 42,
  },
};

/**
 * The guilloche rosette of share certificates and policies. It fills its box. Screen readers ignore it, because it is
 * an ornament.
 */
export function Rosette({ size, className }: { size: 'large' | 'small'; className?: string }) {
  const { rings, circles, reach } = drawings[size];
  const paths = useMemo(() => rings.map(ringPath), [rings]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.6"
    >
      {circles.map((radius) => (
        <circle key={radius} r={radius} vectorEffect="non-scaling-stroke" />
      ))}
      {paths.map((path) => (
        <path key={path.length} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
