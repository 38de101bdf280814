import { useQuery } from '@tanstack/react-query';
import type { Option } from '@/components/ui/controls/listbox';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';

/** What the lists can be narrowed to: the personas that the user may see, and all categories. */
export function useFilterOptions(): { personas: Option[]; categories: Option[] } {
  const { data: personas = [] } = useQuery(personasQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return {
    personas: personas.map(({ id, name }) => ({ value: id, label: name })),
    categories: categories.map(({ id, name, color }) => ({ value: id, label: name, color })),
  };
}
