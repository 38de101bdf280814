import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store';
import { articleQuery, loadFailure, type Article } from '../api/article';
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
  const queryClient = useQueryClient();
  const { data: article, error, refetch } = useQuery(articleQuery(id));
  const { edits, write, now, kept } = useEdits(id);
  const { offers, drop, setAside } = useOffers(id, article);
  const base = edits?.base ?? article;

  const change = (part: Partial<ArticleText>) => {
    const { base: on, text } = now() ?? (article ? { base: article, text: textOf(article) } : {});
    if (!on || !text) return;
    const next = { ...text, ...part };
    write(sameText(next, on) ? undefined : { base: on, text: next });
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
  const restore = async (text: KeptText) => {
    try {
      const on =
        article?.revision === text.revision
          ? article
          : await queryClient.fetchQuery(revisionQuery(id, text.revision));
      const mine = now();
      if (mine) setAside(mine);
      write({ base: on, text: textOf(text) });
      drop(text);
    } catch (failure) {
      toast({ title: 'Error', description: loadFailure(failure as Error), tone: 'destructive' });
    }
  };
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
    settle,
    yieldToTheirs,
    discard: () => write(undefined),
    offers,
    restore,
    drop,
  };
}

export type Editing = ReturnType<typeof useEditing>;
