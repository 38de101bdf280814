import { articlesRoute, noArticle } from '../articles-search';

/** Leads back to the list below the dialog. With unsaved text the way out asks, unless told not to. */
export function useClose(): (how?: 'without asking') => void {
  const navigate = articlesRoute.useNavigate();
  return (how) =>
    void navigate({
      search: (search) => ({ ...search, ...noArticle }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: how === 'without asking',
    });
}
