import type { Asset } from '@trustnxt/c2pa-ts/asset';

/** A text and the two markers that its manifest stands between, in base64. */
interface Embedding {
  readonly before: Buffer;
  readonly open: string;
  readonly close: string;
  readonly after: Buffer;
}

const placeholder = 'A';

/** A text with its manifest inside. The hash excludes the manifest’s element and nothing more. */
export class TextAsset implements Asset {
  private manifest: string | undefined;

  constructor(
    readonly mimeType: string,
    private readonly parts: Embedding,
  ) {}

  get bytes(): Buffer {
    const { before, after } = this.parts;
    return Buffer.concat([before, this.element, after]);
  }

  getDataLength(): number {
    return this.bytes.length;
  }

  getDataRange(start = 0, length?: number): Promise<Uint8Array> {
    return Promise.resolve(this.bytes.subarray(start, length === undefined ? undefined : start + length));
  }

  getManifestJUMBF(): Uint8Array | undefined {
    return this.manifest === undefined ? undefined : Buffer.from(this.manifest, 'base64');
  }

  getHashExclusionRange(): { start: number; length: number } {
    return { start: this.parts.before.length, length: this.element.length };
  }

  ensureManifestSpace(length: number): Promise<void> {
    this.manifest = placeholder.repeat(4 * Math.ceil(length / 3));
    return Promise.resolve();
  }

  writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    this.manifest = Buffer.from(jumbf).toString('base64');
    return Promise.resolve();
  }

  dumpInfo(): string {
    return this.mimeType;
  }

  private get element(): Buffer {
    const { open, close } = this.parts;
    return this.manifest === undefined ? Buffer.alloc(0) : Buffer.from(`${open}${this.manifest}${close}`);
  }
}

const endOfHead = '</head>';

/**
 * Prepares an HTML document with its manifest at the end of its head (C2PA 2.4, A.7).
 * @throws Error if the document has no head
 */
export function htmlAsset(html: string): TextAsset {
  const at = html.indexOf(endOfHead);
  if (at < 0) throw new Error('The document has no head to put its manifest into.');
  return new TextAsset('text/html', {
    before: Buffer.from(html.slice(0, at)),
    open: '<script type="application/c2pa">',
    close: '</script>',
    after: Buffer.from(html.slice(at)),
  });
}

/** Prepares a markdown text with its manifest as its first line, which markdown readers take for a comment (A.9). */
export function markdownAsset(markdown: string): TextAsset {
  return new TextAsset('text/markdown', {
    before: Buffer.alloc(0),
    open: '<!-- -----BEGIN C2PA MANIFEST----- data:application/c2pa;base64,',
    close: ' -----END C2PA MANIFEST----- -->\n',
    after: Buffer.from(markdown),
  });
}
