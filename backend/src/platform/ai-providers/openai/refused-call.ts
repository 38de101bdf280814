/** The most bytes of an error’s body that are read; no server’s error is longer. */
const longestBody = 64 * 1024;

/**
 * A refused call with its whole answer, whose HTTP status is 300 or above; the `openai` client keeps only one form of
 * error.
 */
export class RefusedCall extends Error {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    /** The body as it came, JSON or not. */
    readonly body: string,
  ) {
    super('The call was refused');
  }
}

/** A `fetch` that throws `RefusedCall` if an answer is no success. */
export function refusalsThrown(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    if (response.ok) return response;
    throw new RefusedCall(response.status, response.headers, await beginningOf(response));
  };
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= longestBody) break;
  }
  return Buffer.concat(chunks).subarray(0, longestBody).toString('utf8');
}
