import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useUser } from '@/api/session';
import type { Article } from '../api/article';
import { unsavedOn, wasSent, type ArticleText, type Edits } from '../dialog/article-text';
import { forgetText, keepText, type KeptText } from './kept-texts';

/** How many saves without an answer are remembered. */
const MOST_SENT = 5;

/**
 * The unsaved edits of one dialog. Every change of them is in the browser's keeping before anything else happens.
 * @param article as the server has it
 */
export function useEdits(articleId: string, article: Article | undefined) {
  const user = useUser();
  const [session] = useState(() => uuid());
  const [held, setHeld] = useState<Edits>();
  const [kept, setKept] = useState(true);
  const latest = useRef<Edits>(undefined);
  const write = (next: Edits | undefined) => {
    latest.current = next;
    setHeld(next);
    if (next) setKept(keepText(user.id, keptTextOf(next, session)) === 'kept');
    else forgetText(user.id, { session, articleId });
  };
  const unsaved = (edits: Edits | undefined) => (edits && article ? unsavedOn(edits, article) : edits);
  /** The edits as they are now, for what ends after a wait. */
  const now = () => latest.current;
  return {
    edits: unsaved(held),
    /** The same as they are now, before they are drawn. */
    unsavedNow: () => unsaved(latest.current),
    write,
    now,
    kept,
    /** Call before a text is sent. */
    sending: (text: ArticleText) => {
      const mine = now();
      if (mine) write({ ...mine, sent: [...(mine.sent ?? []), text].slice(-MOST_SENT) });
    },
    /** Whether a text is one's own that was sent before. */
    hasSent: (text: ArticleText) => latest.current !== undefined && wasSent(latest.current, text),
  };
}

/** Edits as the browser keeps them. */
export function keptTextOf({ base, text }: Edits, session: string): KeptText {
  return {
    ...text,
    session,
    articleId: base.id,
    revision: base.revision,
    at: new Date().toISOString(),
  };
}
