import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The files that are worth compressing; fonts are compressed already. */
const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;

const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts compressed copies next to text files, so that the server only has to send them. */
export function compressedFiles(): Plugin {
  let directory = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = path.resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(directory, { recursive: true });
      await Promise.all(
        files.filter((file) => text.test(file)).map((file) => compress(path.join(directory, file))),
      );
    },
  };
}

/** Compresses a file; a copy that is not smaller is left out. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [extension, encode] of Object.entries(encodings)) {
    const compressed = await encode(bytes);
    if (compressed.length < bytes.length) await writeFile(`${file}.${extension}`, compressed);
  }
}
