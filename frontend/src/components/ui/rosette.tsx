import { useMemo } from 'react';
import { ringPath, type Ring } from './rosette-path';

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

/** The guilloche rosette of share certificates and policies. Fills its box; an ornament, silent to readers. */
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
