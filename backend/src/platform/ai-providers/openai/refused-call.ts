/** Longer than any server's error; the rest is cut. */
const longestBody = 64 * 1024;

/** An HTTP status of 300 or above, with the whole answer: the `openai` client keeps only one form of error. */
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

/** A `fetch` that throws `RefusedCall` when an answer is no success. */
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
