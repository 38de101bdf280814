import clsx from 'clsx';
import { useId } from 'react';

/**
 * The oval collector's mark with the brand's first letter knocked out. It has no accessible name, because the name
 * stands next to it.
 */
export function Logo({ brand, className }: { brand: string; className?: string }) {
  const mask = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 43 50" className={clsx('shrink-0 text-ink', className)}>
      <mask id={mask}>
        <rect width="43" height="50" fill="white" />
        <text
          x="21"
          y="34.5"
          textAnchor="middle"
          fill="black"
          fontSize="29"
          className="font-display font-medium italic"
        >
          {brand.slice(0, 1)}
        </text>
      </mask>
      <ellipse cx="21.5" cy="25" rx="20.7" ry="24.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <ellipse cx="21.5" cy="25" rx="17.7" ry="21.2" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
