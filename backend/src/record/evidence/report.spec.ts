import { Readable } from 'node:stream';
import type { WholePackage } from '../../articles/contract.js';
import type { StoredEvent } from '../tree/canonical-event.js';
import { report } from './report.js';

const actor = { kind: 'user', id: 'u-1', name: 'Ines <b>', role: 'admin' };

const event = (type: string, revision: number, data: unknown, streamId = 'article-a-1') =>
  ({
    type,
    revision: BigInt(revision),
    streamId,
    data,
    metadata: { at: '2026-11-20T09:00:00.000Z', actor },
  }) as unknown as StoredEvent;

const edited = (revision: number, to: string, title?: { from: string; to: string }) =>
  event('ArticleEdited', revision, { title, content: { to, wordsAdded: 2, wordsRemoved: 1, wordCount: 9 } });

const written = event('ArticleGenerated', 0, { title: 'On boxes', content: 'A box is kept in a drawer.' });

const aPackage = {
  number: 1,
  revision: 2,
  contentHash: 'ab12',
  at: '2026-11-20T10:00:00.000Z',
  by: actor,
  rulesRevision: 3,
  personaRevision: 4,
  statement: 'Read twice & found good.',
  reviews: [{ revision: 1, at: '2026-11-20T09:30:00.000Z', by: { ...actor, name: 'Omar' } }],
  overrides: [{ rule: 'length', name: 'Length', message: 'Too short.', reason: 'It is a note.' }],
  title: 'On <boxes>',
  content: 'A box.',
  current: true,
  frozen: true,
} as unknown as WholePackage;

async function htmlOf(
  events: readonly StoredEvent[],
  {
    kind = 'article',
    packages = [],
  }: { kind?: 'article' | 'period'; packages?: readonly WholePackage[] } = {},
): Promise<string> {
  const article = kind === 'article' ? 'a-1' : null;
  const subject = { kind, title: 'Evidence of the article “On <boxes>”', article, events: events.length };
  const all = Readable.from(events) as AsyncIterable<StoredEvent>;
  let html = '';
  for await (const part of report(subject, packages, 'note', all)) html += part;
  return html;
}

it('names the article by its title, and its id beside it', async () => {
  const html = await htmlOf([written]);
  expect(html).toContain('<h1>Evidence of the article “On &lt;boxes&gt;”</h1>');
  expect(html).toContain('<code>a-1</code>');
  expect(html).toContain('<p>1 event,');
});

it('tells each package with its hash, its statement, and who approved it', async () => {
  const html = await htmlOf([written], { packages: [aPackage] });
  for (const told of [
    '<h3>Package 1: On &lt;boxes&gt;</h3>',
    '<dt>SHA-256</dt><dd>ab12</dd>',
    '<dt>Statement</dt><dd>Read twice &amp; found good.</dd>',
    '<dt>Promoted</dt><dd>2026-11-20 10:00:00 by Ines &lt;b&gt;, admin; in force</dd>',
    '<dt>Reviewed</dt><dd>Revision 1, 2026-11-20 09:30:00 by Omar, admin</dd>',
    '<dt>Overridden</dt><dd>Length: Too short. Reason: It is a note.</dd>',
    '<a href="packages/1.md">packages/1.md</a>',
  ]) {
    expect(html).toContain(told);
  }
  expect(await htmlOf([written])).toContain('<p>Nothing was promoted.</p>');
});

it('says how a person had signed in, where it was more than a password', async () => {
  const promoted = event('ArticlePromoted', 1, {});
  const byPasskey = { ...promoted, metadata: { ...(promoted.metadata as object), strength: 'passkey' } };
  const html = await htmlOf([written, byPasskey]);
  expect(html).toContain('<td>Ines &lt;b&gt;, admin</td><td>Article generated');
  expect(html).toContain('<td>Ines &lt;b&gt;, admin (signed in with a passkey)</td><td>Article promoted');
});

it('shows what each edit changed', async () => {
  const html = await htmlOf([
    written,
    edited(1, 'A tin box is kept in a drawer.'),
    edited(2, 'A tin box stood in a <drawer>.', { from: 'On boxes', to: 'On tin' }),
  ]);
  expect(html).toContain('Title: “On boxes”, now “On tin”.');
  expect(html).toContain('2 words added, 1 word removed.');
  expect(html).toMatch(/<q>A <ins>tin <\/ins>box is kept in a drawer\.<\/q>/);
  expect(html).toContain('<del>is kept </del><ins>stood </ins>');
  expect(html).toContain('&lt;drawer&gt;');
  expect(html).not.toContain('<drawer>');
});

it('bounds what it shows of an edit', async () => {
  const words = (of: string) =>
    Array.from({ length: 300 }, (_, n) => `Sentence ${n} tells ${of}${n} of a kept thing.`).join(' ');
  const html = await htmlOf([
    event('ArticleGenerated', 0, { title: 'A', content: words('a') }),
    edited(1, words('b')),
    edited(2, 'z'.repeat(200_000)),
  ]);
  expect(html.match(/<q>/g)).toHaveLength(41);
  expect(html).toContain('And 260 more passages.');
  expect(html).toContain('(198,000 more characters)');
  expect(html.length).toBeLessThan(40_000);
});

it('compares only the lines that changed, and tells longer stretches as written anew', async () => {
  const kept = Array.from({ length: 4_000 }, (_, n) => `Line ${n} is kept as it was.`).join('\n');
  const page = (words: string) => `${kept}\n${words}\n${kept}`;
  const html = await htmlOf([
    event('ArticleGenerated', 0, { title: 'A', content: page('A box is kept.') }),
    edited(1, page('A tin box is kept.')),
    edited(2, page('A tin is lost. '.repeat(2_000).trim())),
  ]);
  expect(html).toMatch(/A <ins>tin <\/ins>box is kept\.\nLine 0/);
  expect(html).toMatch(
    /<del>A tin box is kept\.<\/del><ins>A tin is lost\. .*more characters\)<\/ins>\nLine 0/,
  );
});

it('holds no text of a period, which may be of many articles, and what nobody can read of an event', async () => {
  const html = await htmlOf(
    [
      written,
      edited(1, 'A tin.'),
      event('ArticleEdited', 2, 'nonsense'),
      event('PersonaCreated', 0, {}, 'persona-1'),
    ],
    { kind: 'period' },
  );
  expect(html).not.toContain('<q>');
  expect(html).toContain('2 words added');
  expect(html).toContain('<td>Persona created</td>');
  expect(html).not.toContain('What was promoted');
});
