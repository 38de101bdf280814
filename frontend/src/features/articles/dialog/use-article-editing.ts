import { useQuery } from '@tanstack/react-query';
import { articleQuery, type Article } from '../api/get-article';
import { readByRoute } from '@/api/prefetch';
import { useEditing } from '@/components/editing/use-editing';
import type { Version } from '@/components/editing/versions';
import { toast } from '@/components/ui/feedback/toast-store';
import { tellSaveFailure, useEditArticle } from '../api/edit-article';
import { emptyText, faultOf, onTopOf, textOf, type ArticleText } from './article-text';

const versionOf = (article: Article): Version<ArticleText> => ({
  values: textOf(article),
  revision: article.revision,
});

/** What there is to edit as long as the article has not come. */
const nothing: Version<ArticleText> = { values: emptyText, revision: -1 };

/** An article being edited: as the server has it, the changes that are not saved, and their way to the server. */
export function useArticleEditing(id: string) {
  const { data: article, error, refetch } = useQuery({ ...articleQuery(id), ...readByRoute });
  const { isPending, mutateAsync } = useEditArticle();
  const editing = useEditing<ArticleText, Article>({
    server: article ? versionOf(article) : nothing,
    keepAs: `article:${id}`,
    earlier: 'offered',
    merge: onTopOf,
    faultsOf: faultOf,
    refusedBy: (failure) => {
      tellSaveFailure(failure);
      return {};
    },
    mutation: {
      isPending,
      mutateAsync: ({ base, values }) => mutateAsync({ id, revision: base.revision, changes: values }),
    },
    versionOf,
    onSaved: (now, before) => toast({ title: 'Saved!', description: outcome(now, before) }),
  });
  return { ...editing, article, error, reload: () => void refetch() };
}

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

function outcome({ values, revision }: Version<ArticleText>, before: Version<ArticleText>): string {
  if (values.status !== before.values.status) {
    return `“${values.title}” is ${values.status === 'promoted' ? 'promoted' : 'a draft again'}.`;
  }
  return `“${values.title}”, revision ${revision}.`;
}
