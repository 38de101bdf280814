import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '@/api/session';
import { forgetKept } from '@/components/editing/kept-edits';
import { useKeptForm } from '@/components/editing/use-kept-form';
import type { Article } from '../api/get-article';
import { statementForm } from '../domain/article-text';

const empty = { statement: '' };

/**
 * What a person says with the promotion of an article. It is kept like the unsaved text but beside it: the article has
 * no such field, so nobody else's statement can conflict with it.
 */
export function useStatement(id: string, article: Article | undefined) {
  const userId = useUser().id;
  const { control, setValue } = useKeptForm(statementForm(id), empty);
  const setStatement = (statement: string) => setValue('statement', statement);
  /** Also what other visits have kept of it. */
  const forgetStatement = () => {
    forgetKept(statementForm(id), userId);
    setStatement('');
  };
  const promoted = article?.status === 'promoted';
  const letGo = useEffectEvent(forgetStatement);
  useEffect(() => {
    // Promoted with it or, elsewhere and by anybody, without it: the next promotion is another one.
    if (promoted) letGo();
  }, [promoted]);
  return {
    statement: useWatch({ control, name: 'statement' }),
    setStatement,
    forgetStatement,
  };
}
