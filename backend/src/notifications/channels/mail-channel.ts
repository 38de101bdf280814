import type { NodemailerError, SendMailOptions } from 'nodemailer';
import { isIP } from 'node:net';
import { isNativeError } from 'node:util/types';
import { mailIsConfigured } from '../../platform/config/channels.js';
import type { Settings } from '../../platform/config/settings.js';
import { escapedHtml as escaped } from '../../platform/text/escaped-html.js';
import { TimeLimitExceeded, withTimeout } from '../../platform/concurrency/timeout.js';
import { type Digest, aboutCheckpoint } from './digest.js';
import { sendLimitMs, type Channel, type Sending } from './channel.js';
import { mailAdvice } from './mail-advice.js';
import { withoutSecrets } from './without-secrets.js';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'publicUrl' | 'brandName'>;

/**
 * The time for which a server that refused a message for good is left alone, in milliseconds. Only a change of settings
 * on either side lets the message through.
 */
const refusedForMs = 3_600_000;

/** Sends messages by e-mail, one with all recipients. */
export class MailChannel implements Channel {
  readonly name = 'email';

  constructor(
    private readonly settings: MailSettings,
    private readonly limitMs = sendLimitMs,
  ) {}

  get configured(): boolean {
    return mailIsConfigured(this.settings);
  }

  async send(id: string, digest: Digest, signal: AbortSignal): Promise<Sending> {
    const { smtpUrl } = this.settings;
    if (smtpUrl === undefined || !this.configured) return { ok: false, error: 'E-mail isn’t configured.' };
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: this.limitMs,
      greetingTimeout: this.limitMs,
      dnsTimeout: this.limitMs,
      socketTimeout: this.limitMs,
    });
    const over = new AbortController();
    try {
      const message = { ...this.message(id, digest), signal: AbortSignal.any([over.signal, signal]) };
      const { rejectedErrors } = await withTimeout(this.limitMs, transport.sendMail(message));
      return this.outcome(digest, rejectedErrors ?? []);
    } catch (error) {
      over.abort();
      const { permanent, rejectedErrors }: Partial<NodemailerError> = isNativeError(error) ? error : {};
      // The others have it.
      if (digest.to && permanent && rejectedErrors) return this.outcome(digest, rejectedErrors);
      return this.failure(error);
    } finally {
      transport.close();
    }
  }

  /** What came of a message that somebody has got: those who were put off get it alone, so that nobody gets it twice. */
  private outcome(digest: Digest, rejected: readonly NodemailerError[]): Sending {
    if (rejected.length === 0) return { ok: true, remark: null };
    const refusals = rejected.map(({ message }) => this.clean(message)).join('; ');
    if (rejected.every(({ permanent }) => permanent)) {
      return { ok: true, remark: `Some recipients didn’t get it: ${refusals}` };
    }
    const to = rejected.flatMap(({ recipient }) => recipient ?? []);
    return {
      ok: false,
      error: `Some recipients haven’t got it: ${refusals}`,
      remaining: { ...digest, to } satisfies Digest,
    };
  }

  /**
   * Builds a message. Addresses come from the settings alone; by the id, mailboxes recognize a message that was sent
   * twice.
   */
  private message(id: string, digest: Digest): SendMailOptions {
    const { mailFrom, mailTo, publicUrl, brandName } = this.settings;
    const domain = domainOf(publicUrl);
    return {
      from: mailFrom ?? { name: brandName, address: `no-reply@${domain}` },
      to: (digest.to ?? mailTo).map((address) => ({ name: '', address })),
      subject: digest.title.replaceAll(/\p{Cc}+/gu, ' '),
      text: mailText(digest),
      html: mailHtml(digest),
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }

  private failure(error: unknown): Sending {
    if (error instanceof TimeLimitExceeded) {
      return { ok: false, error: `The mail server didn’t answer within ${this.limitMs / 1000} seconds.` };
    }
    if (!isNativeError(error)) return { ok: false, error: 'The mail wasn’t sent: no reason given' };
    const { message, permanent }: NodemailerError = error;
    const said = `The mail wasn’t sent: ${this.clean(message)}`;
    const advice = mailAdvice(error, this.settings.mailFrom);
    return {
      ok: false,
      error: advice === undefined ? said : `${said.replace(/\.?$/, '.')} ${advice}`,
      retryAfterMs: permanent ? refusedForMs : undefined,
    };
  }

  private clean(text: string): string {
    const { smtpUrl = 'smtp://unset' } = this.settings;
    const { username, password } = new URL(smtpUrl);
    return withoutSecrets(text, [smtpUrl, password, decoded(password), decoded(username)]);
  }
}

/**
 * The domain of this server's mail. Postfix refuses a bare IP address in a sender, and Exim one in brackets; both
 * accept `localhost`.
 */
function domainOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^\[|[\].]$/g, '');
  return isIP(host) === 0 ? host : 'localhost';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A message as plain text. */
function mailText({ title, items, failures, checkpoint, url }: Digest): string {
  return [
    title,
    '',
    ...items.flatMap((item) => [
      `- ${item.text}${item.note === null ? '' : ` (${item.note})`}`,
      `  ${item.url}`,
    ]),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.map((failure) => `- ${failure}`)] : []),
    ...(checkpoint === undefined ? [] : ['', aboutCheckpoint, '', checkpoint.trimEnd()]),
    '',
    `Open the desk: ${url}`,
    '',
  ].join('\n');
}

/** A message as a simple page. */
function mailHtml({ title, items, failures, checkpoint, url }: Digest): string {
  const list = (entries: readonly string[]): string =>
    entries.length === 0 ? '' : `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
  const made = items.map(
    (item) => `${link(item.url, item.text)}${item.note === null ? '' : ` (${escaped(item.note)})`}`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    `<h1 style="font-size:1.25rem">${escaped(title)}</h1>`,
    list(made),
    failures.length > 0 ? `<p>Failed:</p>${list(failures.map(escaped))}` : '',
    checkpoint === undefined ? '' : `<p>${escaped(aboutCheckpoint)}</p><pre>${escaped(checkpoint)}</pre>`,
    `<p>${link(url, 'Open the desk')}</p></body></html>`,
  ].join('');
}

function link(url: string, text: string): string {
  return `<a href="${escaped(url)}">${escaped(text)}</a>`;
}
