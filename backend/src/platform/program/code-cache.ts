import { readFileSync, writeFileSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** What Node compiles and runs a CommonJS file with. */
interface Compiler {
  _compile: (this: { readonly exports: unknown }, code: string, file: string) => unknown;
}

const cacheOf = (file: string): string => `${file}.cache`;

/**
 * Has Node 20 take what V8 made of a file at the build, which is kept beside it: to compile the packages is a third of a
 * start. V8 refuses what another version of it made, or other flags, and compiles. Later versions of Node have a cache of
 * their own.
 */
export function useCodeCache(): void {
  compileWith((code, file) => {
    try {
      return new Script(code, { filename: file, cachedData: readFileSync(cacheOf(file)) });
    } catch {
      // Most files have none.
      return undefined;
    }
  });
}

/**
 * Runs modules, and keeps what V8 made of some of them: of what ran, and no more. To be called with the flags of those
 * who use it.
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

/** Node knows the source map of a file only if it compiles that itself; here it does where there is no script. */
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
