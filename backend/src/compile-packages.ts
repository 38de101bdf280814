import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backendFile } from './platform/program/backend-file.js';
import { makeCodeCache } from './platform/program/code-cache.js';
import { keepsCompiledCode, prepareProgram } from './platform/program/program.js';

/**
 * This is the last step of the build. It covers only packages, because our own code has source maps, which Node reads
 * only where it compiles.
 */
prepareProgram();
if (!keepsCompiledCode) {
  const chunks = readdirSync(backendFile('chunks')).filter((name) => name.endsWith('.js'));
  const files = chunks.map((name) => fileURLToPath(backendFile(`chunks/${name}`)));
  makeCodeCache(files, (file) => /\/packages-[^/]*$/.test(file));
}
