import { jest } from '@jest/globals';
import { parseHTML } from 'linkedom';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import { EmbeddedServer } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { generateImages, Sources } from '../support/images.js';
import { itemsOf, wholeImport } from '../support/imports.js';
import type { Visitor } from '../support/visitor.js';
import { CuttingProxy } from './cutting-proxy.js';
import { RealGhost } from './real-ghost.js';
import type { RealPost, RealSite } from './real-site.js';
import { RealWordPress } from './real-wordpress.js';
import { cameBack, content, source, summary, title } from './the-article.js';

/** How long to wait, in milliseconds: both site builders take seconds for a request on a busy machine. */
const patience = 300_000;
jest.setTimeout(patience);

const sites: readonly RealSite[] = [new RealWordPress(), new RealGhost()];
const proxies = new Map<RealSite['kind'], CuttingProxy>();
let sources: Sources;
let desk: EmbeddedServer;
let admin: Visitor;

beforeAll(async () => {
  for (const site of sites) proxies.set(site.kind, await CuttingProxy.start(site.address));
  sources = await Sources.start();
  await sources.offer(1, 2);
  const hosts = [...proxies.values()].map(({ host }) => host);
  const allowed = [sources.search.host, ...hosts].join(',');
  desk = await EmbeddedServer.start({ ...sources.settings, IMAGE_FETCH_ALLOW: allowed });
  admin = await desk.admin();
});
afterAll(async () => {
  await desk.remove();
  await sources.stop();
  for (const proxy of proxies.values()) await proxy.stop();
});

/** What an article says of a site, as far as tests look at it. */
interface ArticleSite {
  readonly siteId: string;
  readonly state: string;
  readonly error: string | null;
  readonly remoteId: string | null;
  readonly post: string | null;
}

interface Delivery {
  readonly id: string;
  readonly articleId: string;
}

describe.each(sites.map((site) => [site.kind, site] as const))('%s itself', (kind, site) => {
  let siteId: string;
  let articleId: string;

  const change = async (id: string, body: Record<string, unknown>): Promise<void> => {
    const answer = await admin.patch(draftPath(id), body);
    expect(answer).toMatchObject({ status: 200 });
  };
  /** Waits until nothing is in progress, and returns what the desk says of the article's post. */
  const settled = async (id = articleId, deliveries = 1): Promise<ArticleSite> => {
    let last: ArticleSite | undefined;
    await eventually(async () => {
      expect(await sent(id)).toBe(deliveries);
      const { body } = await admin.get<{ article: { sites: ArticleSite[] } }>(draftPath(id));
      last = body.article.sites.find((one) => one.siteId === siteId);
      expect(last?.state).toEqual(expect.stringMatching(/^(?!waiting$)/));
    }, patience);
    if (!last) throw new Error('The article is on no site.');
    return last;
  };
  const deliveriesOf = async (id: string) =>
    (await admin.get<{ items: Delivery[] }>(`/api/sites/${siteId}/deliveries`)).body.items.filter(
      (delivery) => delivery.articleId === id,
    );
  const sent = async (id: string): Promise<number> => (await deliveriesOf(id)).length;
  /** Sends the last delivery again. */
  const sendAgain = async (body: { anyway?: true } = {}): Promise<void> => {
    const [newest] = await deliveriesOf(articleId);
    await admin.post(`/api/sites/${siteId}/deliveries/${newest?.id}/send`, body);
  };
  const postOf = async ({ remoteId }: ArticleSite): Promise<RealPost | undefined> =>
    (await site.posts()).find(({ id }) => id === remoteId);
  const titled = async (words: string): Promise<RealPost[]> =>
    (await site.posts()).filter((post) => post.title === words);
  const written = async (words: string): Promise<string> => {
    const personaId = await idOfPersona(admin, 'The Archivist');
    const { id } = await generate(admin, { personaId, sources: [source] });
    await change(id, { title: words, content, summary });
    return id;
  };
  const promote = (id: string) =>
    change(id, { status: 'promoted', override: { reason: 'It is only for this test.' } });

  beforeAll(async () => {
    const { status, body } = await admin.post<{ site: { id: string } }>('/api/sites', {
      kind,
      name: `Real ${kind}`,
      address: `http://${proxies.get(kind)?.host}`,
      credentials: site.credentials,
      publish: 'publish',
      onReturn: 'draft',
      categories: [{ categoryId: 'collectibles', name: 'Watches & Cars' }],
      tags: ['gold & silver'],
    });
    expect(status).toBe(201);
    siteId = body.site.id;
  });
  afterAll(() => admin.delete(`/api/sites/${siteId}`));

  it('is found to be ready', async () => {
    const { body } = await admin.post(`/api/sites/${siteId}/check`);
    expect(body).toMatchObject({ ok: true });
  });

  it('shows a promoted article with all that stands in it', async () => {
    articleId = await written(title);
    await promote(articleId);
    const there = await settled();
    expect(there).toMatchObject({ state: 'sent', error: null });
    const post = await postOf(there);
    expect(post).toMatchObject({
      status: expect.stringMatching(/^publish/) as string,
      title,
      excerpt: summary,
    });
    expect(post?.tags).toContain('gold & silver');
    expect(seenIn(await site.page(there.remoteId ?? ''))).toEqual({
      headings: ['What it fetched & why', 'By year', 'Papers'],
      strong: ['Ref. 5711', '$61,000'],
      emphasised: ['May 2019', 'one'],
      struck: ['less'],
      links: ['https://example.com/?a=1&b=2'],
      words: true,
      cells: ['Year', 'Price', '2019', '$58,900', '2020 | 2021', '$61,000'],
      prices: 'right',
      lists: ['Third', 'nested one', 'nested two', 'Fourth'],
      start: '3',
      quoted: ['First paragraph.', 'Second paragraph.'],
      code: 'if (a < b && c) {\n  return "[gallery]";\n}',
      rules: true,
      notesReached: 2,
    });
  });

  it('gets the header image with its alt text and its credit', async () => {
    const [image] = (await generateImages(admin, articleId)).body.images;
    await sendAgain();
    const there = await settled(articleId, 2);
    expect(there).toMatchObject({ state: 'sent', error: null });
    const post = await postOf(there);
    // WordPress removes what it takes for a tag.
    expect(post?.alt).toBe(kind === 'wordpress' ? image?.title.replace('<papers> ', '') : image?.title);
    expect(post?.caption).toContain(image?.creator ?? image?.source);
    expect(await titled(title)).toHaveLength(1);
  });

  it('comes back by its export with the losses that the documents name', async () => {
    const { name, bytes } = await site.exported();
    const { id } = await wholeImport(admin, name, bytes);
    const item = (await itemsOf(admin, id)).find((one) => one.title === title);
    const { body } = await admin.get<{ article: object }>(draftPath(item?.articleId ?? ''));
    expect(body.article).toMatchObject({ title, summary, content: cameBack[kind] });
  });

  it('keeps what was changed there until a person decides', async () => {
    const { remoteId } = await settled(articleId, 2);
    await site.retitle(remoteId ?? '', 'Another title there');
    await change(articleId, { content: `${content}\n\nA second thought.` });
    await promote(articleId);
    const told = await settled(articleId, 3);
    expect(told.state).toBe('changed-there');
    expect(await titled('Another title there')).toHaveLength(1);
    await sendAgain({ anyway: true });
    expect(await settled(articleId, 4)).toMatchObject({ state: 'sent', remoteId });
    expect(await titled(title)).toHaveLength(1);
    expect(await site.page(remoteId ?? '')).toContain('A second thought.');
  });

  it('has the post as a draft once the article is one again', async () => {
    await change(articleId, { status: 'draft' });
    const there = await settled(articleId, 5);
    expect(there).toMatchObject({ state: 'sent' });
    expect(await postOf(there)).toMatchObject({ status: 'draft' });
  });

  it('has one post where its answer to the first was lost', async () => {
    const proxy = proxies.get(kind);
    if (!proxy) throw new Error('There is no proxy.');
    proxy.cuts = site.creation;
    const words = 'An answer that was lost';
    const id = await written(words);
    await promote(id);
    await eventually(() => expect(proxy.cut).toBeGreaterThan(0), patience);
    proxy.cuts = undefined;
    // The desk tries it again by itself.
    expect(await settled(id)).toMatchObject({ state: 'sent' });
    expect(await titled(words)).toHaveLength(1);
  });
});

/** What readers see of the article on its page. */
function seenIn(html: string) {
  const { document } = parseHTML(html);
  const body = document.querySelector('.wp-block-post-content, .gh-content');
  const texts = (selector: string): string[] =>
    [...(body?.querySelectorAll(selector) ?? [])].map((one) => (one.textContent ?? '').trim());
  const price = body?.querySelector('td:last-child, th:last-child');
  const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
  const links = [...(body?.querySelectorAll('a') ?? [])];
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  const cited = links.filter((link) => link.closest('sup') ?? link.querySelector('sup'));
  const quotation = body?.querySelector('blockquote')?.innerHTML ?? '';
  return {
    headings: texts('h2, h3'),
    strong: texts('p strong, td strong'),
    emphasised: texts('em'),
    struck: texts('s, del'),
    // Ghost adds its own address to links, so that the linked sites know where readers come from.
    links: addresses
      .filter((address) => address.startsWith('https://example.com'))
      .map((address) => address.replace(/&ref=[^&]*$/, '')),
    words: (body?.textContent ?? '').includes('say a < b, and [gallery] is a word here.'),
    cells: texts('th, td'),
    prices: /right/.exec(
      `${price?.className} ${price?.getAttribute('style')} ${price?.getAttribute('align')}`,
    )?.[0],
    lists: [...(body?.querySelectorAll('ol[start] li') ?? [])].map(withoutLists),
    start: body?.querySelector('ol[start]')?.getAttribute('start'),
    quoted: quotation
      .split(/<[^>]*>/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    code: texts('pre code')[0],
    rules: texts('hr').length > 0,
    notesReached: cited.filter((link) => ids.has((link.getAttribute('href') ?? '').slice(1))).length,
  };
}

/** The text of an item, without the lists in it. */
function withoutLists(item: Element): string {
  const own = [...item.childNodes].filter(({ nodeName }) => !/^[uo]l$/i.test(nodeName));
  return own
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
}
