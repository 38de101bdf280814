import type { Answer, Visitor } from './visitor.js';

/** What saving a document answers, or how it is refused. */
export interface Outcome {
  readonly success: boolean;
  readonly changes: { readonly created: number; readonly updated: number; readonly removed: number };
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Saves a document, given as what it holds or as JSON text. */
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

/** Paths of what was refused. */
export function fieldsOf({ body }: Answer<Outcome>): string[] {
  return body.errors?.map(({ field }) => field) ?? [];
}
