import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { FakeMailServer } from '../testing/fake-mail-server.js';
import type { Digest } from './digest.js';
import { MailChannel } from './mail-channel.js';

const { signal } = new AbortController();

const digest: Digest = {
  title: 'A new article is waiting for review\r\nBcc: everybody@example.com',
  items: [
    {
      text: '<script>alert("x")</script> & more',
      note: 'The Archivist, Kunst für Anfänger',
      url: 'http://desk.example/articles?article=1&a="b"',
    },
  ],
  failures: ['No answer.'],
  url: 'http://desk.example/articles',
};

let server: FakeMailServer;

const channelWith = (changed: Partial<ConstructorParameters<typeof MailChannel>[0]>): MailChannel =>
  new MailChannel({
    smtpUrl: server.url,
    mailFrom: undefined,
    mailTo: ['a@example.com'],
    publicUrl: 'http://desk.example',
    brandName: 'Provenance',
    ...changed,
  });

const channelTo = (...mailTo: string[]): MailChannel => channelWith({ mailTo });

beforeEach(async () => {
  server = await FakeMailServer.start();
});
afterEach(() => server.stop());

/** A part of the message with its transfer encoding undone. */
function decoded(source: string, type: string): string {
  const part = source.split(/^--.*$/m).find((text) => text.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('an e-mail', () => {
  it('goes to everybody, as text and as a page, in which nothing is markup', async () => {
    expect(await channelTo('a@example.com', 'b@example.com').send('message-7', digest, signal)).toEqual({
      ok: true,
      remark: null,
    });
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['a@example.com', 'b@example.com']);
    const source = mail?.source ?? '';
    expect(source).toMatch(/^Message-ID: <message-7@desk\.example>\r$/m);
    expect(source).toMatch(/^From: Provenance <no-reply@desk\.example>\r$/m);
    const text = decoded(source, 'text/plain');
    expect(text).toContain('<script>alert("x")</script> & more (The Archivist, Kunst für Anfänger)');
    expect(text).toContain('http://desk.example/articles?article=1&a="b"');
    const page = decoded(source, 'text/html');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more');
    expect(page).toContain('href="http://desk.example/articles?article=1&amp;a=&quot;b&quot;"');
    expect(page).toContain('No answer.');
  });

  it('has no header that a title could add', async () => {
    await channelTo('a@example.com').send('message-7', digest, signal);
    const [head = ''] = (server.mails[0]?.source ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/m);
    expect(server.mails[0]?.recipients).toEqual(['a@example.com']);
  });
});

describe('the sender of an e-mail', () => {
  it.each([
    ['https://desk.example', 'desk.example'],
    ['https://desk.example.', 'desk.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['http://203.0.113.9', 'localhost'],
  ])('at %s is one that mail servers take', async (publicUrl, domain) => {
    await channelWith({ publicUrl }).send('message-7', digest, signal);
    const source = server.mails[0]?.source ?? '';
    expect(source).toContain(`\r\nFrom: Provenance <no-reply@${domain}>\r\n`);
    expect(source).toContain(`Message-ID: <message-7@${domain}>\r\n`);
  });

  it('that is refused is told with the setting that changes it, unless it is set', async () => {
    server.senderRefusal = { code: 501, words: '5.1.7 Bad sender address syntax.' };
    expect(await channelTo('a@example.com').send('message-7', digest, signal)).toMatchObject({
      error: expect.stringMatching(
        /: 501 5\.1\.7 Bad sender address syntax\. Set MAIL_FROM to a sender that the mail server accepts\.$/,
      ) as string,
    });
    expect(
      await channelWith({ mailFrom: 'desk@example.com' }).send('message-7', digest, signal),
    ).toMatchObject({ error: expect.stringMatching(/: 501 5\.1\.7 Bad sender address syntax\.$/) as string });
  });

  it('that is refused only with the recipient is told so, too', async () => {
    server.refused = ['a@example.com'];
    server.recipientRefusal = '5.1.8 <no-reply@desk.example>: Sender address rejected: Domain not found';
    expect(await channelTo('a@example.com').send('message-7', digest, signal)).toMatchObject({
      error: expect.stringContaining('Set MAIL_FROM') as string,
    });
  });
});

describe('a mail server with a certificate that nobody else signed', () => {
  let secured: FakeMailServer;
  beforeEach(async () => {
    secured = await FakeMailServer.start({ starttls: true });
  });
  afterEach(() => secured.stop());

  it('is told with the setting that accepts it, which does', async () => {
    const sending = await channelWith({ smtpUrl: secured.url }).send('message-7', digest, signal);
    expect(sending).toMatchObject({
      ok: false,
      error: expect.stringMatching(/certificate.*tls\.rejectUnauthorized=false/) as string,
    });
    // The certificate may be trusted tomorrow, so the message is tried again as soon as any other.
    expect(sending).toMatchObject({ retryAfterMs: undefined });
    const smtpUrl = `${secured.url}?tls.rejectUnauthorized=false`;
    expect(await channelWith({ smtpUrl }).send('message-7', digest, signal)).toMatchObject({ ok: true });
    expect(secured.mails).toHaveLength(1);
  });

  it('is no reason to speak in plain text to whoever was to be reached by TLS from the start', async () => {
    const smtpUrl = secured.url.replace('smtp:', 'smtps:');
    expect(await channelWith({ smtpUrl }).send('message-7', digest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('use smtp:// in SMTP_URL') as string,
    });
  });
});

describe('a mail server', () => {
  it('that refuses one recipient: the others get it, and that is told', async () => {
    server.refused = ['gone@example.com'];
    const sending = await channelTo('a@example.com', 'gone@example.com').send('message-7', digest, signal);
    expect(sending).toEqual({
      ok: true,
      remark: expect.stringMatching(/^Some recipients didn’t get it: .*gone@example\.com/) as string,
    });
    expect(server.mails[0]?.recipients).toEqual(['a@example.com']);
  });

  it('that puts off one recipient: the others have it, and the next attempt is for that one alone', async () => {
    server.deferred = ['later@example.com'];
    server.refused = ['gone@example.com'];
    const channel = channelTo('a@example.com', 'later@example.com', 'gone@example.com');
    const put = await channel.send('message-7', digest, signal);
    expect(put).toEqual({
      ok: false,
      error: expect.stringMatching(
        /^Some recipients haven’t got it: .*450.*later@example\.com.*550.*gone@example\.com/,
      ) as string,
      remaining: { ...digest, to: ['later@example.com', 'gone@example.com'] },
    });
    const rest = (put as { remaining: Digest }).remaining;
    expect(await channel.send('message-7', rest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('450') as string,
      retryAfterMs: undefined,
    });
    server.deferred = [];
    expect(await channel.send('message-7', rest, signal)).toEqual({
      ok: true,
      remark: expect.stringMatching(/^Some recipients didn’t get it: .*gone@example\.com/) as string,
    });
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([
      ['a@example.com'],
      ['later@example.com'],
    ]);
    expect(new Set(server.mails.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size).toBe(1);
  });

  it('that puts off one recipient and refuses that one in the end: the message is sent, and that is told', async () => {
    server.refused = ['later@example.com'];
    const rest = { ...digest, to: ['later@example.com'] };
    expect(await channelTo('a@example.com', 'later@example.com').send('message-7', rest, signal)).toEqual({
      ok: true,
      remark: expect.stringMatching(/^Some recipients didn’t get it: .*550.*later@example\.com/) as string,
    });
    expect(server.mails).toEqual([]);
  });

  it('that refuses all of them, or the message, is a failure with its words', async () => {
    server.refused = ['gone@example.com'];
    expect(await channelTo('gone@example.com').send('message-7', digest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('550') as string,
      retryAfterMs: 3_600_000,
    });
    server.failing = true;
    expect(await channelTo('a@example.com').send('message-7', digest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('451') as string,
      retryAfterMs: undefined,
    });
    expect(server.mails).toEqual([]);
  });

  it('that does not know the password cannot have it told on', async () => {
    const other = await FakeMailServer.start({ password: 'another' });
    const channel = channelWith({ smtpUrl: other.url });
    const sending = await channel.send('message-7', digest, signal);
    await other.stop();
    expect(sending).toMatchObject({ ok: false, error: expect.stringContaining('535') as string });
    expect(JSON.stringify(sending)).not.toMatch(/pass word|pass%20word/);
  });

  it('that keeps silent is not waited for', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const settings = { mailFrom: undefined, mailTo: ['a@b'], publicUrl: 'http://x', brandName: 'P' };
    const channel = new MailChannel({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }, 500);
    const sending = await channel.send('message-7', digest, signal);
    silent.close();
    expect(sending).toEqual({
      ok: false,
      error: expect.stringMatching(/didn’t answer|Timeout|wasn’t sent/) as string,
    });
  });

  it('that is not there is a failure', async () => {
    const channel = channelTo('a@example.com');
    await server.stop();
    expect(await channel.send('message-7', digest, signal)).toMatchObject({ ok: false });
    server = await FakeMailServer.start();
  });
});
