/** The answer of a stand-in: a JSON body with status 200, or a whole response. */
type Answer = Response | { [key: string]: unknown } | readonly unknown[];

export interface SeenRequest {
  method: string;
  /** The path and the query. */
  path: string;
  headers: Headers;
  body: unknown;
}

type Route = Answer | ((request: SeenRequest) => Answer | Promise<Answer>);

/** Makes an answer with a status: a problem document for a failure, JSON otherwise. */
export function answer(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } });
}

/** Makes a successful answer with the revision in its `ETag`. */
export function revised(body: object, revision: number): Response {
  return answer(200, body, { etag: `"${revision}"` });
}

/** Makes the answer to a save that was made on an older revision. It names the present revision and who saved it. */
export function overtaken(revision: number): Response {
  const current = { revision, by: { id: 'u-9', name: 'Ines' }, at: '2026-03-02T09:00:00Z' };
  return answer(412, { status: 412, detail: 'Someone saved a change in the meantime.', current });
}

const isFile = ({ headers }: Request): boolean => headers.get('content-type') === 'application/octet-stream';

/**
 * Answers the browser's requests in place of the server, by `'GET /api/path'`; the query does not count. Later calls
 * add routes or replace them. Returns the requests that were seen, in order.
 */
export function serve(routes: Record<string, Route>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const next = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const route = routes[`${request.method} ${url.pathname}`];
    if (route === undefined) return next(request);
    const text = await request.text();
    const one: SeenRequest = {
      method: request.method,
      path: url.pathname + url.search,
      headers: request.headers,
      body: isFile(request) ? text : text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    seen.push(one);
    const given = typeof route === 'function' ? await route(one) : route;
    return given instanceof Response ? given.clone() : answer(200, given);
  };
  return seen;
}
