import { api, bodyOf } from '@/api/client';
import { WorkMemories } from '@/api/work-memory';
import { useMaking } from './making';

interface CaptionsRequest {
  /** Whether to make no captions if there are some, which another tab may have made meanwhile. */
  onlyIfMissing?: true;
  /** The index of the only caption to write, counted from 0. The others stay as they are. */
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
