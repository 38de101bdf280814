import type { Answer } from './visitor.js';

/** Expects an error to be a problem document that reveals nothing internal. */
export function expectProblem({ status, body, headers }: Answer, expected: number): void {
  expect(status).toBe(expected);
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toMatchObject({ status: expected, requestId: headers.get('x-request-id') });
  for (const member of ['type', 'title', 'detail', 'requestId'])
    expect(body[member]).toEqual(expect.any(String));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat \w+ \(|FST_|select |Error:/);
}
