import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { When } from '@/components/ui/text/when';
import { packagesQuery, type Package } from '../api/get-article';

/**
 * Lists the packages of an article: when and by whom each was promoted, with which statement, and what was overridden.
 */
export function Packages({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(packagesQuery(id));
  if (error && !data) {
    return <InlineError title="The packages could not be loaded" error={error} onRetry={refetch} />;
  }
  return (
    <ul className="text-small">
      {data?.packages.map(({ number, revision, at, by, current, statement, reviews, overrides, frozen }) => (
        <li key={number} className="border-t border-line py-2 first:border-t-0">
          <Link
            to="/articles"
            search={(search) => ({ ...search, view: 'history', rev: revision, show: 'stood' })}
            resetScroll={false}
            className="text-link"
          >
            Package {number}
          </Link>
          {current && <span className="text-accent"> · promoted now</span>}
          <div className="text-ink-2">
            <When at={at} />, by {by.name}
          </div>
          <div className="text-ink-2">{reviewWords(reviews)}</div>
          {statement !== null && <p className="mt-1 font-serif italic">“{statement}”</p>}
          {overrides.map(({ rule, name, reason }, index) => (
            <p key={`${rule} ${index}`} className="mt-1 text-ink-2">
              Overridden: {name} ({reason})
            </p>
          ))}
          {!frozen && (
            <p className="mt-1 text-ink-3">From before packages were frozen: made from what is known.</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names the reviews of a package, as in “Opened for review by Ann (revision 7)”. */
function reviewWords(reviews: Package['reviews']): string {
  if (reviews.length === 0) return 'Nobody opened this text for review.';
  const who = reviews.map(({ by, revision }) => `${by.name} (revision ${revision})`);
  return `Opened for review by ${new Intl.ListFormat('en').format(who)}.`;
}
