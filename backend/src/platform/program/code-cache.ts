import { readFileSync, writeFileSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** The method by which Node compiles and runs a CommonJS file. */
interface Compiler {
  _compile: (this: { readonly exports: unknown }, code: string, file: string) => unknown;
}

const cacheOf = (file: string): string => `${file}.cache`;

/**
 * Lets Node 20 use code that V8 compiled at build time, which is stored next to each file, because compiling the
 * packages takes a third of a start. V8 refuses code of another version or with other flags, and compiles it anew.
 * Later versions of Node have their own cache.
 */
export function useCodeCache(): void {
  compileWith((code, file) => {
    try {
      return new Script(code, { filename: file, cachedData: readFileSync(cacheOf(file)) });
    } catch {
      // Most files have no cache.
      return undefined;
    }
  });
}

/**
 * Runs modules and stores V8’s compiled code for some of them, which covers only code that ran. Call it with the same
 * flags as the programs that use the cache.
 */
export function makeCodeCache(modules: readonly string[], isKept: (file: string) => boolean): void {
  const scripts = new Map<string, Script>();
  compileWith((code, file) => {
    if (!isKept(file)) return undefined;
    const script = new Script(code, { filename: file });
    scripts.set(file, script);
    return script;
  });
  const load = nodeModule.createRequire(import.meta.url);
  for (const file of modules) load(file);
  for (const [file, script] of scripts) writeFileSync(cacheOf(file), script.createCachedData());
}

/**
 * Replaces the compilation of files that have a script. Node knows the source map of a file only if it compiles the
 * file itself, as it does with all others.
 */
function compileWith(scriptOf: (code: string, file: string) => Script | undefined): void {
  const { prototype } = nodeModule as unknown as { prototype: Compiler };
  const compile = prototype._compile;
  prototype._compile = function (code, file) {
    const script = scriptOf(nodeModule.wrap(code), file);
    if (!script) return compile.call(this, code, file);
    const run = script.runInThisContext() as (...wrapped: readonly unknown[]) => unknown;
    return run.call(
      this.exports,
      this.exports,
      nodeModule.createRequire(file),
      this,
      file,
      path.dirname(file),
    );
  };
}
