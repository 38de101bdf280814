import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOrCheck } from './checks/generated-file.mjs';
import { decisionsDocument } from './decisions/decisions-document.mjs';
import { root } from './setup/prepare.mjs';

const folder = path.join(root, 'docs/adr');

await writeOrCheck(
  'docs/adr/README.md',
  async () =>
    decisionsDocument(
      readdirSync(folder)
        .filter((file) => /^\d{4}-.*\.md$/.test(file))
        .sort()
        .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') })),
    ),
  'npm run docs:decisions',
);
