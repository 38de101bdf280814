import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WholePackage } from '../../articles/contract.js';
import type { Checkpoint } from '../checkpoints/checkpoints.js';
import { canonicalEvent } from '../tree/canonical-event.js';
import type { Manifest } from './manifest.js';
import { packageFile } from './package-file.js';
import { ProvedLeaves, type Selection } from './proved-leaves.js';
import { report, whatItProves } from './report.js';
import { StoredEvents } from './stored-events.js';
import { verifierFiles } from './verifier-files.js';

interface PackFile {
  readonly name: string;
  readonly content: string | (() => AsyncIterable<string>);
}

/** What a pack is of. */
export type PackSubject = Pick<Manifest, 'kind' | 'title' | 'article' | 'from' | 'to'>;

/** Puts events, their proofs and what checks them into an archive, in bounded memory. */
@Injectable()
export class EvidencePack {
  constructor(
    private readonly leaves: ProvedLeaves,
    private readonly events: StoredEvents,
  ) {}

  /** @param packages of the article, if it is of one */
  async of(
    subject: PackSubject,
    selection: Selection,
    checkpoint: Checkpoint,
    packages: readonly WholePackage[],
  ): Promise<Readable> {
    const { size, root, at, note, verifierKey } = checkpoint;
    const manifest: Manifest = {
      format: 'provenance-evidence/1',
      ...subject,
      events: await this.leaves.count(selection, size),
      checkpoint: { size, root, at: at.toISOString() },
      proves: whatItProves,
    };
    const { page, program } = verifierFiles();
    const files: PackFile[] = [
      { name: 'manifest.json', content: `${JSON.stringify(manifest, null, 2)}\n` },
      { name: 'checkpoint.txt', content: note },
      { name: 'public-key.txt', content: verifierKey },
      { name: 'events.ndjson', content: () => this.lines(selection, size) },
      { name: 'proofs.json', content: () => this.proofs(selection, size) },
      { name: 'report.html', content: () => report(manifest, note, this.events.of(selection, size)) },
      ...packages.map((one) => ({ name: `packages/${one.number}.md`, content: packageFile(one) })),
      { name: 'verify.html', content: page },
      { name: 'verify.mjs', content: program },
    ];
    return zipped(files, at);
  }

  private async *lines(selection: Selection, size: number): AsyncGenerator<string> {
    for await (const event of this.events.of(selection, size)) yield `${canonicalEvent(event)}\n`;
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

function zipped(files: readonly PackFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, content } of files) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, { mtime });
    else zip.addReadStreamLazy(name, { mtime }, (give) => give(null, Readable.from(content())));
  }
  zip.end();
  return output;
}
