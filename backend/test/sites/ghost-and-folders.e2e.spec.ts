import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { eventually } from '../support/eventually.js';
import { FakeGhost } from '../support/fake-ghost.js';
import { SiteApplication } from '../support/site-application.js';

let aheadMs = 0;
let ghost: FakeGhost;
let folders: Awaited<ReturnType<typeof temporaryDirectory>>;
let house: SiteApplication;

beforeAll(async () => {
  folders = await temporaryDirectory();
  ghost = await FakeGhost.start(() => new Date((house?.clock.now().getTime() ?? 0) + aheadMs));
  house = await SiteApplication.start({ IMAGE_FETCH_ALLOW: ghost.host, SITES_DIR: folders.path });
});
afterAll(async () => {
  await house.stop();
  await ghost.stop();
  await folders.remove();
});
afterEach(async () => {
  await house.removeSites();
  ghost.posts.clear();
  aheadMs = 0;
});

const sent = (articleId: string, state = 'sent') =>
  eventually(async () => expect((await house.sitesOf(articleId))[0]?.state).toBe(state), 60_000);
const addedGhost = (body: Record<string, unknown> = {}): Promise<string> =>
  house.added({
    kind: 'ghost',
    name: 'Ghost',
    address: ghost.address,
    credentials: { key: ghost.key },
    ...body,
  });

describe('Ghost', () => {
  it('is sent a draft in its editor’s form, and the same post again', async () => {
    await addedGhost({ tags: ['collecting'] });
    const article = await house.promoted();
    await sent(article.id);
    expect(ghost.shown).toMatchObject([
      {
        title: article.title,
        status: 'draft',
        tags: [{ name: 'collecting' }, { name: `#desk-${article.id}` }],
      },
    ]);
    await house.promotedAgain(article.id, { title: 'Another title', content: '| a |\n|---|\n| 1 |' });
    await eventually(() => expect(ghost.shown).toMatchObject([{ title: 'Another title' }]));
    expect(ghost.shown[0]?.lexical).toContain('"type":"html"');
  });

  it('that takes the post and cuts the connection has one post', async () => {
    const site = await addedGhost({ form: 'exact' });
    ghost.cutsNext = true;
    const article = await house.promoted();
    await eventually(
      async () => expect((await house.deliveries(site))[0]?.error).toEqual(expect.any(String)),
      60_000,
    );
    await house.sendAgain(site);
    await sent(article.id);
    expect(ghost.shown).toMatchObject([{ title: article.title }]);
    expect(ghost.shown[0]?.lexical).toContain('"type":"markdown"');
  });

  it('whose post was changed there is not overwritten', async () => {
    await addedGhost();
    const article = await house.promoted();
    await sent(article.id);
    const [post] = ghost.shown;
    if (post) post.title = 'Changed by hand';
    await house.promotedAgain(article.id, { content: 'Our new text.' });
    await sent(article.id, 'changed-there');
    expect(ghost.shown).toMatchObject([{ title: 'Changed by hand' }]);
  });

  it('is not sent what it would refuse, which is told with its limit', async () => {
    const site = await addedGhost();
    const article = await house.promoted();
    await sent(article.id);
    await house.promotedAgain(article.id, { title: 'a'.repeat(256) });
    await sent(article.id, 'failed');
    expect((await house.deliveries(site))[0]).toMatchObject({
      status: 'given-up',
      attempts: 1,
      error: expect.stringContaining('at most 255 characters of the title; this one has 256') as string,
    });
  });

  it('says by the check that the clocks differ', async () => {
    const site = await addedGhost();
    aheadMs = 600_000;
    const { body } = await house.admin.post<{ ok: boolean; points: { message: string }[] }>(
      `/api/sites/${site}/check`,
    );
    expect([body.ok, body.points.at(-1)?.message]).toEqual([
      false,
      expect.stringContaining('10 minutes behind the site’s'),
    ]);
  });
});

describe('a folder', () => {
  const added = (address: string, body: Record<string, unknown> = {}) =>
    house.added({ kind: 'folder', name: 'Static site', address, ...body });

  it('holds a file of front matter and markdown for each article, while it is promoted', async () => {
    const directory = path.join(folders.path, 'blog');
    await mkdir(directory);
    await added('blog', { form: 'hugo', publish: 'publish', onReturn: 'unpublish' });
    const article = await house.promoted();
    await sent(article.id);
    const [name = ''] = await readdir(directory);
    expect(name).toMatch(new RegExp(`^[a-z0-9-]+-${article.id.slice(0, 8)}\\.md$`));
    const file = await readFile(path.join(directory, name), 'utf8');
    expect(file).toContain(`title: ${JSON.stringify(article.title)}\n`);
    expect(file).not.toContain('draft: true');
    await house.promotedAgain(article.id, { title: 'It’s: "#1"', content: 'A {{< figure >}} as typed.' });
    const again = () => readFile(path.join(directory, name), 'utf8');
    await eventually(async () => expect(await again()).toContain('title: "It’s: \\"#1\\""\n'));
    expect(await again()).toContain(`article: "${article.id}"\n`);
    expect(await again()).toMatch(/\n---\n\nA \\\{\\\{< figure >\\\}\\\} as typed\.\n$/);
    await writeFile(path.join(directory, name), `${await again()}\nBy hand.\n`);
    await house.promotedAgain(article.id, { content: 'Our new text.' });
    await sent(article.id, 'changed-there');
    expect(await again()).toContain('By hand.');
    await house.admin.patch(`/api/articles/drafts/${article.id}`, { status: 'draft' });
    await eventually(async () => expect(await readdir(directory)).toEqual([]));
  });

  it('may be a bare repository, in which each change is a commit', async () => {
    const repository = path.join(folders.path, 'site.git');
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    const site = await added('site.git', { form: 'jekyll' });
    const article = await house.promoted();
    await sent(article.id);
    const git = (...args: string[]) =>
      execFileSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' });
    const [name = ''] = git('ls-tree', '-r', '--name-only', 'HEAD').trim().split('\n');
    expect(name).toMatch(/^_posts\/\d{4}-\d\d-\d\d-.*\.md$/);
    expect(git('show', `HEAD:${name}`)).toContain('published: false\n');
    await house.promotedAgain(article.id, { title: 'Another title' });
    await eventually(
      async () =>
        expect(await house.deliveries(site)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]),
      60_000,
    );
    expect(git('show', `HEAD:${name}`)).toContain('title: "Another title"');
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2');
  });

  it('lies within the directory for folders', async () => {
    const body = { kind: 'folder', name: 'Elsewhere', address: '../..' };
    const { status, body: problem } = await house.admin.post<{ detail: string }>('/api/sites', body);
    expect([status, problem.detail]).toEqual([
      400,
      'The folder is outside the directory that SITES_DIR names.',
    ]);
  });
});
