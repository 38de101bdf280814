/** An answer larger than any valid one. */
export class AnswerTooLarge extends Error {}

/**
 * A `fetch` that gives up on bodies above `maxBytes`, counted after decompression, so that no server can fill the
 * memory; the `openai` client alone would read whole bodies of any size.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let seen = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > maxBytes)
            controller.error(new AnswerTooLarge(`The answer is larger than ${maxBytes} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded, response);
  };
}
