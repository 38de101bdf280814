import { draftPagesQuery } from './draft-pages';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Filters } from '../filters/filters';

const PAGE_SIZE = 25;

/** The articles of one status that pass the filters. */
export const draftsQuery = (
  { q, personas, categories, outdated, untouched }: Filters,
  status: ArticleStatus,
) =>
  draftPagesQuery(
    {
      status,
      ...(q !== '' && { q }),
      ...(personas.length > 0 && { persona: [...personas] }),
      ...(untouched && { untouched: 'true' as const }),
      ...(categories.length > 0 && { category: [...categories] }),
      ...(outdated !== 'all' && { outdated }),
    },
    PAGE_SIZE,
  );
