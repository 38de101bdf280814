import { readFileSync } from 'node:fs';
import { writeOrCheck } from './checks/generated-file.mjs';
import { guarantees } from './guarantees/guarantees.mjs';
import { guaranteesDocument } from './guarantees/guarantees-document.mjs';
import { namedTests } from './guarantees/named-tests.mjs';
import { guaranteeFiles } from './test-runs/guarantee-tests.mjs';

await writeOrCheck(
  'docs/guarantees.md',
  async () =>
    guaranteesDocument(
      guarantees,
      guaranteeFiles(undefined).map((path) => ({ path, tests: namedTests(readFileSync(path, 'utf8')) })),
    ),
  'npm run docs:guarantees',
);
