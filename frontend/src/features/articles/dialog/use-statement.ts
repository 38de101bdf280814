import { useWatch } from 'react-hook-form';
import { useUser } from '@/api/session';
import { forgetKept } from '@/components/editing/kept-edits';
import { useKeptForm } from '@/components/editing/use-kept-form';
import { statementForm } from './article-text';

const empty = { statement: '' };

/**
 * What a person says with the promotion of an article. It is kept like the unsaved text but beside it: the article has
 * no such field, so nobody else's statement can conflict with it.
 */
export function useStatement(id: string) {
  const userId = useUser().id;
  const { control, setValue } = useKeptForm(statementForm(id), empty);
  const setStatement = (statement: string) => setValue('statement', statement);
  return {
    statement: useWatch({ control, name: 'statement' }),
    setStatement,
    /** Also what other visits have kept of it. */
    forgetStatement: () => {
      forgetKept(statementForm(id), userId);
      setStatement('');
    },
  };
}
