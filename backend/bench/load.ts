import { Agent, request } from 'node:http';
import { performance, createHistogram } from 'node:perf_hooks';

export interface Call {
  readonly method: 'GET' | 'PATCH';
  readonly url: string;
  readonly body?: unknown;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Keeps `connections` connections busy for `seconds`, each with one call after another.
 * @throws if an answer is not 200, because a fast refusal is no measurement
 */
export async function load(
  connections: number,
  seconds: number,
  headers: Record<string, string>,
  next: (connection: number) => Call,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = createHistogram();
  const until = performance.now() + seconds * 1000;
  const worker = async (connection: number): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now();
      await send(agent, next(connection), headers);
      latencies.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)));
  agent.destroy();
  return {
    perSecond: Math.round(latencies.count / seconds),
    p50Ms: latencies.percentile(50) / 1000,
    p99Ms: latencies.percentile(99) / 1000,
  };
}

/** @throws when the answer is not 200 */
export function send(
  agent: Agent,
  { method, url, body }: Call,
  headers: Record<string, string>,
): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method, headers: { ...headers, ...(text && { 'content-type': 'application/json' }) } },
      (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${method} ${url} answered ${response.statusCode}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}
