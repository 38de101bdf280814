import { Link } from '@tanstack/react-router';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { useQuery } from '@tanstack/react-query';
import { type Article, packagesQuery } from '../api/get-article';
import { useMove } from '../api/edit-article';

/** Says that the text has moved on since its promotion, with the difference and the way to promote it again. */
export function ChangedBar({ article, unsaved }: { article: Article; unsaved: boolean }) {
  const move = useMove();
  const { id, revision, changedSincePromotion } = article;
  const { data } = useQuery({ ...packagesQuery(id), enabled: changedSincePromotion });
  if (!changedSincePromotion) return null;
  const promoted = data?.packages[0];
  return (
    <Bar
      actions={
        <>
          {promoted && (
            <Link
              to="/articles"
              search={{ article: id, view: 'history', rev: revision, against: promoted.revision }}
              className="self-center pr-1.5 text-link"
            >
              What changed
            </Link>
          )}
          {!unsaved && (
            <Button size="small" variant="promote" onClick={() => move(article, 'promoted')}>
              Promote again
            </Button>
          )}
        </>
      }
    >
      Changed since promotion{article.package !== null && ` as package ${article.package}`}.
    </Bar>
  );
}
