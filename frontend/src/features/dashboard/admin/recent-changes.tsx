import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mark } from '@/components/ui/graphics/mark';
import { SectionHead } from '@/components/ui/layout/page-head';
import { When } from '@/components/ui/text/when';
import { LINES, recentChangesQuery, type ChangeLine } from '../api/recent-changes';

/** Lists the latest changes, with marks for who or what made them. */
export function RecentChanges() {
  return (
    <section>
      <SectionHead
        title="Recent changes"
        aside={
          <Link to="/audit" className="text-link">
            Audit Log
          </Link>
        }
      />
      <Awaited
        query={useQuery(recentChangesQuery)}
        failure="Changes could not be loaded"
        coming={<SkeletonRows count={LINES} />}
      >
        {(lines) => (
          <ul aria-label="Recent changes" className="border-t border-line-2">
            {lines.map((line) => (
              <Change key={line.key} line={line} />
            ))}
          </ul>
        )}
      </Awaited>
    </section>
  );
}

function Change({ line: { at, mark, actor, before, article, after } }: { line: ChangeLine }) {
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2.5 text-small text-ink-2">
      <span className="w-3.5 shrink-0 translate-y-0.5">{mark && <Mark kind={mark} decorative />}</span>
      <p className="line-clamp-3 min-w-0 grow">
        <span className="font-medium text-ink">{actor}</span> {before}
        {article && (
          <>
            “
            <Link
              to="/articles"
              search={{ article: article.id }}
              className="decoration-line-strong underline-offset-3 hover:text-ink hover:underline"
            >
              {article.title}
            </Link>
            ”
          </>
        )}
        {after}
      </p>
      <span className="shrink-0 text-micro text-ink-3">
        <When at={at} short />
      </span>
    </li>
  );
}
