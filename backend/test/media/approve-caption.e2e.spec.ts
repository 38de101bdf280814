import { TestApplication } from '../support/application.js';
import { draftPath, idOfPersona, promotedArticle } from '../support/articles.js';
import { setCredentials } from '../support/credentials.js';
import type { Visitor } from '../support/visitor.js';

interface Captions {
  readonly socialCaptions: readonly string[];
  readonly captionApprovals: readonly { readonly caption: number; readonly by: string }[];
}

let application: TestApplication;
let admin: Visitor;
let articleId: string;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  articleId = (await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Appraiser') })).id;
  await admin.post('/api/social-generator/generate', { articleId });
});
afterAll(() => application.stop());

const captions = async (): Promise<Captions> =>
  (await admin.get<{ article: Captions }>(draftPath(articleId))).body.article;
const approve = async (caption: number, words: string, visitor = admin): Promise<number> =>
  (await visitor.post('/api/social-generator/approve', { articleId, caption, words })).status;

it('a caption is approved with the words that were read, by name, and loses it with other words', async () => {
  const { socialCaptions, captionApprovals } = await captions();
  expect(captionApprovals).toEqual([]);
  const [first = '', second = ''] = socialCaptions;
  expect(await approve(1, second)).toBe(200);
  expect(await approve(1, second)).toBe(200);
  expect((await captions()).captionApprovals).toEqual([
    { caption: 1, by: 'Admin User', at: expect.any(String) as string },
  ]);
  const { items } = (await admin.get<{ items: { summary: string }[] }>(`/api/audit?subject=${articleId}`))
    .body;
  expect(items.filter(({ summary }) => summary.includes('approved caption 2'))).toHaveLength(1);
  await admin.post('/api/social-generator/generate', { articleId, only: 0 });
  expect((await captions()).captionApprovals).toHaveLength(1);
  expect(await approve(0, first)).toBe(409);
  await admin.post('/api/social-generator/generate', { articleId });
  expect((await captions()).captionApprovals).toEqual([]);
});

it('nobody approves what is not theirs to see', async () => {
  const author = await application.author('The Archivist');
  expect(await approve(0, 'Any words.', author)).toBe(404);
  expect(await approve(3, 'Any words.')).toBe(400);
});

it.each([
  [{ sign: true, label: 'always' }, /approved by a person/, /^Written by an AI model\.$/],
  [{ sign: true, label: 'when-not-reviewed' }, null, /^Written by an AI model\.$/],
  [{ sign: false, label: 'always' }, null, null],
])('captions leave with the label that the rules want: %j', async (credentials, approved, unapproved) => {
  await setCredentials(admin, credentials);
  const author = await application.author('The Archivist');
  const matching = (label: RegExp | null) => label && (expect.stringMatching(label) as string);
  expect((await author.get('/api/social-generator/labels')).body).toEqual({
    approved: matching(approved),
    unapproved: matching(unapproved),
  });
});
