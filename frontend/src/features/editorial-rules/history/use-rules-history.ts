import { configHistoryQuery } from '@/api/change-history';
import { useChanges } from '@/components/history/use-changes';
import { rulesRoute } from '../rules-search';

/** The changes of the rules that are loaded, newest first, and the one that the address names, or else the latest. */
export function useRulesHistory() {
  const { rev } = rulesRoute.useSearch();
  const history = useChanges(configHistoryQuery('editorial-rules'));
  const { changes } = history;
  return {
    ...history,
    shown: changes?.find(({ revision }) => revision === rev) ?? changes?.[0],
    latest: changes?.[0]?.revision,
  };
}
