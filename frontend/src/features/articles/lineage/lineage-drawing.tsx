import clsx from 'clsx';
import type { Lineage } from '../api/get-lineage';
import { drawingOf, type Drawing, type Placed } from './layout';

const longestLabel = 33;

/** The graph, for the eye; the list beside it says the same. */
export function LineageDrawing({ lineage }: { lineage: Lineage }) {
  const drawing = drawingOf(lineage);
  return (
    <div
      role="region"
      aria-label="Drawing"
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-paper p-2"
    >
      <svg
        aria-hidden="true"
        width={drawing.width}
        height={drawing.height}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="mx-auto max-w-none"
      >
        {drawing.lines.map(({ id, path }) => (
          <path key={id} d={path} className="fill-none stroke-line-strong" />
        ))}
        {drawing.places.map((place) => (
          <Box key={place.node.id} place={place} size={drawing.box} />
        ))}
      </svg>
    </div>
  );
}

function Box({ place: { node, x, y }, size }: { place: Placed; size: Drawing['box'] }) {
  const isStale = node.stale.length > 0;
  return (
    <g>
      <rect
        x={x}
        y={y}
        {...size}
        rx={3}
        strokeDasharray={isStale ? '4 3' : undefined}
        className={clsx(isStale ? 'fill-warn-wash stroke-warn' : 'fill-sheet stroke-line-2')}
      />
      <text x={x + 10} y={y + 18} className="fill-ink text-small font-medium">
        {shortened(node.label)}
      </text>
      <text x={x + 10} y={y + 34} className={clsx('text-micro', isStale ? 'fill-warn' : 'fill-ink-3')}>
        {isStale ? `Out of date: ${node.stale[0]?.because}` : dayOf(node.at)}
      </text>
    </g>
  );
}

function shortened(label: string): string {
  return label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label;
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

const dayOf = (at: string): string => day.format(new Date(at));
