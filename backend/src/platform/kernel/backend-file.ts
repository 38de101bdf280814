/** The last directory of this name that the code lies in, built or not; the bundler puts code wherever it likes. */
const [backend] = /^.*\/backend\//.exec(import.meta.url) ?? [import.meta.url];

/** Address of a file by its path below `backend`, such as `src/main.js`. */
export function backendFile(path: string): URL {
  return new URL(path, backend);
}
