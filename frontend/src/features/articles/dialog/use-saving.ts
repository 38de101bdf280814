import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { overtakenBy } from '@/components/editing/overtaken';
import { toast } from '@/components/ui/feedback/toast-store';
import { articleQuery, type Article } from '../api/article';
import { revisionQuery } from '../api/revision';
import { tellSaveFailure, useSaveArticle } from '../api/save-article';
import { sameText, textOf, titleTooLong, type ArticleText } from './article-text';
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
  // A double click asks again before the first save is drawn as pending.
  const sending = useRef(false);

  const saved = (mine: ArticleText, article: Article, before: Article) => {
    editing.settle(mine, article);
    setConflict(undefined);
    toast({ title: 'Saved!', description: outcome(article, before) });
  };
  /** Saves a text on top of a revision; `mine` is what was on screen when it was asked for. */
  const send = async (text: ArticleText, on: Article, mine = text) => {
    const blank = text.title.trim() === '';
    setUntitled(blank);
    if (blank || titleTooLong(text.title) !== undefined || sending.current) return;
    sending.current = true;
    editing.sending(text);
    let own: Article | undefined;
    try {
      saved(mine, await save.mutateAsync({ id, revision: on.revision, changes: textOf(text) }), on);
    } catch (error) {
      const theirs = await theirsIn(error, id, queryClient);
      // A save whose answer got lost comes first in the repeat of it, or in the save of what was written since.
      if (theirs && sameText(theirs.article, text)) saved(mine, theirs.article, on);
      else if (theirs && editing.hasSent(theirs.article)) own = theirs.article;
      else if (theirs) setConflict(theirs);
      else tellSaveFailure(error);
    } finally {
      sending.current = false;
    }
    if (own) await send(text, own, mine);
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

/** A 412 tells which revision came first, whose and when. Its text is fetched, and what is on screen renewed. */
async function theirsIn(error: unknown, id: string, queryClient: QueryClient): Promise<Theirs | undefined> {
  const overtaken = overtakenBy(error);
  if (!overtaken) return undefined;
  try {
    const [article] = await Promise.all([
      queryClient.fetchQuery(revisionQuery(id, overtaken.revision)),
      queryClient.refetchQueries({ queryKey: articleQuery(id).queryKey }),
    ]);
    return { article, by: overtaken.by, at: overtaken.at };
  } catch {
    return undefined;
  }
}
