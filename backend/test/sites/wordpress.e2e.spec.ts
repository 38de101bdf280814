import { redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { eventually } from '../support/eventually.js';
import { FakeWordPress } from '../support/fake-wordpress.js';
import { SiteApplication } from '../support/site-application.js';

let wordpress: FakeWordPress;
let house: SiteApplication;

beforeAll(async () => {
  wordpress = await FakeWordPress.start();
  house = await SiteApplication.start({ IMAGE_FETCH_ALLOW: wordpress.host });
});
afterAll(async () => {
  await house.stop();
  await wordpress.stop();
});

const added = (body: Record<string, unknown> = {}): Promise<string> =>
  house.added({
    kind: 'wordpress',
    name: 'Blog',
    address: `${wordpress.address}/`,
    credentials: { username: wordpress.username, password: wordpress.password },
    ...body,
  });

afterEach(async () => {
  await house.removeSites();
  wordpress.posts.clear();
  wordpress.faults.length = 0;
  wordpress.allRights();
});

describe('a promoted article', () => {
  it('becomes a draft on the site, with our mark, and the article says where it lives', async () => {
    await added();
    const article = await house.promoted();
    await eventually(async () =>
      expect(await house.sitesOf(article.id)).toMatchObject([{ site: 'Blog', state: 'sent', post: 'draft' }]),
    );
    expect(wordpress.shown).toMatchObject([{ title: article.title, status: 'draft' }]);
    const [post] = wordpress.shown;
    expect(post?.content).toContain(`<!-- provenance:${article.id} -->`);
    expect(post?.content).toContain('<!-- wp:paragraph -->');
    expect(await house.sitesOf(article.id)).toMatchObject([
      { remoteId: String(post?.id), url: `http://blog.example/?p=${post?.id}`, package: 1, error: null },
    ]);
  });
});

const sent = (articleId: string, state = 'sent') =>
  eventually(async () => expect((await house.sitesOf(articleId))[0]?.state).toBe(state), 60_000);

describe('promoted again', () => {
  it('it is the same post, with the new text, and the history and the package know', async () => {
    await added({ publish: 'publish', tags: ['collecting & co'] });
    const article = await house.promoted();
    await sent(article.id);
    await house.promotedAgain(article.id, { title: 'Another title', content: 'Another text.' });
    await eventually(() =>
      expect(wordpress.shown).toMatchObject([{ title: 'Another title', status: 'publish' }]),
    );
    await eventually(async () => expect(await house.sitesOf(article.id)).toMatchObject([{ package: 2 }]));
    expect(wordpress.shown[0]?.content).toContain('<p>Another text.</p>');
    expect([...wordpress.terms.tags.values()]).toEqual(['collecting & co']);
    const known = await house.admin.get<{ sites: object[] }>(`/api/articles/drafts/${article.id}/packages/2`);
    expect(known.body.sites).toMatchObject([{ site: 'Blog', state: 'published' }]);
    const history = await house.admin.get<{ events: { type: string; sites?: object[] }[] }>(
      `/api/articles/drafts/${article.id}/history`,
    );
    const promotions = history.body.events.filter(({ type }) => type === 'ArticlePromoted');
    expect(promotions.map(({ sites }) => sites)).toMatchObject([
      [{ site: 'Blog', state: 'published' }],
      [{ site: 'Blog', state: 'published' }],
    ]);
    const address = `http://blog.example/?p=${wordpress.shown[0]?.id}`;
    const feed = await house.admin.get<{ items: { id: string; url: string }[] }>('/api/published/feed.json');
    expect(feed.body.items.find(({ id }) => id === article.id)?.url).toBe(address);
    const file = await house.admin.get<string>(
      `/api/articles/drafts/${article.id}/download?format=md&for=hugo`,
    );
    expect(file.body).toContain(`canonicalURL: "${address}"\n`);
  });

  it('what was changed there is not overwritten until a person says so', async () => {
    const site = await added();
    const article = await house.promoted();
    await sent(article.id);
    const [post] = wordpress.shown;
    if (post) post.content = post.content.replace('</p>', ' Changed by hand.</p>');
    await house.promotedAgain(article.id, { content: 'Our new text.' });
    await sent(article.id, 'changed-there');
    expect(post?.content).toContain('Changed by hand.');
    expect((await house.deliveries(site))[0]).toMatchObject({
      title: article.title,
      status: 'given-up',
      conflict: 'changed-there',
    });
    await house.sendAgain(site);
    await sent(article.id, 'changed-there');
    await house.sendAgain(site, { anyway: true });
    await sent(article.id);
    expect(wordpress.shown).toMatchObject([{ content: expect.stringContaining('Our new text.') as string }]);
  });

  it('what was deleted there is made anew only when a person says so', async () => {
    const site = await added();
    const article = await house.promoted();
    await sent(article.id);
    const [post] = wordpress.shown;
    if (post) post.status = 'trash';
    await house.promotedAgain(article.id, { content: 'Our new text.' });
    await sent(article.id, 'changed-there');
    expect((await house.deliveries(site))[0]).toMatchObject({ conflict: 'gone-there' });
    expect(wordpress.shown).toEqual([]);
    await house.sendAgain(site, { anyway: true });
    await sent(article.id);
    expect(wordpress.shown).toHaveLength(1);
  });
});

describe('an article that is returned or deleted', () => {
  it.each([
    ['nothing', 'publish', 'publish'],
    ['draft', 'publish', 'draft'],
    ['unpublish', 'publish', 'trash'],
  ])('leaves what the setting “%s” says', async (onReturn, publish, status) => {
    const site = await added({ onReturn, publish });
    const article = await house.promoted();
    await sent(article.id);
    await house.admin.patch(`/api/articles/drafts/${article.id}`, { status: 'draft' });
    await eventually(() => expect([...wordpress.posts.values()]).toMatchObject([{ status }]));
    if (onReturn === 'nothing') return;
    await eventually(async () =>
      expect(await house.sitesOf(article.id)).toMatchObject([{ post: 'withdrawn' }]),
    );
    await house.promotedAgain(article.id, {});
    await eventually(() => expect([...wordpress.posts.values()]).toMatchObject([{ status: 'publish' }]));
    await eventually(async () => expect(await house.deliveries(site)).toHaveLength(3));
  });
});

describe('a site that misbehaves', () => {
  it.each<[string, (site: FakeWordPress) => void, string]>([
    ['answers 500', (site) => site.fail('POST', /posts$/, replies.error(500)), 'The site answered 500.'],
    ['answers 429', (site) => site.fail('POST', /posts$/, replies.error(429)), 'The site answered 429.'],
    [
      'answers half',
      (site) => site.fail('POST', /posts$/, replies.brokenJson()),
      'something else than its interface',
    ],
    [
      'takes the post and cuts the connection',
      (site) => site.fail('POST', /posts$/, 'cut'),
      'can’t be reached',
    ],
    [
      'redirects',
      (site) => site.fail('GET', /posts$/, redirect('http://127.0.0.1:9/')),
      'The site redirects to',
    ],
    [
      'shows a page of its network',
      (site) => site.fail('GET', /posts$/, replies.html()),
      'something else than',
    ],
  ])('%s has one post in the end', async (_, fail, error) => {
    const site = await added();
    fail(wordpress);
    const article = await house.promoted();
    await eventually(async () =>
      expect((await house.deliveries(site))[0]?.error).toEqual(expect.stringContaining(error)),
    );
    expect((await house.sitesOf(article.id))[0]).toMatchObject({ state: 'waiting' });
    await house.sendAgain(site);
    await sent(article.id);
    expect(wordpress.shown).toMatchObject([{ title: article.title }]);
  });

  it('took the post and was searched too early keeps the first of two', async () => {
    const site = await added();
    wordpress.fail('POST', /posts$/, 'cut');
    const article = await house.promoted();
    await eventually(
      async () => expect((await house.deliveries(site))[0]?.error).toEqual(expect.any(String)),
      60_000,
    );
    // These are the answers of a search that lags behind.
    wordpress.fail('GET', /posts$/, replies.body([]));
    wordpress.fail('GET', /posts$/, replies.body([]));
    await house.sendAgain(site);
    await sent(article.id);
    expect(wordpress.shown).toMatchObject([{ slug: expect.not.stringMatching(/-2$/) as string }]);
  });

  it('refuses the credentials is asked again an hour later, and says nothing of them', async () => {
    const site = await added();
    wordpress.stripsHeaders = true;
    const article = await house.promoted();
    await sent(article.id, 'waiting');
    await eventually(
      async () => expect((await house.deliveries(site))[0]?.error).toEqual(expect.any(String)),
      60_000,
    );
    const [delivery] = await house.deliveries(site);
    expect(delivery?.error).toContain('The site refused the credentials');
    expect(Date.parse(delivery?.nextTryAt ?? '') - house.clock.now().getTime()).toBe(3_600_000);
    const all = JSON.stringify([await house.deliveries(site), (await house.admin.get('/api/sites')).body]);
    expect(all).not.toContain(wordpress.password);
    wordpress.stripsHeaders = false;
    await house.sendAgain(site);
    await sent(article.id);
  });
});

describe('the check', () => {
  const checked = async (id: string) =>
    (
      await house.admin.post<{ ok: boolean; points: { point: string; ok: boolean; message: string }[] }>(
        `/api/sites/${id}/check`,
      )
    ).body;

  it('says what is good, and changes nothing there', async () => {
    const { ok, points } = await checked(await added());
    expect([ok, points.map(({ point }) => point)]).toEqual([
      true,
      ['connection', 'sign-in', 'rights', 'clock'],
    ]);
    // The desk of this test has its clock in another month, which does not matter to WordPress.
    expect(points.at(-1)?.message).toMatch(/minutes (behind|ahead of) the site’s\. .* all the same\.$/);
    expect(wordpress.shown).toEqual([]);
  });

  it('says what the user may not do', async () => {
    wordpress.rights = { edit_posts: true };
    const { ok, points } = await checked(await added());
    expect([ok, points.at(-2)?.message]).toEqual([false, 'This user may not upload images.']);
  });

  it('tells how a proxy is mended that strips the header', async () => {
    const id = await added();
    wordpress.stripsHeaders = true;
    const { ok, points } = await checked(id);
    wordpress.stripsHeaders = false;
    expect([ok, points.at(-1)?.message]).toEqual([false, expect.stringContaining('HTTP_AUTHORIZATION')]);
  });
});

describe('a site', () => {
  it('keeps to the public internet, to its host, and to what its kind needs', async () => {
    const body = {
      kind: 'wordpress',
      name: 'Blog',
      address: wordpress.address,
      credentials: { username: 'a', password: 'b' },
    };
    const refused = async (over: object) =>
      (await house.admin.post<{ code: string }>('/api/sites', { ...body, ...over })).status;
    expect(await refused({ address: 'http://127.0.0.1:1/' })).toBe(400);
    expect(await refused({ address: 'https://u:p@blog.example/' })).toBe(400);
    expect(await refused({ credentials: { username: 'a' } })).toBe(400);
    expect(await refused({ kind: 'ghost' })).toBe(400);
    expect(await refused({ kind: 'folder', address: 'blog' })).toBe(400);
    const id = await added();
    expect((await house.admin.put(`/api/sites/${id}`, { address: 'http://[::1]:1' })).status).toBe(400);
    expect((await house.admin.put(`/api/sites/${id}`, { name: 'Other' })).status).toBe(200);
  });
});
