import { isNativeError } from 'node:util/types';
import { retryAfterMs } from '../../platform/fetching/retry-after.js';
import { TimeLimitExceeded, withTimeout } from '../../platform/concurrency/timeout.js';
import { boundedFetch } from '../../platform/fetching/bounded-fetch.js';
import { aboutCheckpoint, type Digest, type DigestItem } from './digest.js';
import { sendLimitMs, type Channel, type Sending } from './channel.js';
import { withoutSecrets } from './without-secrets.js';

/** The limit for an answer; Slack's is one word. */
const longestAnswer = 10_000;

/** Sends messages to one Slack channel through its incoming webhook, whose address is a secret. */
export class SlackChannel implements Channel {
  readonly name = 'slack';
  private readonly fetch = boundedFetch(longestAnswer);

  constructor(
    private readonly webhookUrl: string | undefined,
    private readonly limitMs = sendLimitMs,
  ) {}

  get configured(): boolean {
    return this.webhookUrl !== undefined;
  }

  async send(_id: string, digest: Digest, signal: AbortSignal): Promise<Sending> {
    if (this.webhookUrl === undefined) return { ok: false, error: 'Slack isn’t configured.' };
    const over = new AbortController();
    try {
      return await withTimeout(
        this.limitMs,
        this.post(this.webhookUrl, digest, AbortSignal.any([over.signal, signal])),
      );
    } catch (error) {
      over.abort();
      return { ok: false, error: this.fault(error) };
    }
  }

  private async post(webhookUrl: string, digest: Digest, signal: AbortSignal): Promise<Sending> {
    const response = await this.fetch(webhookUrl, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: slackText(digest), unfurl_links: false, link_names: false }),
      signal,
    });
    const answer = await response.text();
    if (response.ok) return { ok: true, remark: null };
    return {
      ok: false,
      error: `Slack answered ${response.status}: ${withoutSecrets(answer, this.secrets) || 'no details'}`,
      retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()),
    };
  }

  private get secrets(): (string | undefined)[] {
    const path = this.webhookUrl === undefined ? '/' : new URL(this.webhookUrl).pathname;
    return [this.webhookUrl, path === '/' ? undefined : path];
  }

  private fault(error: unknown): string {
    if (error instanceof TimeLimitExceeded)
      return `Slack didn’t answer within ${this.limitMs / 1000} seconds.`;
    if (!isNativeError(error)) return 'Slack can’t be reached.';
    const said = isNativeError(error.cause) ? error.cause.message : error.message;
    return `Slack could not be reached: ${withoutSecrets(said, this.secrets)}`;
  }
}

/** Escapes `&`, `<` and `>`, which are Slack's only control characters: `<!channel>` would ping everybody. */
function escaped(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A message in Slack's own markup. */
export function slackText({ title, items, failures, checkpoint, url }: Digest): string {
  return [
    `*${escaped(title)}*`,
    ...items.map(line),
    ...(failures.length > 0 ? ['Failed:', ...failures.map((failure) => `• ${escaped(failure)}`)] : []),
    ...(checkpoint === undefined
      ? []
      : [aboutCheckpoint, `\`\`\`\n${checkpoint.split('\n').map(escaped).join('\n')}\`\`\``]),
    link(url, 'Open the desk'),
  ].join('\n');
}

function line({ text, note, url }: DigestItem): string {
  return `• ${link(url, text)}${note === null ? '' : ` (${escaped(note)})`}`;
}

/** A link. The first bar ends its address, so bars within the address are escaped. */
function link(url: string, text: string): string {
  return `<${escaped(url).replaceAll('|', '%7C')}|${escaped(text)}>`;
}
