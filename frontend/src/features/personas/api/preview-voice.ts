import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { toast } from '@/components/ui/feedback/toast-store';
import { bodyOfPersona, type PersonaFields } from '../persona-fields';

/** Has one paragraph written in a persona's voice, with changes that are not saved. Nothing is kept. */
export function usePreviewVoice(id: string) {
  return useMutation({
    mutationFn: (fields: PersonaFields) =>
      bodyOf(
        api.POST('/api/personas/{id}/preview', { params: { path: { id } }, body: bodyOfPersona(fields) }),
      ),
    onError: (error) =>
      toast({ title: 'Generation Failed', description: sentenceOf(error), tone: 'destructive' }),
  });
}
