import type { Answer, Visitor } from './visitor.js';

/** The answer to saving a document, or to a refused save. */
export interface Outcome {
  readonly success: boolean;
  readonly changes: { readonly created: number; readonly updated: number; readonly removed: number };
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Saves a document, given as an object or as JSON text. */
export function save(
  visitor: Visitor,
  configType: string,
  content: unknown,
  headers?: Record<string, string>,
): Promise<Answer<Outcome>> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return visitor.post<Outcome>('/api/config/save', { configType, content: text }, headers);
}

/** The `ETag` of a document. */
export async function tagOf(visitor: Visitor, type: string): Promise<string> {
  return (await visitor.get(`/api/config/${type}`)).headers.get('etag') ?? '';
}

/** The paths of the fields that were refused. */
export function fieldsOf({ body }: Answer<Outcome>): string[] {
  return body.errors?.map(({ field }) => field) ?? [];
}
