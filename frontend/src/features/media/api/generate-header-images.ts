import { api, bodyOf } from '@/api/client';
import { WorkMemories } from '@/api/work-memory';
import { useMaking } from './making';

type ImagesRequest = Record<string, never>;

const works = new WorkMemories<ImagesRequest>('generating-images');

/** Has a new set of header images made or found for an article. */
export function useGenerateHeaderImages(articleId: string) {
  return useMaking(articleId, {
    name: 'generate-images',
    works,
    send: ({ key }) =>
      bodyOf(
        api.POST('/api/images/test-regenerate/{articleId}', {
          params: { path: { articleId } },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    done: 'Images Generated Successfully',
    failed: 'Failed to generate images',
  });
}
