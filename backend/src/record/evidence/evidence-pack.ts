import { Injectable } from '@nestjs/common';
import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WholePackage } from '../../articles/contract.js';
import {
  SigningCertificates,
  type PackageCredential,
  type SignedImage,
  type UsedCertificate,
} from '../../credentials/contract.js';
import { Checkpoints, type SignedCheckpoint } from '../checkpoints/checkpoints.js';
import { canonicalEvent } from '../tree/canonical-event.js';
import { packageFile } from './package-file.js';
import { ProvedLeaves, type Selection } from './proved-leaves.js';
import { report, whatItProves } from './report.js';
import { verifierFiles } from './verifier-files.js';

/**
 * The contents of `manifest.json`, which describes a pack. The proofs show that the events were recorded; the signature
 * in `signature.txt` shows that the desk made the pack in this form, with these files and all of these events.
 */
interface Manifest {
  readonly format: 'provenance-evidence/2';
  readonly kind: 'article' | 'period';
  /** The title for people. */
  readonly title: string;
  /** The id of the article; null for a period. */
  readonly article: string | null;
  /** The first and last moment of a period, in ISO 8601; null if it is open at that end. */
  readonly from: string | null;
  readonly to: string | null;
  readonly events: number;
  /** The checkpoint, with its root in hex. */
  readonly checkpoint: { readonly size: number; readonly root: string; readonly at: string };
  readonly proves: string;
  /** SHA-256 in hex of all other files, by name. */
  readonly files: Readonly<Record<string, string>>;
}

interface PackFile {
  readonly name: string;
  readonly content: string | Buffer | (() => AsyncIterable<string>);
}

/** The signed manifests of an article and of its images. */
export interface SignedFiles {
  readonly packages: readonly PackageCredential[];
  readonly images: readonly SignedImage[];
}

export const isEmpty = ({ packages, images }: SignedFiles): boolean => packages.length + images.length === 0;

/** The article or the period that a pack is about. */
export type PackSubject = Pick<Manifest, 'kind' | 'title' | 'article' | 'from' | 'to'>;

/** Puts events, their proofs and the programs that check them into an archive, in bounded memory. */
@Injectable()
export class EvidencePack {
  constructor(
    private readonly leaves: ProvedLeaves,
    private readonly checkpoints: Checkpoints,
    private readonly certificates: SigningCertificates,
  ) {}

  /**
   * @param packages the article’s packages, if the pack is about one
   * @param credentials the article’s manifests
   */
  async of(
    subject: PackSubject,
    selection: Selection,
    checkpoint: SignedCheckpoint,
    packages: readonly WholePackage[],
    credentials: SignedFiles,
  ): Promise<Readable> {
    const { size, root, at, note, verifierKey } = checkpoint;
    const events = await this.leaves.count(selection, size);
    const { page, program } = verifierFiles();
    const certificates = isEmpty(credentials) ? [] : await this.certificates.everUsed();
    const digests = new Map<string, string>();
    const files: PackFile[] = [
      { name: 'checkpoint.txt', content: note },
      { name: 'public-key.txt', content: verifierKey },
      { name: 'events.ndjson', content: () => this.lines(selection, size) },
      { name: 'proofs.json', content: () => this.proofs(selection, size) },
      {
        name: 'report.html',
        content: () => report({ ...subject, events }, packages, note, this.leaves.events(selection, size)),
      },
      ...packages.map((one) => ({ name: `packages/${one.number}.md`, content: packageFile(one) })),
      ...filesOfCredentials(credentials, certificates),
      { name: 'verify.html', content: page },
      { name: 'verify.mjs', content: program },
    ].map((file) => digested(file, digests));
    const manifest = (): string => {
      const whole: Manifest = {
        format: 'provenance-evidence/2',
        ...subject,
        events,
        checkpoint: { size, root, at: at.toISOString() },
        proves: whatItProves,
        files: Object.fromEntries(digests),
      };
      return `${JSON.stringify(whole, null, 2)}\n`;
    };
    // These two files come last, since they are about all the others.
    files.push(
      { name: 'manifest.json', content: () => once(manifest) },
      {
        name: 'signature.txt',
        content: () => once(() => this.checkpoints.sign([`manifest.json sha256 ${sha256(manifest())}`])),
      },
    );
    return zipped(files, at);
  }

  private async *lines(selection: Selection, size: number): AsyncGenerator<string> {
    for await (const event of this.leaves.events(selection, size)) yield `${canonicalEvent(event)}\n`;
  }

  private async *proofs(selection: Selection, size: number): AsyncGenerator<string> {
    yield `{"size":${size},"leaves":[`;
    let separator = '';
    for await (const leaves of this.leaves.proofs(selection, size)) {
      const texts = leaves.map(({ index, hash, path }) =>
        JSON.stringify({
          index,
          hash: hash.toString('hex'),
          path: path.map((sibling) => sibling.toString('hex')),
        }),
      );
      yield `${separator}\n${texts.join(',\n')}`;
      separator = ',';
    }
    yield '\n]}\n';
  }
}

function filesOfCredentials(
  { packages, images }: SignedFiles,
  certificates: readonly UsedCertificate[],
): PackFile[] {
  return [
    ...packages.flatMap(({ number, markdown, manifest }) => [
      { name: `credentials/published-${number}.md`, content: markdown },
      { name: `credentials/${number}.c2pa`, content: Buffer.from(manifest, 'base64') },
    ]),
    ...images.map(({ image, manifest }, at) => ({
      name: `credentials/${image}${suffixOf(images.slice(0, at), image)}.c2pa`,
      content: Buffer.from(manifest, 'base64'),
    })),
    ...certificates.map(({ fingerprint, pem }) => ({
      name: `certificates/${fingerprint}.pem`,
      content: pem,
    })),
  ];
}

/** The suffix for a second manifest of an image, which exists if the image also left the desk in another form. */
function suffixOf(before: readonly SignedImage[], image: string): string {
  const earlier = before.filter((one) => one.image === image).length;
  return earlier === 0 ? '' : `-${earlier + 1}`;
}

const sha256 = (content: string | Buffer): string => hash('sha256', content);

async function* once(text: () => string | Promise<string>): AsyncGenerator<string> {
  yield await text();
}

/** Returns the same file; its digest is added to the others by the time the file is in the archive. */
function digested({ name, content }: PackFile, digests: Map<string, string>): PackFile {
  if (typeof content !== 'function') {
    digests.set(name, sha256(content));
    return { name, content };
  }
  const counted = async function* (): AsyncGenerator<string> {
    const digest = createHash('sha256');
    for await (const part of content()) {
      digest.update(part);
      yield part;
    }
    digests.set(name, digest.digest('hex'));
  };
  return { name, content: counted };
}

function zipped(files: readonly PackFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  let open: Readable | undefined;
  // An archive whose reader is gone does not end the streams that it reads from, so they are ended here.
  output.once('close', () => open?.destroy());
  const opened = (content: () => AsyncIterable<string>): Readable => {
    open = Readable.from(content());
    return output.destroyed ? open.destroy() : open;
  };
  for (const { name, content } of files) {
    if (typeof content !== 'function') zip.addBuffer(Buffer.from(content), name, { mtime });
    else zip.addReadStreamLazy(name, { mtime }, (give) => give(null, opened(content)));
  }
  zip.end();
  return output;
}
