import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useUser } from '@/api/session';
import type { Edits } from '../dialog/article-text';
import { forgetText, keepText, type KeptText } from './kept-texts';

/** The unsaved edits of one dialog. Every change of them is in the browser's keeping before anything else happens. */
export function useEdits(articleId: string) {
  const user = useUser();
  const [session] = useState(() => uuid());
  const [edits, setEdits] = useState<Edits>();
  const [kept, setKept] = useState(true);
  const latest = useRef<Edits>(undefined);
  const write = (next: Edits | undefined) => {
    latest.current = next;
    setEdits(next);
    if (next) setKept(keepText(user.id, keptTextOf(next, session)) === 'kept');
    else forgetText(user.id, { session, articleId });
  };
  /** The edits as they are now, for what ends after a wait. */
  const now = () => latest.current;
  return { edits, write, now, kept };
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
