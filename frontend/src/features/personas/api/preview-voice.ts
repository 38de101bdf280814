import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import type { PersonaFields } from '../domain/persona-fields';

/** Has one paragraph written in a persona's voice, with changes that are not saved. Nothing is stored. */
export function usePreviewVoice(id: string) {
  return useMutation({
    mutationFn: (body: PersonaFields) =>
      bodyOf(api.POST('/api/personas/{id}/preview', { params: { path: { id } }, body })),
    onError: (error) => tellFailure('Generation Failed', error),
  });
}
