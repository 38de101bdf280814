import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, sentenceOf } from '@/api/api-error';
import { toast } from '@/components/ui/toast-store';
import type { Article } from '../api/article';
import { revisionQuery } from '../api/revision';
import { useSaveArticle } from '../api/save-article';
import { textOf, type ArticleText } from './article-text';
import type { Editing } from './use-editing';

/** What somebody else has saved on the revision that is being edited. */
export interface Theirs {
  article: Article;
  by: string;
  /** ISO time. */
  at: string;
}

/** Saving an article that is being edited, and what stands in the way of it. */
export function useSaving(id: string, editing: Editing) {
  const queryClient = useQueryClient();
  const save = useSaveArticle();
  const [conflict, setConflict] = useState<Theirs>();
  const [untitled, setUntitled] = useState(false);

  /** Saves a text on top of a revision; `mine` is what was on screen when it was asked for. */
  const send = async (text: ArticleText, on: Article, mine = text) => {
    if (save.isPending) return;
    setUntitled(text.title.trim() === '');
    if (text.title.trim() === '') return;
    try {
      const saved = await save.mutateAsync({ id, revision: on.revision, changes: textOf(text) });
      editing.settle(mine, saved);
      setConflict(undefined);
      toast({ title: 'Saved!', description: outcome(saved, on) });
    } catch (error) {
      const theirs = await theirsIn(error, id, queryClient);
      if (theirs) return setConflict(theirs);
      toast({
        title: 'Save Failed',
        description: sentenceOf(error, 'Failed to save article'),
        tone: 'destructive',
      });
    }
  };
  return {
    save: () => {
      if (editing.text && editing.base) void send(editing.text, editing.base);
    },
    send,
    pending: save.isPending,
    untitled,
    conflict,
    setConflict,
  };
}

export type Saving = ReturnType<typeof useSaving>;

function outcome(saved: Article, before: Article): string {
  if (saved.status !== before.status) {
    return `“${saved.title}” is ${saved.status === 'promoted' ? 'promoted' : 'a draft again'}.`;
  }
  return `“${saved.title}”, revision ${saved.revision}.`;
}

/** A 412 tells which revision came first, whose and when; its text is fetched, and the article's own read renewed. */
async function theirsIn(error: unknown, id: string, queryClient: QueryClient): Promise<Theirs | undefined> {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const { revision, by, at } = error.problem['current'] as {
    revision: number;
    by: { name: string };
    at: string;
  };
  try {
    const [article] = await Promise.all([
      queryClient.fetchQuery(revisionQuery(id, revision)),
      queryClient.refetchQueries({ queryKey: ['api', 'articles', 'drafts', id], exact: true }),
    ]);
    return { article, by: by.name, at };
  } catch {
    return undefined;
  }
}
