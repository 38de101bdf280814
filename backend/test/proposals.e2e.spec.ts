import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { replies } from '../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from './support/application.js';
import {
  draftPath,
  generate,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
  type Problem,
} from './support/articles.js';
import type { Visitor } from './support/visitor.js';

interface Proposal {
  readonly id: string;
  readonly kind: string;
  readonly revision: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string | string[];
  readonly hunks: readonly { readonly id: string; readonly before: string; readonly after: string }[];
  readonly notes: readonly string[];
  readonly status: string;
  readonly provenance: { readonly provider: string; readonly model: string };
}
type OneProposal = Problem & { readonly proposal: Proposal };

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let id: string;

const content =
  '## Papers\n\nA big box is in the old cupboard. Keep [the deed](https://example.org/a).\n\n## Price\n\nNobody knows the price.';
const passage = { start: content.indexOf('A big'), end: content.indexOf(' Keep') };

beforeAll(async () => {
  model = await startModel();
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
});
beforeEach(async () => {
  model.forgetReplies();
  const article = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  id = article.id;
  await admin.patch(draftPath(id), { content });
});
afterAll(async () => {
  await application.stop();
  await model.stop();
});

const propose = (body: object, visitor = admin) =>
  visitor.post<OneProposal>(`${draftPath(id)}/proposals`, { revision: 1, ...body });
const settle = (proposal: Proposal, how: 'accept' | 'reject', body: object = {}) =>
  admin.post<OneArticle & Problem & OneProposal>(`${draftPath(id)}/proposals/${proposal.id}/${how}`, body);
const listed = async () =>
  (await admin.get<{ proposals: Proposal[]; total: number }>(`${draftPath(id)}/proposals`)).body;
/** Changes two words that stand apart. */
async function twoChanges(): Promise<Proposal> {
  model.next(replies.answer({ text: 'A small box is in the old drawer.', note: null }));
  return (await propose({ kind: 'own', instruction: 'Make it smaller.', ...passage })).body.proposal;
}

describe('a proposal for a passage', () => {
  it('changes nothing by itself, and tells what it would change', async () => {
    const proposal = await twoChanges();
    expect(proposal).toMatchObject({
      kind: 'own',
      revision: 1,
      ...passage,
      before: 'A big box is in the old cupboard.',
      after: 'A small box is in the old drawer.',
      hunks: [
        { id: 'h1', start: 13, end: 16, before: 'big', after: 'small' },
        { id: 'h2', before: 'cupboard', after: 'drawer' },
      ],
      notes: [],
      status: 'offered',
      provenance: { provider: 'openai', model: 'fake-model-2026-01-01', askedAgain: false },
      by: { name: 'Admin User' },
    });
    const { article } = (await admin.get<OneArticle>(draftPath(id))).body;
    expect(article).toMatchObject({ revision: 1, content });
    expect(await listed()).toMatchObject({ total: 1, proposals: [proposal] });
  });

  it('is accepted whole or change by change, as the model’s words', async () => {
    const proposal = await twoChanges();
    const accepted = await settle(proposal, 'accept', { hunks: ['h2'] });
    expect(accepted.status).toBe(200);
    expect(accepted.body.article).toMatchObject({
      revision: 2,
      content: content.replace('cupboard', 'drawer'),
    });
    expect((await listed()).proposals[0]?.status).toBe('partly');
    expect((await settle(proposal, 'accept')).status).toBe(409);
    expect((await settle(proposal, 'reject')).status).toBe(409);
    const history = await admin.get<{ events: { summary: string }[] }>(`${draftPath(id)}/history`);
    expect(history.body.events[0]?.summary).toContain('as the model fake-model-2026-01-01 proposed');
  });

  it('goes along with changes elsewhere, and is stale when its own passage has changed', async () => {
    const moved = await twoChanges();
    await admin.patch(draftPath(id), {
      content: content.replace('## Papers', '## The papers').replace('Nobody', 'No one'),
    });
    const stale = await admin.post<Problem>(
      `${draftPath(id)}/proposals/${moved.id}/accept`,
      {},
      { 'if-match': '"1"' },
    );
    expect(stale.status).toBe(412);
    const accepted = await settle(moved, 'accept');
    expect(accepted.body.article.content).toContain(
      '## The papers\n\nA small box is in the old drawer. Keep',
    );
    expect((await listed()).proposals[0]?.status).toBe('accepted');

    model.next(replies.answer({ text: 'A tiny box.' }));
    const next = { kind: 'shorten', revision: 3, start: passage.start + 4, end: passage.end + 4 };
    const { proposal } = (await propose(next)).body;
    await admin.patch(draftPath(id), { content: content.replace('old', 'ancient') });
    expect((await listed()).proposals[0]?.status).toBe('stale');
    const refused = await settle(proposal, 'accept');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('has changed since');
    expect((await settle(proposal, 'reject')).body.proposal.status).toBe('rejected');
    expect((await settle(proposal, 'accept')).status).toBe(409);
  });

  it('is asked for again when structure went missing, and says so when it stays away', async () => {
    const whole = { start: passage.start, end: content.indexOf('\n\n## Price') };
    model.next(replies.answer({ text: 'Keep the deed.' }), replies.answer({ rewrite: 'Hold the deed.' }));
    const before = model.requests.length;
    const { proposal } = (await propose({ kind: 'plainer', ...whole })).body;
    expect(model.requests.length - before).toBe(2);
    expect(proposal.notes).toEqual(['One link is missing: https://example.org/a.']);
    expect(proposal.after).toBe('Keep the deed.');
  });

  it('mends what a check found, in its paragraph', async () => {
    await admin.patch(draftPath(id), { content: `${content}\n\nA box is a safe investment.\n\nThe end.` });
    model.next(replies.answer({ text: 'A box keeps its papers dry.' }));
    const { status, body } = await propose({ kind: 'mend', rule: 'do-not', revision: 2 });
    expect(status).toBe(201);
    expect(body.proposal.before).toBe('A box is a safe investment.');
    expect(model.requests.at(-1)?.body.messages[1]?.content).toContain('| In: safe investment');
    expect((await propose({ kind: 'mend', rule: 'do-not', revision: 1 })).status).toBe(409);
  });
});

describe('titles', () => {
  it('are three, and one of them can be chosen', async () => {
    model.next(replies.answer({ titles: ['“On Boxes”', 'On boxes', { title: 'Why Boxes' }] }));
    model.next(replies.answer(['Old Boxes']));
    const { proposal } = (await propose({ kind: 'title' })).body;
    expect(proposal.after).toEqual(['On Boxes', 'Why Boxes', 'Old Boxes']);
    expect((await settle(proposal, 'accept')).status).toBe(400);
    const { article } = (await settle(proposal, 'accept', { choice: 1 })).body;
    expect(article).toMatchObject({ title: 'Why Boxes', content, revision: 2 });
  });
});

describe('a wish that can’t be met', () => {
  it.each([
    [{ kind: 'nonsense' }, 400],
    [{ kind: 'own' }, 400],
    [{ kind: 'mend' }, 400],
    [{ kind: 'shorten', start: 3 }, 400],
    [{ kind: 'shorten', start: 3, end: 3 }, 400],
    [{ kind: 'shorten', start: 0, end: 9_999 }, 400],
    [{ kind: 'shorten', start: 9, end: 11 }, 400],
    [{ kind: 'title', start: 0, end: 4 }, 400],
    [{ kind: 'own', instruction: 'a'.repeat(1_001) }, 400],
    [{ kind: 'shorten', revision: 9 }, 404],
  ])('%j is refused', async (wish, status) => {
    expect((await propose(wish)).status).toBe(status);
  });

  it('is refused for another’s article, for a provider that fails, and when too many are open', async () => {
    const author = await application.author('The Archivist');
    expect((await propose({ kind: 'shorten' }, author)).status).toBe(404);
    model.next(replies.error(401));
    expect((await propose({ kind: 'shorten' })).status).toBe(502);
    expect(await listed()).toMatchObject({ total: 0 });

    model.otherwise = () => replies.answer({ text: 'Short.', titles: ['A', 'B', 'C'] });
    for (let open = 0; open < 20; open += 1) expect((await propose({ kind: 'title' })).status).toBe(201);
    const refused = await propose({ kind: 'title' });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('20 proposals');
    const page = await admin.get<{ proposals: Proposal[]; nextCursor: string }>(
      `${draftPath(id)}/proposals?limit=15`,
    );
    const rest = await admin.get<{ proposals: Proposal[]; nextCursor: null }>(
      `${draftPath(id)}/proposals?limit=15&cursor=${page.body.nextCursor}`,
    );
    expect([page.body.proposals.length, rest.body.proposals.length, rest.body.nextCursor]).toEqual([
      15,
      5,
      null,
    ]);
  });
});
