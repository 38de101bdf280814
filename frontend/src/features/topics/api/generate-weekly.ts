import { useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { useLastingCall } from '@/api/use-lasting-call';
import { WorkMemory } from '@/api/work-memory';
import type { components } from '@/api/schema.gen';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';

/** The number of ideas that are asked for. */
const WANTED = 5;

const shortfall = ({ ideas, missing }: components['schemas']['TopicBatch']): string =>
  `${ideas.length} of ${WANTED}: ${missing.map(({ reason }) => reason).join(' ')}`;

const memory = new WorkMemory<Record<string, never>>('generating-weekly-ideas');

/** Has a batch of ideas proposed now, in addition to the weekly one. */
export function useGenerateWeekly() {
  const queryClient = useQueryClient();
  return useLastingCall({
    memory,
    mutationKey: ['generate-weekly-ideas'],
    send: ({ key }) =>
      bodyOf(api.POST('/api/topic-generator/generate-weekly', { headers: { 'Idempotency-Key': key } })),
    onDone: ({ batch }) => {
      void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      toast({
        title: `Generated ${batch.ideas.length} new topic ideas`,
        description: batch.ideas.length < WANTED ? shortfall(batch) : 'They’re at the top of the list.',
      });
    },
    onFailed: () => tellRefusal('Error', 'Failed to generate weekly batch. Please try again.'),
  });
}
