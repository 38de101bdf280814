import type { Answer, Visitor } from './visitor.js';

/** Sends a POST with a body that is not one of our JSON values. */
export async function raw(
  { origin, cookieHeader }: Visitor,
  path: string,
  body: BodyInit | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...cookieHeader, ...headers },
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: answer.headers,
  };
}
