import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import folderConfig from '../../dependency-cruiser.folders.config.mjs';
import config from '../../dependency-cruiser.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {[from: string, to: string][]} */
const allowed = [
  ['backend/src/app.module.ts', 'backend/src/articles/articles.module.ts'],
  ['backend/src/articles/articles.controller.ts', 'backend/src/personas/contract.ts'],
  ['backend/src/articles/articles.controller.ts', 'backend/src/articles/commands/edit-article.handler.ts'],
  ['backend/src/articles/articles.controller.ts', 'backend/src/platform/http/input/field.ts'],
  ['backend/src/articles/articles.module.ts', 'backend/src/personas/personas.module.ts'],
  ['backend/src/articles/articles.int.spec.ts', 'backend/src/catalogs.ts'],
  ['backend/src/articles/articles.int.spec.ts', 'backend/src/personas/testing/personas.ts'],
  ['backend/src/articles/articles.int.spec.ts', 'backend/test/support/author.ts'],
  ['backend/src/articles/domain/article.decider.ts', 'backend/src/articles/domain/article.events.ts'],
  ['backend/src/articles/domain/article.decider.ts', 'backend/src/platform/event-sourcing/decider.ts'],
  ['backend/src/articles/domain/article.events.ts', 'zod'],
  ['backend/src/platform/projections/projector.ts', 'backend/src/platform/event-sourcing/codec.ts'],
  ['backend/src/platform/kernel/week.spec.ts', 'backend/src/platform/testing/streams.ts'],
  ['backend/embedded/servers.ts', 'backend/src/platform/config/settings.ts'],
  ['backend/embedded/event-store/table.ts', 'backend/src/platform/database/notify.ts'],
  ['backend/src/platform/database/refusal.ts', 'backend/src/platform/kernel/clock.ts'],
  ['backend/src/articles/domain/article.decider.ts', 'checks/text/word-count.ts'],
  ['checks/length.check.ts', 'checks/text/word-count.ts'],
  ['prose/as-markdown.ts', 'checks/text/word-count.ts'],
  ['backend/src/publishing/prose/prose-thread.ts', 'prose/as-markdown.ts'],
  ['frontend/src/features/articles/list.tsx', '@/components/button'],
  ['frontend/src/features/articles/list.tsx', '@/features/personas/contract'],
  ['frontend/src/routes/articles.tsx', '@/features/articles/list'],
  ['frontend/e2e/sign-in.e2e.ts', 'backend/test/support/author.ts'],
];

/**
 * Together with one of the forbidden imports a circle, which is reported once.
 * @type {[from: string, to: string]}
 */
const wayBack = ['backend/src/articles/queries/other.query.ts', 'backend/src/articles/queries/one.query.ts'];

/** @type {[rule: string, from: string, to: string][]} */
const forbidden = [
  ['no-cycle', 'backend/src/articles/queries/one.query.ts', 'backend/src/articles/queries/other.query.ts'],
  ['resolvable', 'backend/src/articles/queries/lost.query.ts', './nowhere.js'],
  ['two-sides', 'frontend/src/api/client.ts', 'backend/src/main.ts'],
  ['two-sides', 'backend/src/page.ts', 'frontend/src/main.tsx'],
  ['checks-on-both-sides', 'checks/terms.check.ts', 'backend/src/catalogs.ts'],
  ['checks-on-both-sides', 'checks/voice.check.ts', 'node:fs'],
  ['prose-on-both-sides', 'prose/footnotes.ts', 'node:fs'],
  ['prose-on-both-sides', 'prose/markdown-file.ts', 'frontend/src/main.tsx'],
  ['domain-reads-no-markdown', 'backend/src/articles/domain/judge.decider.ts', 'checks/registry.ts'],
  ['tests-only', 'backend/src/articles/list.query.ts', 'backend/src/articles/testing/articles.ts'],
  ['tests-only', 'frontend/src/features/articles/card.tsx', '@/testing/render'],
  ['embedded-servers', 'backend/embedded/event-store/server.ts', 'backend/src/platform/http/http.module.ts'],
  ['platform-first', 'backend/src/platform/http/guard.ts', 'backend/src/auth/contract.ts'],
  ['platform-first', 'backend/src/platform/http/application.ts', 'backend/src/app.module.ts'],
  ['platform-level-1', 'backend/src/platform/kernel/clock.ts', 'backend/src/platform/text/one-line.ts'],
  ['platform-level-2', 'backend/src/platform/concurrency/turns.ts', 'backend/src/platform/program/start.ts'],
  ['platform-level-3', 'backend/src/platform/program/start.ts', 'backend/src/platform/database/notify.ts'],
  ['platform-level-4', 'backend/src/platform/database/notify.ts', 'backend/src/platform/config/settings.ts'],
  ['platform-level-5', 'backend/src/platform/event-sourcing/feed.ts', 'backend/src/platform/http/live.ts'],
  ['platform-level-6', 'backend/src/platform/projections/runner.ts', 'backend/src/platform/replicas/lead.ts'],
  ['platform-level-7', 'backend/src/platform/replicas/session.ts', 'backend/src/platform/http/live.ts'],
  ['platform-level-8', 'backend/src/platform/http/live/feed.ts', 'backend/src/platform/health/report.ts'],
  ['platform-level-9', 'backend/src/platform/ai/gate.ts', 'backend/src/platform/health/report.ts'],
  ['platform-level-10', 'backend/src/platform/ai-providers/a.ts', 'backend/src/platform/health/report.ts'],
  ['module-contract', 'backend/src/articles/one.controller.ts', 'backend/src/personas/queries/get.query.ts'],
  ['module-contract', 'backend/src/articles/two.controller.ts', 'backend/src/personas/personas.module.ts'],
  ['module-contract', 'backend/src/articles/three.controller.ts', 'backend/src/catalogs.ts'],
  ['module-file', 'backend/src/topics/topics.module.ts', 'backend/src/personas/queries/get.query.ts'],
  ['module-test', 'backend/src/topics/ideas.spec.ts', 'backend/src/personas/queries/get.query.ts'],
  ['pure-domain', 'backend/src/articles/domain/a.decider.ts', 'backend/src/platform/database/notify.ts'],
  ['pure-domain', 'backend/src/articles/domain/b.decider.ts', 'backend/src/articles/queries/list.ts'],
  ['pure-domain', 'backend/src/media/captions/domain/c.decider.ts', 'node:fs'],
  ['pure-domain', 'backend/src/articles/domain/d.decider.ts', '@nestjs/common'],
  ['frontend-layers', 'frontend/src/components/shell.tsx', '@/features/auth/user'],
  ['frontend-layers', 'frontend/src/api/session.ts', '@/routes/index'],
  ['frontend-routes', 'frontend/src/features/articles/page.tsx', '@/routes/index'],
  ['feature-contract', 'frontend/src/features/articles/row.tsx', '@/features/personas/card'],
  ['feature-contract', 'frontend/src/features/articles/menu.tsx', 'frontend/src/features/personas/card.ts'],
];

/**
 * What stands after `from`: a path from the repository's root becomes a relative one, anything else stays.
 * @param {string} from
 * @param {string} to
 */
const specifier = (from, to) =>
  /^(backend|checks|frontend|prose)\//.test(to)
    ? path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')
    : to;

/** Imports between folders that are refused together. @type {[rule: string, ...pairs: [from: string, to: string][]][]} */
const forbiddenBetweenFolders = [
  [
    'no-folder-ring',
    ['backend/src/topics/asking/a.ts', 'backend/src/topics/writing/b.ts'],
    ['backend/src/topics/writing/c.ts', 'backend/src/topics/asking/d.ts'],
  ],
  [
    'no-folder-ring',
    ['checks/numbers/units/a.ts', 'checks/words/lists/b.ts'],
    ['checks/words/lists/c.ts', 'checks/forms/d.ts'],
    ['checks/forms/e.ts', 'checks/numbers/units/f.ts'],
  ],
  [
    'no-folder-ring',
    ['frontend/src/components/form/a.tsx', '@/components/form/fields/b'],
    ['frontend/src/components/form/fields/c.tsx', '@/components/dialog/d'],
    ['frontend/src/components/dialog/e.tsx', '@/components/form/f'],
  ],
  ['no-import-from-above', ['backend/src/topics/commands/a.ts', 'backend/src/topics/idea.ts']],
  ['no-import-from-above', ['frontend/src/components/form/fields/a.tsx', '@/components/b']],
];

/** @type {[from: string, to: string][]} */
const allowedBetweenFolders = [
  ['backend/src/media/commands/a.ts', 'backend/src/media/read-models/b.ts'],
  ['backend/src/media/read-models/b.spec.ts', 'backend/src/media/commands/a.ts'],
  ['backend/src/media/media.controller.ts', 'backend/src/media/commands/a.ts'],
];

/** @type {string} */
let tree;

function makeTree() {
  tree = mkdtempSync(path.join(tmpdir(), 'provenance-imports-'));
}

const removeTree = () => rmSync(tree, { recursive: true });

/** @param {[from: string, to: string][]} pairs */
function writeImports(pairs) {
  for (const [from, to] of pairs) {
    write(from, `import '${specifier(from, to)}';\n`);
    const target = to.startsWith('@/') ? `frontend/src/${to.slice(2)}.ts` : to;
    if (/^(backend|checks|frontend|prose)\//.test(target)) write(target, '');
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text, { flag: 'a' });
}

/**
 * @param {string} file of the rules
 * @returns {{ rule: string, from: string }[]} the violations in the tree
 */
function cruise(file) {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', path.join(root, file), '--output-type', 'json', '.'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.map((/** @type {any} */ { rule, from }) => ({
    rule: rule.name,
    from,
  }));
}

describe('the rules for imports', () => {
  /** @type {{ rule: string, from: string }[]} */
  let violations;

  beforeAll(() => {
    makeTree();
    for (const name of ['zod', '@nestjs/common']) {
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      );
      write(`node_modules/${name}/index.js`, '');
    }
    writeImports([
      ...allowed,
      wayBack,
      ...forbidden.map(([, from, to]) => /** @type {[string, string]} */ ([from, to])),
    ]);
    violations = cruise('dependency-cruiser.config.mjs');
  });

  afterAll(removeTree);

  it.each(allowed)('let %s import %s', (from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it.each(forbidden)('%s: %s may not import %s', (rule, from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([{ rule, from }]);
  });

  it('are all seen to fire', () => {
    const fired = new Set(violations.map(({ rule }) => rule));
    expect([...fired].sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  });
});

describe('the rules for folders', () => {
  beforeEach(makeTree);

  afterEach(removeTree);

  it('let commands import read models, and a test whatever it tests', () => {
    writeImports(allowedBetweenFolders);
    expect(cruise('dependency-cruiser.folders.config.mjs')).toEqual([]);
  });

  it.each(forbiddenBetweenFolders)('%s: refuses %s together with %s', (rule, ...pairs) => {
    writeImports(pairs);
    const violations = cruise('dependency-cruiser.folders.config.mjs');
    expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]));
  });

  it('are all seen to fire', () => {
    const names = folderConfig.forbidden?.map(({ name }) => name);
    expect(new Set(forbiddenBetweenFolders.map(([rule]) => rule))).toEqual(new Set(names));
  });
});
