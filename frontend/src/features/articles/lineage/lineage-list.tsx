import { Link } from '@tanstack/react-router';
import { When } from '@/components/ui/text/when';
import type { Lineage, LineageNode } from '../api/get-lineage';
import { ideaOf, mediaPages, NextStep } from './next-step';
import { StaleChips } from './stale-chips';

/** The same as the drawing, in words: each thing, what it was made from, and what to do when that has moved on. */
export function LineageList({ article, lineage: { nodes, edges } }: { article: string; lineage: Lineage }) {
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
              <div className="mt-2 flex flex-wrap items-center gap-2">
                <StaleChips stale={node.stale} />
                <NextStep article={article} node={node} idea={ideaOf(nodes)} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the history shows. */
const inHistory: ReadonlySet<LineageNode['kind']> = new Set(['package', 'review', 'revision', 'revisions']);

/** To the thing itself, where it has a place. */
function NodeLink({ article, node: { kind, label, revision } }: { article: string; node: LineageNode }) {
  if (kind === 'idea') {
    return (
      <Link to="/topic-generator" className="text-link">
        {label}
      </Link>
    );
  }
  if (kind === 'images' || kind === 'captions') {
    return (
      <Link to={mediaPages[kind]} search={{ article }} className="text-link">
        {label}
      </Link>
    );
  }
  if (!inHistory.has(kind)) return label;
  const show = kind === 'package' || kind === 'review' ? 'stood' : undefined;
  return (
    <Link to="/articles" search={{ article, view: 'history', rev: revision, show }} className="text-link">
      {label}
    </Link>
  );
}
