import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '@/api/session';
import { forgetKept } from '@/components/editing/kept-edits';
import { useKeptForm } from '@/components/editing/use-kept-form';
import type { Article } from '../api/get-article';
import { statementForm } from '../domain/article-text';

const empty = { statement: '' };

/**
 * Gives the statement that a person makes with a promotion. It is kept like the unsaved text, but separately: the
 * article has no such field, so nobody else's statement can conflict with it.
 */
export function useStatement(id: string, article: Article | undefined) {
  const userId = useUser().id;
  const { control, setValue } = useKeptForm(statementForm(id), empty);
  const setStatement = (statement: string) => setValue('statement', statement);
  /** Forgets the statement, including copies that this browser kept from earlier visits. */
  const forgetStatement = () => {
    forgetKept(statementForm(id), userId);
    setStatement('');
  };
  const promoted = article?.status === 'promoted';
  const letGo = useEffectEvent(forgetStatement);
  useEffect(() => {
    // The article was promoted, here with this statement or elsewhere without it, so the next promotion needs another
    // one.
    if (promoted) letGo();
  }, [promoted]);
  return {
    statement: useWatch({ control, name: 'statement' }),
    setStatement,
    forgetStatement,
  };
}
