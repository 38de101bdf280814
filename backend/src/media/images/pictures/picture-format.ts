/** The formats that are taken, by the name that `sharp` has for them. SVG is none of them: it is a program. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif';

const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  // AVIF; of this family nothing else can be read.
  ['heif', /^[^]{4}ftypavi[fs]/],
];

/** What the first bytes say a file is; undefined for everything that is no picture for us. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
