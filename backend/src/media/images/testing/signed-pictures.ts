import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Small pictures with Content Credentials, like those from a model’s provider: they were signed once with
 * `@trustnxt/c2pa-ts`, by a certificate that lasts until 2126 and that no authority vouches for.
 */
export const signedPictures = {
  png: {
    bytes: fileOf('signed.png'),
    storeSha256: '251e94513c396634dc2ff1057da770187d1396416f2259985c62fe37ac4447c6',
  },
  jpeg: {
    bytes: fileOf('signed.jpg'),
    storeSha256: 'f45d316f47dbe3159f06e73cce341773d7291be75f56adf472026978a71c60dd',
  },
} as const;

function fileOf(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, name));
}
