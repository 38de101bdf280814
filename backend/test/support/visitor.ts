export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A person at a browser, which keeps the cookies that it gets and nothing else. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** The cookies as a header, for requests that a test sends by itself. */
  get cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  /** The same browser at another address, such as that of a restarted server. */
  at(origin: string): Visitor {
    const visitor = new Visitor(origin);
    for (const [name, value] of this.cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  /** Sends a request over a real socket. An answer that is not JSON is returned as text. */
  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.cookieHeader,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set);
    const text = await response.text();
    const json = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (json && text ? JSON.parse(text) : text) as Body,
    };
  }

  private keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Returns an answer whose body is still to be read. */
  stream(path: string, signal: AbortSignal): Promise<Response> {
    return fetch(this.origin + path, { headers: this.cookieHeader, signal });
  }

  get<Body = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send('GET', path, headers && { headers });
  }

  post<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.send('POST', path, { body, ...(headers && { headers }) });
  }

  put<Body = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.send('PUT', path, { body, ...(headers && { headers }) });
  }

  patch<Body = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.send('PATCH', path, { body, ...(headers && { headers }) });
  }

  delete<Body = Record<string, unknown>>(
    path: string,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.send('DELETE', path, { ...(headers && { headers }) });
  }

  /** @throws Error when the sign-in is refused */
  async signIn(username: string, password: string): Promise<this> {
    const { status, body } = await this.post('/api/auth/login', { username, password });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    return this;
  }
}
