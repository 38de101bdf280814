import createClient from 'openapi-fetch';
import { ApiError, isGone, UnreadableAnswer } from './api-error';
import { withProof } from './proof';
import type { paths } from './schema.gen';

/** The typed client of the server's API: sends cookies, throws `ApiError` for every answer that is no success. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'include',
  fetch: (request) => withProof(request, (one) => window.fetch(one)),
});

api.use({
  onResponse: async ({ response }) => {
    if (!response.ok) throw await ApiError.from(response);
  },
});

/**
 * The body of a successful call. Refused answers have thrown before; a body that is not JSON throws `UnreadableAnswer`.
 */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  try {
    return (await call).data as T;
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableAnswer(error.message, { cause: error }) : error;
  }
}

/** What a call sends whose body is a file. */
export const bytesOf = (file: Blob) => ({
  // The description of the API has no type for bytes.
  body: file as never,
  bodySerializer: (bytes: unknown) => bytes as BodyInit,
  headers: { 'content-type': 'application/octet-stream' },
});

/** The body and the revision that the answer's `ETag` names, for reads whose body does not contain it. */
export async function revisedBodyOf<T>(
  call: Promise<{ data?: T; response: Response }>,
): Promise<T & { revision: number }> {
  const body = await bodyOf(call);
  const { response } = await call;
  return { ...body, revision: Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0]) };
}

/** What a call answers; null when the server knows of no such thing. */
export async function foundBy<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether a thing was there to be deleted. False means that it was gone before, which is as good. */
export async function deletedBy(call: Promise<object>): Promise<boolean> {
  return (await foundBy(call)) !== null;
}

/** The header that makes a change conditional on the revision that was read. */
export function ifMatch(revision: number): { 'If-Match': string } {
  return { 'If-Match': `"${revision}"` };
}
