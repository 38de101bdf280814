import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { contentOf, type RulesValues } from '../domain/rules-values';

/** Asks the server what unsaved rules would change about the last articles. */
export function useRulesImpact() {
  return useMutation({
    mutationFn: (values: RulesValues) =>
      bodyOf(api.POST('/api/config/editorial-rules/impact', { body: { content: contentOf(values) } })),
  });
}
