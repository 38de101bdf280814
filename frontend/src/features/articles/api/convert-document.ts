import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

type ConvertedDocument = components['schemas']['ConvertedDocument'];

/** Has the server convert a document to markdown; the server keeps nothing of it. */
export const convertDocument = (file: File): Promise<ConvertedDocument> =>
  bodyOf(
    api.POST('/api/documents/convert', {
      // The description of the API has no type for bytes.
      body: file as unknown as string,
      bodySerializer: (bytes) => bytes,
      params: { header: { 'X-Filename': encodeURIComponent(file.name) } },
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
