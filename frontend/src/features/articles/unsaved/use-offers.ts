import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useUser } from '@/api/session';
import type { Article } from '../api/article';
import { sameWords, type Edits } from '../dialog/article-text';
import { forgetText, keepText, keptTexts, type KeptText } from './kept-texts';
import { keptTextOf } from './use-edits';

/** Texts of this article that were left unsaved before, by a crash, a closed tab or the end of a session. */
export function useOffers(articleId: string, article: Article | undefined) {
  const user = useUser();
  const [found, setFound] = useState(() => keptTexts(user.id, articleId));
  useEffect(() => {
    // What was kept and then saved after all, as when the answer to the save never came.
    for (const text of found) if (article && sameWords(text, article)) forgetText(user.id, text);
  }, [found, article, user.id]);
  const drop = (text: KeptText) => {
    forgetText(user.id, text);
    setFound((texts) => texts.filter((other) => other !== text));
  };
  /** Makes way for another text; what is set aside is offered again. */
  const setAside = (edits: Edits) => {
    const text = keptTextOf(edits, uuid());
    keepText(user.id, text);
    setFound((texts) => [text, ...texts]);
  };
  return { offers: found.filter((text) => !article || !sameWords(text, article)), drop, setAside };
}
