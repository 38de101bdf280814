import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ifMatch } from '@/api/client';
import { readAgain } from '@/api/query-client';
import { useSingleFlight } from '@/api/single-flight';
import type { components } from '@/api/schema.gen';
import { overtakenBy } from '@/components/editing/overtaken';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { articleCounts, articleOf, articleQuery, draftLists, showArticle } from './get-article';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { ArticleSummary } from './drafts';
import { askAboutBlocked } from './blocked-promotion';

interface Save {
  id: string;
  /** The revision that the changes were made on; the server refuses them with 412 when there is a newer one. */
  revision: number;
  changes: components['schemas']['EditArticleBody'];
}

/** Saves title, text and status, or some of them. The caller tells the person whether that worked. */
export function useEditArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision, changes }: Save) => {
      const request = { params: { path: { id } }, body: changes, headers: ifMatch(revision) };
      return articleOf(api.PATCH('/api/articles/drafts/{id}', request));
    },
    onSuccess: async (article) => {
      await showArticle(queryClient, article);
      const { queryKey } = articleQuery(article.id);
      readAgain(queryClient, [...queryKey, 'history'], [...queryKey, 'packages'], draftLists, articleCounts);
    },
    // The newer text is read before the dialog of the conflict opens, so that it can show both texts at once.
    onError: async (error, { id }) => {
      if (overtakenBy(error)) await queryClient.refetchQueries({ queryKey: articleQuery(id).queryKey });
    },
  });
}

export function tellSaveFailure(error: unknown): void {
  tellFailure('Save Failed', error, 'Failed to save article');
}

type Moved = Pick<ArticleSummary, 'id' | 'title' | 'revision'>;

/** Only an import says that something is published elsewhere. */
type Settable = Exclude<ArticleStatus, 'elsewhere'>;

interface Move {
  article: Moved;
  status: Settable;
  override?: { reason: string };
}

/** Promotes an article as it stands, or returns it to the drafts; ignores further calls until that is done. */
export function useMove() {
  const { isPending, mutateAsync: save } = useEditArticle();
  const once = useSingleFlight(async function send({ article, status, override }: Move): Promise<void> {
    const { id, title, revision } = article;
    const becomes = status === 'promoted' ? 'promoted' : 'a draft again';
    // The callbacks of the mutation may never run, because the row may be gone from its list by then.
    try {
      await save({ id, revision, changes: { status, ...(override && { override }) } });
      toast({ title: 'Saved!', description: `“${title}” is ${becomes}.` });
    } catch (error) {
      const again = (given: { reason: string }) => void send({ article, status, override: given });
      if (!askAboutBlocked(error, again)) tellSaveFailure(error);
    }
  });
  return {
    moving: isPending,
    move: (article: Moved, status: Settable) => once({ article, status }),
  };
}
