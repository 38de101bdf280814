import { isGone } from '@/api/api-error';
import { OfferBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import { Bar } from '@/components/ui/feedback/notice';
import { type HistoryEvent, type Article, packagesQuery } from '../api/get-article';
import type { ArticleEditing } from './use-article-editing';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/controls/button';
import { useQuery } from '@tanstack/react-query';
import { useMove } from '../api/edit-article';

/**
 * Tells people what to know before they continue: which unsaved texts they have, and what others have done meanwhile.
 */
export function EditorBars({
  editing,
  latest,
}: {
  editing: ArticleEditing;
  latest: HistoryEvent | undefined;
}) {
  const { article, error, pending } = editing;
  return (
    <div aria-live="polite">
      {isGone(error) && (
        <Bar>
          This article was deleted while you were writing. Your text is still here, and you can download it.
        </Bar>
      )}
      {!pending && article && (
        <NewerBar
          editing={editing}
          saved={{ by: latest?.actor.name ?? 'Somebody', at: latest?.at ?? article.updatedAt }}
          mine="Your text is"
        />
      )}
      {article && <ChangedBar article={article} unsaved={editing.edits !== undefined} />}
      <OfferBar editing={editing}>Unsaved text</OfferBar>
    </div>
  );
}

/** Says that the text has changed since its promotion, shows the difference and offers to promote it again. */
function ChangedBar({ article, unsaved }: { article: Article; unsaved: boolean }) {
  const { move, moving } = useMove();
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
            <Button
              size="small"
              variant="promote"
              pending={moving && 'Promoting...'}
              onClick={() => move(article, 'promoted')}
            >
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
