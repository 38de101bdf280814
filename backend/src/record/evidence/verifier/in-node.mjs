/* node verify.mjs [directory]: checks the pack that was unpacked there, or beside this file. Exit code 0 when it holds, else 1. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords, verifyEvidence } from './verify-evidence.mjs';

const directory = process.argv[2] ?? path.dirname(fileURLToPath(import.meta.url));
const packages = path.join(directory, 'packages');
const names = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}`) : [];
const verdict = await verifyEvidence((name) => readFileSync(path.join(directory, name)), names);
console.log([inWords(verdict), ...verdict.problems].join('\n'));
process.exitCode = verdict.ok ? 0 : 1;
