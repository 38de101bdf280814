/** The directory of the build, or else the last of this name; the bundler puts code wherever it likes. */
const [backend] = /^.*\/dist\/backend\/|^.*\/backend\//.exec(import.meta.url) ?? [import.meta.url];

/** Address of a file by its path below `backend`, such as `src/main.js`. */
export function backendFile(path: string): URL {
  return new URL(path, backend);
}
