import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EditorialRules, firstRules } from '../../editorial/contract.js';
import type { ArticleText } from '../domain/article.commands.js';
import { TextJudge } from './text-judge.js';

let directory: string;

beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'text-judge-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const inForce = { document: firstRules, revision: 7 };

/**
 * A judge that uses a thread of its own.
 * @param answer the code that the thread runs for a text
 */
function judgeWith(answer: string): TextJudge {
  const program = path.join(directory, 'thread.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (text) => { ${answer} });`,
  );
  const rules: Pick<EditorialRules, 'inForce'> = { inForce: () => Promise.resolve(inForce) };
  return new TextJudge(rules as EditorialRules, pathToFileURL(program));
}

/** A judge whose report shows what was judged. */
const telling = () =>
  judgeWith(`
    const message = [text.title, text.content].join(': ');
    parentPort.postMessage([{ name: 'Length', results: [{ verdict: 'pass', message }] }]);`);

const reportOn = ({ title, content }: ArticleText) => ({
  passed: true,
  rulesRevision: 7,
  checks: [{ rule: 'Length', status: 'pass', detail: `${title}: ${content}` }],
});

const by = 'u-mara';
const box = { title: 'Boxes', content: 'Keep the box.' };
const papers = { title: 'Papers', content: 'Keep the papers.' };

it('gives a decision the report on the text that was expected', async () => {
  const judge = telling();
  const decided = await judge.whileDeciding({ by, expected: box }, (check) =>
    Promise.resolve([check({ ...box }), check(box)]),
  );
  expect(decided).toEqual([reportOn(box), reportOn(box)]);
  await judge.onApplicationShutdown();
});

it.each([
  ['another text', box],
  ['any text at all', undefined],
])('asks a decision again that did not expect %s', async (_, expected) => {
  const judge = telling();
  let asked = 0;
  const decided = await judge.whileDeciding({ by, expected }, async (check) => {
    asked += 1;
    return Promise.resolve(check(papers));
  });
  expect([asked, decided]).toEqual([2, reportOn(papers)]);
  await judge.onApplicationShutdown();
});

it('passes on why a decision is refused', async () => {
  const judge = telling();
  const refused = judge.whileDeciding({ by, expected: box }, () =>
    Promise.reject(new Error('No such article.')),
  );
  await expect(refused).rejects.toThrow('No such article.');
  await judge.onApplicationShutdown();
});

it('reports a text over which the thread ends as one that could not be checked', async () => {
  const judge = judgeWith(`throw new Error('It is too much.');`);
  const detail = 'The text takes too long to check. It is checked again when it changes.';
  expect(await judge.report(box, inForce)).toEqual({
    passed: false,
    rulesRevision: 7,
    checks: ['Length', 'Must include', 'Do not'].map((rule) => ({ rule, status: 'fail', detail })),
  });
});

it('asks who saves to come again when too many wait', async () => {
  const judge = telling();
  const waiting = Array.from({ length: 101 }, () => judge.report(box, inForce));
  await expect(judge.report(box, inForce)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'not-checked',
  });
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => reportOn(box)));
  await judge.onApplicationShutdown();
});

it('judges one text of somebody who changes many before the others’ come up', async () => {
  const judge = telling();
  const order: string[] = [];
  const change = (who: string) =>
    judge.whileDeciding({ by: who, expected: box }, (check) => {
      check(box);
      order.push(who);
      return Promise.resolve();
    });
  await Promise.all([...Array.from({ length: 20 }, () => change(by)), change('u-theo')]);
  expect(order.indexOf('u-theo')).toBeLessThan(3);
  await judge.onApplicationShutdown();
});
