import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { articleQuery, type Article } from '../api/get-article';
import { readByRoute } from '@/api/prefetch';
import type { Kept } from '@/components/editing/kept-edits';
import type { EditedForm } from '@/components/editing/use-edits';
import { useEditing } from '@/components/editing/use-editing';
import type { Version } from '@/components/editing/versions';
import { toast } from '@/components/ui/feedback/toast-store';
import { tellSaveFailure, useEditArticle } from '../api/edit-article';
import { askAboutBlocked } from '../api/blocked-promotion';
import { emptyText, faultOf, onTopOf, type ArticleText } from '../domain/article-text';
import { useStatement } from './use-statement';

const versionOf = ({ title, content, summary, status, revision }: Article): Version<ArticleText> => ({
  values: { title, content, summary: summary ?? '', status },
  revision,
});

/** The version before the article has loaded. */
const nothing: Version<ArticleText> = { values: emptyText, revision: -1 };

/** Gives an article being edited: the server's version, the unsaved changes, and the ways to save them. */
export function useArticleEditing(id: string) {
  const { data: article, error, refetch } = useQuery({ ...articleQuery(id), ...readByRoute });
  const { isPending, mutateAsync } = useEditArticle();
  const { statement, setStatement, forgetStatement } = useStatement(id, article);
  const override = useRef<{ reason: string }>(undefined);
  const editing = useEditing<ArticleText, Article>({
    server: article ? versionOf(article) : nothing,
    keepAs: `article:${id}`,
    earlier: 'offered',
    merge: onTopOf,
    faultsOf: faultOf,
    refusedBy: (failure) => {
      override.current = undefined;
      const again = (given: { reason: string }) => {
        override.current = given;
        editing.submit();
      };
      if (!askAboutBlocked(failure, again)) tellSaveFailure(failure);
      return {};
    },
    mutation: {
      isPending,
      mutateAsync: ({ base, values }) =>
        mutateAsync({
          id,
          revision: base.revision,
          changes: changesOf(values, base.values, { statement, override: override.current }),
        }),
    },
    versionOf,
    onSaved: (now, before) => {
      override.current = undefined;
      toast({ title: 'Saved!', description: outcome(now, before) });
    },
  });
  return {
    ...editing,
    ...withStatement(editing, forgetStatement),
    statement,
    setStatement,
    article,
    error,
    reload: () => void refetch(),
  };
}

/**
 * Wraps the ways to discard an unsaved text. The statement may belong to any of them, so the last one discards it, too.
 */
function withStatement({ edits, offers, discard, drop }: EditedForm<ArticleText>, forget: () => void) {
  return {
    discard: () => {
      discard();
      if (offers.length === 0) forget();
    },
    drop: (offer: Kept<ArticleText>) => {
      drop(offer);
      if (!edits && offers.length === 1) forget();
    },
  };
}

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

/**
 * Returns the changes to save. The status is among them only if it differs, so that a promoted article stays promoted
 * when its text changes.
 */
function changesOf(
  { title, content, summary, status }: ArticleText,
  base: ArticleText,
  { statement, override }: { statement: string; override: { reason: string } | undefined },
) {
  const words = { title, content, ...(summary !== base.summary && { summary }) };
  if (status === base.status || status === 'elsewhere') return words;
  if (status === 'draft') return { ...words, status };
  const said = statement.trim();
  return { ...words, status, ...(said && { statement: said }), ...(override && { override }) };
}

function outcome({ values, revision }: Version<ArticleText>, before: Version<ArticleText>): string {
  if (values.status !== before.values.status) {
    return `“${values.title}” is ${values.status === 'promoted' ? 'promoted' : 'a draft again'}.`;
  }
  return `“${values.title}”, revision ${revision}.`;
}
