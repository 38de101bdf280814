import type { ServerResponse } from 'node:http';

/** Answers one request, well or badly. */
export type FakeReply = (response: ServerResponse) => void;

const usage = { prompt_tokens: 120, completion_tokens: 900, total_tokens: 1020 };

const completion = (message: Record<string, unknown>, finishReason: string) => ({
  id: 'chatcmpl-fake',
  object: 'chat.completion',
  created: 0,
  model: 'fake-model-2026-01-01',
  choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', ...message } }],
  usage,
});

const send =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): FakeReply =>
  (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): FakeReply =>
  send(status, 'application/json', JSON.stringify(body), headers);

const content = (text: string | null, finishReason = 'stop'): FakeReply =>
  json(completion({ content: text }, finishReason));

/** The replies of a server that speaks chat completions, in every manner seen in the wild. */
export const replies = {
  /** A good answer, with `value` as JSON. */
  answer: (value: unknown) => content(JSON.stringify(value)),
  /** An answer with any words and a finish reason. */
  content,
  cutOff: (words: string) => content(words, 'length'),
  refusal: (words: string) => json(completion({ content: null, refusal: words }, 'stop')),
  error: (status: number, message = 'no', headers: Record<string, string> = {}, code: string | null = null) =>
    json({ error: { message, type: 'error', code } }, status, headers),
  /** An error in the form of any server. */
  refused: (status: number, body: unknown, headers: Record<string, string> = {}) =>
    json(body, status, headers),
  /** An answer whose content is no text, or whose message has other members. */
  message: (message: Record<string, unknown>, finishReason = 'stop') =>
    json(completion(message, finishReason)),
  /** An answer with good JSON but the content type of plain text. */
  plainText: (value: unknown) =>
    send(200, 'text/plain', JSON.stringify(completion({ content: JSON.stringify(value) }, 'stop'))),
  /** An answer with the picture itself. */
  image: (bytes: Buffer) => json({ created: 0, data: [{ b64_json: bytes.toString('base64') }] }),
  /** An answer with the address of a picture. */
  imageAt: (url: string) => json({ created: 0, data: [{ url }] }),
  /** A body that is JSON but not an answer of the kind that was asked for. */
  body: (body: unknown) => json(body),
  html: () => send(200, 'text/html', '<!doctype html><title>Sign in to the network</title>'),
  brokenJson: () => send(200, 'application/json', '{"choices": [{"mess'),
  eventStream: () => send(200, 'text/event-stream', 'data: {"choices":[{"delta":{"con\n\ndata: [DONE]\n\n'),
  /** Headers and half of a good answer, after which the connection breaks. */
  cutHalfWay:
    (value: unknown): FakeReply =>
    (response) => {
      const body = JSON.stringify(completion({ content: JSON.stringify(value) }, 'stop'));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    },
  /** No answer until the client goes away. */
  silence: (): FakeReply => () => undefined,
  /** The beginning of an answer, one byte every `everyMs`, without end. */
  drip:
    (everyMs: number): FakeReply =>
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), everyMs);
      response.once('close', () => clearInterval(timer));
    },
  /** An answer of good form with `bytes` characters. */
  huge: (bytes: number) => content('a'.repeat(bytes)),
} satisfies Record<string, (...args: never[]) => FakeReply>;

/** The same reply to this many requests, sent as soon as all of them have come. */
export function together(requests: number, reply: FakeReply): FakeReply {
  const waiting: ServerResponse[] = [];
  return (response) => {
    waiting.push(response);
    if (waiting.length === requests) for (const one of waiting) reply(one);
  };
}
