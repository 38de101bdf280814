import { articlesRoute, type ArticlesSearch } from '../articles-search';

/** Changes what the history shows. Looking around in it is no step to go back to. */
export function useShow(): (what: Pick<ArticlesSearch, 'rev' | 'against' | 'show' | 'as'>) => void {
  const navigate = articlesRoute.useNavigate();
  return (what) =>
    void navigate({ search: (search) => ({ ...search, ...what }), replace: true, resetScroll: false });
}
