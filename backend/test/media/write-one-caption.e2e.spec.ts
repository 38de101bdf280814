import { DataSource } from 'typeorm';
import type { CaptionsAnswer } from '../../src/media/captions/dto/captions.dto.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { draftPath, modelSettings, promotedArticle, type Problem } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import { captionWords as words, startIdeasModel } from '../support/topics.js';
import type { Answer, Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Author;

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
  author = await application.author('The Archivist');
});

afterEach(() => model.forgetReplies());

afterAll(async () => {
  await application.stop();
  await model.stop();
});

const promoted = async (): Promise<string> =>
  (await promotedArticle(admin, { personaId: author.persona?.id })).id;

const ask = (asker: Visitor, body: Record<string, unknown>): Promise<Answer<CaptionsAnswer & Problem>> =>
  asker.post('/api/social-generator/generate', body);

const articleOf = async (id: string): Promise<{ readonly socialCaptions: readonly string[] }> =>
  (await author.get<{ article: { readonly socialCaptions: readonly string[] } }>(draftPath(id))).body.article;

describe('one caption', () => {
  it('is asked for with the voice of the persona, what the house forbids, and the length of its network', async () => {
    const { body: rules } = await admin.get<{ do_not: string[] }>('/api/config/editorial-rules');
    const articleId = await promoted();
    await ask(author, { articleId });
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    await ask(author, { articleId, only: 1 });
    const asked = model.requests.at(-1)?.body.messages[1]?.content ?? '';
    expect(asked).toContain(`Do not:\n| ${rules.do_not[0]}`);
    expect(asked).toMatch(/Voice:\n\| \S/);
    expect(asked).toMatch(/The caption is for LinkedIn: at most \d+ characters/);
  });

  it('is written anew without the others, from the text that is promoted by then', async () => {
    const articleId = await promoted();
    const { body: all } = await ask(author, { articleId });
    expect(all.revisions).toEqual([1, 1, 1]);
    const changed = { title: 'Another title', status: 'promoted' };
    const { body: edit } = await admin.patch<{ article: { revision: number } }>(
      draftPath(articleId),
      changed,
    );
    const { revision } = edit.article;
    expect(revision).toBeGreaterThan(1);
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    const { status, body } = await ask(author, { articleId, only: 1 });
    expect([status, body.message, body.revisions]).toEqual([
      200,
      'Caption 2 written anew.',
      [1, revision, 1],
    ]);
    expect(body.captions[1]).toMatch(/^Papers tell it\./);
    expect([body.captions[0], body.captions[2]]).toEqual([all.captions[0], all.captions[2]]);
    expect(await articleOf(articleId)).toMatchObject({
      captionCount: 3,
      socialCaptions: body.captions,
      captionRevisions: [1, revision, 1],
      captionsRevision: 1,
    });
  });

  it('is each person’s own, when two ask for different ones at the same time', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    model.next(
      replies.answer({ captions: [words('Papers tell it.')] }),
      replies.answer({ captions: [words('Boxes tell it.')] }),
    );
    await Promise.all([ask(author, { articleId, only: 0 }), ask(admin, { articleId, only: 2 })]);
    const { socialCaptions } = await articleOf(articleId);
    expect(socialCaptions.filter((caption) => /^(Papers|Boxes) tell it/.test(caption))).toHaveLength(2);
    expect(socialCaptions[1]).toMatch(/^Tell where/);
  });

  it('in the making is not the set that somebody else asks for meanwhile', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    const asked = model.requests.length;
    const answering = new Promise<Parameters<FakeReply>[0]>((resolve) => model.next(resolve));
    const one = ask(author, { articleId, only: 0 });
    const response = await answering;
    const allWait = application.requestsWaiting(1, () => articleOf(articleId));
    const all = ask(admin, { articleId });
    await allWait;
    replies.answer({ captions: [words('Papers tell it.')] })(response);
    expect((await one).body.message).toBe('Caption 1 written anew.');
    const { status, body } = await all;
    expect([status, body.message]).toEqual([200, 'Three captions written.']);
    expect(model.requests).toHaveLength(asked + 2);
    expect((await articleOf(articleId)).socialCaptions).toEqual(body.captions);
  });

  it('leaves a repeated request for all to find that they were written', async () => {
    const articleId = await promoted();
    const all = () =>
      author.post<CaptionsAnswer>(
        '/api/social-generator/generate',
        { articleId },
        { 'idempotency-key': articleId },
      );
    await all();
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    const { body: anew } = await ask(author, { articleId, only: 1 });
    const asked = model.requests.length;
    // This is the state after a crash between the record and the answer.
    await application.app
      .get(DataSource)
      .query(`update idempotency_key set status = null, response = null, running_until = '-infinity'`);
    const { status, body } = await all();
    expect([status, body.captions]).toEqual([200, anew.captions]);
    expect(model.requests).toHaveLength(asked);
  });

  it('leaves everything as it was when what comes cannot be used', async () => {
    const articleId = await promoted();
    const { body: all } = await ask(author, { articleId });
    const bad = replies.answer({ captions: [words('Keep 400 reports.')] });
    model.next(bad, bad, bad);
    const { status, body } = await ask(author, { articleId, only: 0 });
    expect([status, body.detail]).toEqual([502, expect.stringMatching(/Caption 1: the number 400/)]);
    expect((await articleOf(articleId)).socialCaptions).toEqual(all.captions);
  });

  it('is not to be had before there are three', async () => {
    const articleId = await promoted();
    const asked = model.requests.length;
    const { status, body } = await ask(author, { articleId, only: 0 });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('has no captions yet')]);
    expect(model.requests).toHaveLength(asked);
  });

  it.each([3, -1, '1', 0.5])('is none with the number %j', async (only) => {
    expect((await ask(author, { articleId: 'x', only })).status).toBe(400);
  });
});
