import { DataSource } from 'typeorm';
import type { Finding } from '../../../checks/registry.js';
import type { CheckInputs } from '../../src/articles/checking/checking.dto.js';
import { articleEvents, type ArticleEvent } from '../../src/articles/domain/article.events.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { PositionWaiters } from '../../src/platform/event-sourcing/position-waiters.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type Problem } from '../support/articles.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface OneArticle {
  readonly article: {
    readonly revision: number;
    readonly ruleReport: { readonly findings: readonly Finding[] };
  };
}

let desk: WritingApplication;
let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  personaId = await idOfPersona(admin, 'The Appraiser');
});

afterAll(() => desk.stop());

const rule = 'figures-have-source';
const pathOf = (id: string, call: string): string => `${draftPath(id)}/findings/${call}`;
const dismissedOf = async (id: string, visitor = admin) =>
  (await visitor.get<{ dismissals: object[] }>(pathOf(id, 'dismissed'))).body.dismissals;

it('dismissed findings are listed, and are shown again once they are reopened', async () => {
  const { id } = await generate(admin, { personaId });
  const [first, second] = ['It fell by 9% in a year.', 'It rose by 12% in a year.'];
  await admin.patch(draftPath(id), { content: `${first}\n\n${second}` });
  for (const quote of [first, second])
    await admin.post(pathOf(id, 'dismiss'), { rule, quote, reason: 'So.' });
  const name = 'Figures have a source';
  expect(await dismissedOf(id)).toEqual([
    { rule, name, quote: second },
    { rule, name, quote: first },
  ]);
  const reopened = await admin.post<OneArticle>(pathOf(id, 'reopen'), { rule, quote: first });
  expect(reopened.body.article).toMatchObject({ revision: 4, textRevision: 1 });
  expect(reopened.headers.get('etag')).toBe('"4"');
  expect(
    reopened.body.article.ruleReport.findings
      .filter((finding) => finding.rule === rule)
      .map(({ spans: [span] }) => span?.quote),
  ).toEqual([first]);
  const again = await admin.post<OneArticle>(pathOf(id, 'reopen'), { rule, quote: first });
  expect([again.status, again.body.article.revision]).toEqual([200, 4]);
  expect(await dismissedOf(id)).toEqual([{ rule, name, quote: second }]);
  const { body } = await admin.get<{ events: object[] }>(`${draftPath(id)}/history`);
  expect(body.events[0]).toMatchObject({
    type: 'FindingDismissalWithdrawn',
    summary: `Reopened a finding of “${name}” in the article: “${first}”`,
  });
});

it('dismissed findings are for those who may see the article', async () => {
  const { id } = await generate(admin, { personaId });
  const author = await application.author('The Archivist');
  for (const answer of [
    await author.get(pathOf(id, 'dismissed')),
    await author.post(pathOf(id, 'reopen'), { rule, quote: 'a' }),
    await admin.get(pathOf('none', 'dismissed')),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await admin.post(pathOf(id, 'reopen'), { rule: 'nonsense', quote: 'a' })).status).toBe(400);
  expect((await admin.post(pathOf(id, 'reopen'), { rule, quote: 'a', reason: 'b' })).status).toBe(400);
});

it('dismissed findings are in the text, and not more than an article can have', async () => {
  const { id } = await generate(admin, { personaId });
  const content = Array.from({ length: 30_000 }, (_, n) => `${n} %`)
    .join(' ')
    .slice(0, 200_000);
  await admin.patch(draftPath(id), { content });
  const dismiss = (quote: string) => admin.post<Problem>(pathOf(id, 'dismiss'), { rule, quote });
  expect((await dismiss('It is nowhere.')).body.type).toBe('/problems/no-such-passage');
  const answers: (number | string)[] = [];
  for (let n = 0; n < 7; n += 1) {
    const { status, body } = await dismiss(content.slice(n, n + 20_000));
    answers.push(status === 200 ? status : body.type);
  }
  const tooMany = '/problems/too-many-dismissals';
  expect(answers).toEqual([200, 200, 200, 200, 200, tooMany, tooMany]);
  await admin.post(pathOf(id, 'reopen'), { rule, quote: content.slice(0, 20_000) });
  expect((await dismiss(content.slice(6, 20_006))).status).toBe(200);
});

it('dismissed findings of an older article, which had no bounds, take nobody’s time', async () => {
  const { id } = await generate(admin, { personaId });
  const content = 'It is 1 %. '.repeat(3_000);
  await admin.patch(draftPath(id), { content });
  const quote = (n: number): string => content.slice(11 * n, 11 * n + 20_000);
  const [store, codec] = [application.app.get(EventStore), application.app.get(EventCodec)];
  const context = internalContext(systemActor);
  const old = Array.from({ length: 300 }, (_, n): ArticleEvent => ({
    type: 'FindingDismissed',
    data: { rule, quote: `${n} ${quote(0)}`, reason: null },
  }));
  let last: { position: bigint } = { position: -1n };
  for (let n = 0; n < old.length; n += 20) {
    const after = BigInt(n + 1);
    const events = codec.encode(
      articleEvents,
      `article-${id}`,
      old.slice(n, n + 20),
      context,
      new Date(),
      after,
    );
    last = await store.append(`article-${id}`, events, after);
  }
  await application.app.get(PositionWaiters).waitFor(last.position);

  const saved = await admin.patch<OneArticle>(draftPath(id), { title: 'Boxes' });
  expect(saved.body.article.revision).toBe(302);
  const inputs = await admin.get<CheckInputs>(`${draftPath(id)}/check-inputs`);
  expect(inputs.body.dismissals).toHaveLength(4);
  expect(await dismissedOf(id)).toHaveLength(4);
  const refused = await admin.post<Problem>(pathOf(id, 'dismiss'), { rule, quote: 'It is 1 %.' });
  expect(refused.body.type).toBe('/problems/too-many-dismissals');
  const [known] = await application.app
    .get(DataSource)
    .query<{ bytes: number }[]>(
      'select octet_length(state::text) bytes from article_state where article_id = $1',
      [id],
    );
  expect(known?.bytes).toBeLessThan(50_000);
});
