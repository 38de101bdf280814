import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Awaited } from '@/components/ui/feedback/awaited';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PageHead } from '@/components/ui/layout/page-head';
import { articleQuery, lineageQuery, type Lineage, type LineageNode } from '../api/get-article';
import clsx from 'clsx';
import { drawingOf, type Placed } from './layout';
import { When } from '@/components/ui/text/when';
import { mediaPages, OutOfDate } from './out-of-date';

const route = getRouteApi('/_desk/lineage');

/** The page of one article's lineage: what it came from and what was made of it. */
export function LineagePage() {
  const { article } = route.useSearch();
  return article === undefined ? (
    <>
      <PageHead title="What Comes from What" />
      <EmptyState title="No article chosen">
        Open an article and follow “See it drawn” beside its text.
      </EmptyState>
    </>
  ) : (
    <OfArticle id={article} />
  );
}

function OfArticle({ id }: { id: string }) {
  const { data: article } = useQuery(articleQuery(id));
  const lineage = useQuery(lineageQuery(id));
  return (
    <>
      <PageHead
        title="What Comes from What"
        lead={
          <Link to="/articles" search={{ article: id }} className="text-link">
            {article?.title ?? 'The article'}
          </Link>
        }
      />
      <Awaited query={lineage} failure="This could not be loaded" coming={<SkeletonRows />}>
        {(read) => (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-8 @max-lg:grid-cols-1">
            <LineageDrawing lineage={read} />
            <LineageList article={id} lineage={read} />
          </div>
        )}
      </Awaited>
    </>
  );
}

const longestLabel = 33;

/** The lineage as a drawing. The list next to it says the same to screen readers. */
function LineageDrawing({ lineage }: { lineage: Lineage }) {
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

function Box({ place: { node, x, y }, size }: { place: Placed; size: { width: number; height: number } }) {
  const isStale = node.stale.length > 0;
  return (
    <g>
      <rect
        x={x}
        y={y}
        {...size}
        rx={3}
        strokeDasharray={isStale ? '4 3' : undefined}
        className={isStale ? 'fill-warn-wash stroke-warn' : 'fill-sheet stroke-line-2'}
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

/** The lineage in words: each thing, what it was made from, and what to do when that has changed. */
function LineageList({ article, lineage: { nodes, edges } }: { article: string; lineage: Lineage }) {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return (
    <ol aria-label="What comes from what" className="border-t border-line-2">
      {nodes.map((node) => {
        const sources = edges.filter(({ to }) => to === node.id).map(({ from }) => labels.get(from) ?? from);
        return (
          <li key={node.id} className="border-b border-line py-3">
            <p className="font-medium wrap-anywhere">
              <NodeLink article={article} node={node} />
            </p>
            <p className="text-small wrap-anywhere text-ink-2">
              <When at={node.at} />
              {node.by && `, by ${node.by.name}`}
              {sources.length > 0 && `. From: ${sources.join('; ')}`}
            </p>
            {node.stale.length > 0 && (
              <div className="mt-2">
                <OutOfDate article={article} node={node} nodes={nodes} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The kinds of things that the history shows. */
const inHistory: ReadonlySet<LineageNode['kind']> = new Set(['package', 'review', 'revision', 'revisions']);

/** Links to the thing itself, if it has a page. */
function NodeLink({ article, node: { kind, label, revision } }: { article: string; node: LineageNode }) {
  const show = kind === 'package' || kind === 'review' ? 'stood' : undefined;
  const place =
    kind === 'idea'
      ? { to: '/topic-generator' as const }
      : kind === 'images' || kind === 'captions'
        ? { to: mediaPages[kind], search: { article } }
        : inHistory.has(kind) && {
            to: '/articles' as const,
            search: { article, view: 'history' as const, rev: revision, show },
          };
  if (!place) return label;
  return (
    <Link {...place} className="text-link">
      {label}
    </Link>
  );
}
