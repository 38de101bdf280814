import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { WorkerPool } from '../../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../../platform/program/built-program.js';
import type { BroughtCredentials } from '../domain/header-images.events.js';
import { pictureFormat } from '../pictures/picture.js';
import type { CredentialsJob, ReadCredentials } from './credentials-thread.js';
import { carriesCredentials, manifestStoreIn } from './manifest-store.js';

/**
 * The bounds of the reader. A picture takes milliseconds, the first one half a second; the reader holds 78 MB while its
 * thread exists.
 */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 10_000, heapMebibytes: 64, keptMs: 60_000 };

/** The Content Credentials that came with a picture: the facts to record, and the unchanged manifest store. */
export interface Brought {
  readonly credentials: BroughtCredentials;
  readonly store: Buffer | undefined;
}

/** Reads the Content Credentials of pictures, in a thread that ends after a minute without any pictures. */
@Injectable()
export class CredentialsReader extends WorkerPool<CredentialsJob, ReadCredentials> {
  constructor() {
    super(builtProgram('src/media/images/credentials/credentials-thread.js'), bounds);
  }

  /** @returns undefined for a picture without credentials. Faults in them do not make the picture itself unusable. */
  async read(bytes: Buffer): Promise<Brought | undefined> {
    const format = pictureFormat(bytes);
    if (!format || !carriesCredentials(bytes)) return undefined;
    const done = await this.run({ bytes, mediaType: format === 'heif' ? 'image/avif' : `image/${format}` });
    const read =
      'result' in done ? done.result : ({ state: 'unreadable', signer: null, sourceType: null } as const);
    const store = manifestStoreIn(bytes, format);
    return { store, credentials: { ...read, storeSha256: store ? hash('sha256', store) : null } };
  }
}
