import createClient from 'openapi-fetch';
import { ApiError, isGone, UnreadableAnswer } from './api-error';
import { withProof } from './proof';
import type { paths } from './schema.gen';

/**
 * The typed client of the server's API. It sends cookies, and throws `ApiError` for every answer that is not a success.
 */
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
 * Returns the body of a successful call. A refused call has already thrown; a body that is not JSON throws
 * `UnreadableAnswer`.
 */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  try {
    return (await call).data as T;
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableAnswer(error.message, { cause: error }) : error;
  }
}

/** The options of a call whose body is a file. */
export const bytesOf = (file: Blob) => ({
  // The description of the API has no type for bytes.
  body: file as never,
  bodySerializer: (bytes: unknown) => bytes as BodyInit,
  headers: { 'content-type': 'application/octet-stream' },
});

/** Returns the body and the revision that the answer's `ETag` names, for reads whose body does not contain it. */
export async function revisedBodyOf<T>(
  call: Promise<{ data?: T; response: Response }>,
): Promise<T & { revision: number }> {
  const body = await bodyOf(call);
  const { response } = await call;
  return { ...body, revision: Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0]) };
}

/** Returns the answer of a call; null when the server knows of no such thing. */
export async function foundBy<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether a thing was there to be deleted. False means that it was already gone, which is just as good. */
export async function deletedBy(call: Promise<object>): Promise<boolean> {
  return (await foundBy(call)) !== null;
}

/** The header that makes a change conditional on the revision that was read. */
export function ifMatch(revision: number): { 'If-Match': string } {
  return { 'If-Match': `"${revision}"` };
}
