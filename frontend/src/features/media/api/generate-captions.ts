import { api, bodyOf } from '@/api/client';
import { WorkMemories } from '@/api/work-memory';
import { useMaking } from './making';

interface CaptionsRequest {
  /** Makes no captions if there are some: those that another tab has made meanwhile will do. */
  onlyIfMissing?: true;
  /** Writes only the caption with this index, counted from 0; the others stay. */
  only?: number;
}

const works = new WorkMemories<CaptionsRequest>('generating-captions');

/** Has captions written for an article. */
export function useGenerateCaptions(articleId: string) {
  return useMaking(articleId, {
    name: 'generate-captions',
    works,
    send: ({ key, request }) =>
      bodyOf(
        api.POST('/api/social-generator/generate', {
          body: { articleId, ...request },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    done: 'Captions Generated Successfully',
    failed: 'Failed to generate captions',
  });
}
