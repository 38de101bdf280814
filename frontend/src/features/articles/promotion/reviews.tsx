import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { When } from '@/components/ui/text/when';
import type { Article } from '../api/get-article';
import { reviewsQuery, useOpenForReview } from '../api/reviews';

/**
 * Shows who opened an article for review, and the button for it. Only a click is recorded, never what somebody reads.
 */
export function Reviews({ article: { id, revision }, unsaved }: { article: Article; unsaved: boolean }) {
  const { id: me } = useUser();
  const { data, error, refetch } = useQuery(reviewsQuery(id));
  const { mutate: open, isPending } = useOpenForReview(id);
  if (error && !data) {
    return <InlineError title="The reviews could not be loaded" error={error} onRetry={refetch} />;
  }
  const isMine = data?.reviews.some(({ by, current }) => current && by.id === me) ?? false;
  return (
    <>
      <p className="text-small text-ink-2">{hint(isMine, unsaved)}</p>
      <ul aria-label="Reviews" className="text-small">
        {data?.reviews.map(({ revision: opened, at, by, current }) => (
          <li key={`${opened} ${by.id}`} className="border-t border-line py-2 first:border-t-0">
            {by.name} opened revision {opened} for review · <When at={at} />
            {!current && <div className="text-ink-2">The text has changed since.</div>}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-3 w-full"
        blocked={!data || isMine || unsaved}
        pending={isPending && 'Starting…'}
        onClick={() => open(revision)}
      >
        Start review
      </Button>
    </>
  );
}

function hint(isMine: boolean, unsaved: boolean): string {
  if (unsaved) return 'Save your changes first: a review is of what is saved.';
  return isMine
    ? 'It’s on record that you’re reviewing this text.'
    : 'Puts on record that you’re reviewing this text.';
}
