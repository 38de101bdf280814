import { DataSource } from 'typeorm';
import type { Finding } from '../../../checks/registry.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface OneArticle {
  readonly article: { readonly ruleReport: { readonly findings: readonly Finding[] } };
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

const database = () => application.app.get(DataSource);
const keptOf = 'select from kept_findings join kept_comparison using (article_id) where article_id = $1';
const failed = (findings: readonly Finding[], rule: string): readonly Finding[] =>
  findings.filter((finding) => finding.rule === rule && finding.verdict === 'fail');

describe('findings of an article', () => {
  it('are kept beside it, until what they rest on changes; then they are found before anybody opens it', async () => {
    const earlier = await generate(admin, { personaId });
    const { id } = await generate(admin, { personaId });
    const content = `## One\n\n${Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ')}.`;
    const { body: first } = await admin.patch<OneArticle>(draftPath(id), { content });
    expect(failed(first.article.ruleReport.findings, 'too-close')).toEqual([]);
    await eventually(async () => expect(await database().query(keptOf, [id])).toHaveLength(1));
    await database().query(`update kept_findings set findings = '[]' where article_id = $1`, [id]);
    const findings = async () =>
      (await admin.get<OneArticle>(draftPath(id))).body.article.ruleReport.findings;
    expect((await findings()).map(({ rule }) => rule)).toEqual(['too-close', 'voice']);

    await admin.patch(draftPath(earlier.id), { content });
    expect(failed(await findings(), 'too-close')).toHaveLength(1);
    await database().query('delete from kept_findings');
    expect(failed(await findings(), 'too-close')).toHaveLength(1);

    await database().query('delete from kept_findings; delete from kept_comparison');
    await admin.patch(draftPath(earlier.id), { title: 'Another title' });
    await eventually(async () => expect(await database().query(keptOf, [id])).toHaveLength(1));
  });

  it('are not found again when another article changes that has nothing in common with it', async () => {
    const earlier = await generate(admin, { personaId });
    const { id } = await generate(admin, { personaId });
    const content = Array.from({ length: 40 }, (_, n) => `box${n}`).join(' ');
    const { article } = (await admin.patch<OneArticle>(draftPath(id), { content })).body;
    expect(failed(article.ruleReport.findings, 'too-close')).toEqual([]);
    await eventually(async () => expect(await database().query(keptOf, [id])).toHaveLength(1));
    const comparison = async (): Promise<{ others: string; findings: string } | undefined> =>
      (
        await database().query<{ others: string; findings: string }[]>(
          'select others, findings from kept_comparison where article_id = $1',
          [id],
        )
      )[0];

    // The article itself may be looked at the first time, because it has just been saved.
    let edits = 0;
    await eventually(async () => {
      // A new comparison would correct these findings.
      await database().query(`update kept_comparison set findings = '[]' where article_id = $1`, [id]);
      const before = await comparison();
      await admin.patch(draftPath(earlier.id), {
        content: `A ledger has its words, number ${(edits += 1)}.`,
      });
      await eventually(async () => expect((await comparison())?.others).not.toBe(before?.others));
      expect((await comparison())?.findings).toBe('[]');
      const { body: read } = await admin.get<OneArticle>(draftPath(id));
      expect(read.article.ruleReport.findings.map(({ rule }) => rule)).not.toContain('too-close');
    });

    await admin.patch(draftPath(earlier.id), { content: `A ledger. ${content}` });
    await eventually(async () => expect((await comparison())?.findings).toContain('too-close'));
  });

  it('that could not be compared are looked for again when another article changes', async () => {
    const earlier = await generate(admin, { personaId });
    const { id } = await generate(admin, { personaId });
    const unchecked = JSON.stringify([{ rule: 'too-close', verdict: 'not-checked' }]);
    await eventually(async () => expect(await database().query(keptOf, [id])).toHaveLength(1));
    await database().query('update kept_comparison set findings = $2 where article_id = $1', [id, unchecked]);
    await admin.patch(draftPath(earlier.id), { content: 'A ledger has its words.' });
    await eventually(async () => {
      const [kept] = await database().query<{ findings: string }[]>(
        'select findings from kept_comparison where article_id = $1',
        [id],
      );
      expect(kept?.findings).toContain('The text is its own');
    });
  });
});
