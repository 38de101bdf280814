import type { EngineForm } from '../domain/site.events.js';
import { Folder } from './folder.js';
import type { SitePost } from './site-builder.js';

const post: SitePost = {
  articleId: '018f3d5e-7d0b-5a57-9c53-0d5a4b1f7c06',
  title: 'A title',
  text: 'One line.\n\nAnother one.',
  notes: '',
  summary: '',
  publish: false,
  category: null,
  tags: [],
  author: null,
  image: undefined,
  date: '2026-11-27T10:00:00+01:00',
  contentHash: 'abc',
};
const { articleId, title } = post;

const files = new Map<string, string>();
const folderFor = (form: EngineForm): Folder =>
  new Folder(
    {
      check: () => Promise.resolve([]),
      names: () => Promise.resolve([...files.keys()]),
      read: (name) => Promise.resolve(files.get(name)),
      write: (name, text) => {
        if (text === null) files.delete(name);
        else files.set(name, text);
        return Promise.resolve();
      },
    },
    form,
  );

const checkOutOnWindows = (name: string): void => {
  files.set(name, (files.get(name) ?? '').replaceAll('\n', '\r\n'));
};

beforeEach(() => files.clear());

describe.each<EngineForm>(['plain', 'hugo', 'jekyll', 'astro'])('a folder for %s', (form) => {
  const folder = folderFor(form);

  it.each([
    ['draft', false],
    ['published', true],
  ])('whose line ends were changed has the same %s post', async (state, publish) => {
    const made = await folder.create({ ...post, publish });
    checkOutOnWindows(made.remoteId);
    const found = await folder.find({ articleId, title, remoteId: made.remoteId });
    expect(found).toEqual({ ...made, state });
    expect(found?.fingerprint).toBe(folder.fingerprintOf(post));
  });

  it('whose line ends were changed keeps them where a post becomes a draft', async () => {
    const made = await folder.create({ ...post, publish: true });
    checkOutOnWindows(made.remoteId);
    await folder.update(made, 'draft');
    const found = await folder.find({ articleId, title, remoteId: made.remoteId });
    expect(found).toEqual({ ...made, state: 'draft' });
    expect(files.get(made.remoteId)).not.toMatch(/[^\r]\n/);
  });
});
