import { useQuery, useQueryClient } from '@tanstack/react-query';
import { articleQuery, tellLoadFailure, type Article } from '../api/article';
import { readByRoute } from '@/api/prefetch';
import { revisionQuery } from '../api/revision';
import type { KeptText } from '../unsaved/kept-texts';
import { useEdits } from '../unsaved/use-edits';
import { useOffers } from '../unsaved/use-offers';
import { sameText, textOf, type ArticleText } from './article-text';

/**
 * An article being edited. Without edits it shows what the server has, whoever changes it; the first edit holds on to
 * the revision that it was made on, and from then on what others save is news, not a change under one's hands.
 */
export function useEditing(id: string) {
  const { data: article, error, refetch } = useQuery({ ...articleQuery(id), ...readByRoute });
  const { edits, unsavedNow, write, now, kept, sending, hasSent } = useEdits(id, article);
  const { offers, drop, setAside } = useOffers(id, article);
  const base = edits?.base ?? article;
  const baseOf = useBaseOf(id, article);

  const change = (part: Partial<ArticleText>) => {
    const before = unsavedNow() ?? (article && { base: article, text: textOf(article) });
    if (!before) return;
    const text = { ...before.text, ...part };
    write(sameText(text, before.base) ? undefined : { ...before, text });
  };
  /** What was sent is saved; what was typed since then goes on, on top of it. */
  const settle = (sent: ArticleText, saved: Article) => {
    const later = now();
    write(later && !sameText(later.text, sent) ? { base: saved, text: later.text } : undefined);
  };
  const yieldToTheirs = () => {
    const mine = now();
    if (mine) setAside(mine);
    write(undefined);
  };
  const restore = (text: KeptText) =>
    baseOf(text).then((on) => {
      const mine = now();
      if (mine) setAside(mine);
      write({ base: on, text: textOf(text) });
      drop(text);
    }, tellLoadFailure);
  return {
    article,
    error,
    reload: () => void refetch(),
    base,
    text: edits?.text ?? (article && textOf(article)),
    edits,
    /** Whether the browser could keep the edits. */
    kept,
    change,
    sending,
    hasSent,
    settle,
    yieldToTheirs,
    discard: () => write(undefined),
    offers,
    restore,
    drop,
  };
}

/** The revision that a kept text was written on. */
function useBaseOf(id: string, article: Article | undefined): (text: KeptText) => Promise<Article> {
  const queryClient = useQueryClient();
  return async ({ revision }) =>
    article?.revision === revision ? article : queryClient.fetchQuery(revisionQuery(id, revision));
}

export type Editing = ReturnType<typeof useEditing>;
