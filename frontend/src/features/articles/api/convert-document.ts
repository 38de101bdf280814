import { api, bodyOf, bytesOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

type ConvertedDocument = components['schemas']['ConvertedDocument'];

/** Has the server convert a document to markdown; the server keeps nothing of it. */
export const convertDocument = (file: File): Promise<ConvertedDocument> =>
  bodyOf(
    api.POST('/api/documents/convert', {
      ...bytesOf(file),
      params: { header: { 'X-Filename': encodeURIComponent(file.name) } },
    }),
  );
