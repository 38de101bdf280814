import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { FakeMailServer } from '../testing/fake-mail-server.js';
import type { Digest } from '../digest.js';
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

const channelTo = (...mailTo: string[]): MailChannel =>
  new MailChannel({
    smtpUrl: server.url,
    mailFrom: undefined,
    mailTo,
    publicUrl: 'http://desk.example',
    brandName: 'Provenance',
  });

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

  it('that refuses all of them, or the message, is a failure with its words', async () => {
    server.refused = ['gone@example.com'];
    expect(await channelTo('gone@example.com').send('message-7', digest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('550') as string,
    });
    server.failing = true;
    expect(await channelTo('a@example.com').send('message-7', digest, signal)).toMatchObject({
      ok: false,
      error: expect.stringContaining('451') as string,
    });
    expect(server.mails).toEqual([]);
  });

  it('that does not know the password cannot have it told on', async () => {
    const other = await FakeMailServer.start({ password: 'another' });
    const { url } = other;
    const channel = new MailChannel({
      smtpUrl: url,
      mailFrom: undefined,
      mailTo: ['a@example.com'],
      publicUrl: 'http://desk.example',
      brandName: 'Provenance',
    });
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
