import { api, bodyOf } from '@/api/client';
import { WorkMemories } from '@/api/work-memory';
import { useMaking } from './making';

interface CaptionsRequest {
  /** Makes none where there are some: what another tab has made meanwhile is as good. */
  onlyIfMissing?: true;
  /** Writes this one alone, counted from 0; the others stay. */
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
