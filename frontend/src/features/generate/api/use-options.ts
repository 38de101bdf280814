import { useQuery } from '@tanstack/react-query';
import type { Option } from '@/components/ui/controls/listbox';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';

export interface Options {
  personas: readonly Option[];
  categories: readonly Option[];
}

/** Gives the choices for an article; undefined while they load. An author's only persona is the assigned one. */
export function useOptions() {
  const personas = useQuery(personasQuery);
  const categories = useQuery(categoriesQuery);
  const options: Options | undefined = personas.data &&
    categories.data && {
      personas: personas.data.map(({ id, name }) => ({ value: id, label: name })),
      categories: categories.data.map(({ id, name, color }) => ({ value: id, label: name, color })),
    };
  return {
    options,
    error: personas.error ?? categories.error,
    retry: () => {
      for (const query of [personas, categories]) if (query.isError) void query.refetch();
    },
  };
}
