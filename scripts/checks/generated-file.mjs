import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builds } from '../setup/builds.mjs';
import { runNode } from '../setup/child-processes.mjs';
import { prepare, root } from '../setup/prepare.mjs';
import { runCommand, SetupError } from '../setup/setup-error.mjs';
import { textOf } from '../setup/text-of.mjs';

/**
 * Runs a program of the built backend that prints something.
 * @param {string} program path below backend/src of the compiled program
 * @returns {Promise<string>} what it printed to its standard output
 */
export async function printedBy(program) {
  await prepare([builds.backend]);
  const { code, output, stdout } = await runNode([path.join(root, 'dist/backend/src', program)]);
  if (code !== 0) throw new SetupError(`${program} failed:\n${output.trim()}`);
  return stdout;
}

/**
 * Writes a generated file. With `--check` among the arguments, it only says whether the file is stale, and fails if so.
 * @param {string} file path from the repository's root
 * @param {() => Promise<string>} generate
 * @param {string} remedy the command that writes it
 */
export async function writeOrCheck(file, generate, remedy) {
  await runCommand(async () => {
    const text = await generate();
    const stale = textOf(path.join(root, file)) !== text;
    if (!stale) return console.log(`${file} is up to date.`);
    if (process.argv.includes('--check'))
      throw new SetupError(`${file} is stale; write it with \`${remedy}\`.`);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(`${file} is written.`);
  });
}
