import type { EngineForm } from '../domain/site.events.js';
import { asDraft, endOf, postFileName, fileOf, isDraftFile, withoutState } from './folder-file.js';
import type { FileStore } from './folder-stores.js';
import { postHash } from './post-form.js';
import type { CheckedPoint, Mark, RemotePost, SiteBuilder, SitePost, TakingBack } from './site-builder.js';

/** A directory or a bare Git repository that a static site is built from. It has one markdown file for each article. */
export class Folder implements SiteBuilder {
  constructor(
    private readonly store: FileStore,
    private readonly form: EngineForm,
  ) {}

  check(): Promise<readonly CheckedPoint[]> {
    return this.store.check();
  }

  async find({ articleId, remoteId }: Mark): Promise<RemotePost | undefined> {
    const end = endOf(articleId);
    const name = remoteId ?? (await this.store.names()).find((one) => one.endsWith(end));
    const file = name === undefined ? undefined : await this.store.read(name);
    return file === undefined || name === undefined ? undefined : this.remote(name, file);
  }

  async create(post: SitePost): Promise<RemotePost> {
    return this.written(postFileName(post, this.form), fileOf(post, this.form, !post.publish));
  }

  async update({ remoteId, state }: RemotePost, change: SitePost | TakingBack): Promise<RemotePost> {
    const before = (await this.store.read(remoteId)) ?? '';
    if (change === 'unpublish') {
      await this.store.write(remoteId, null);
      return this.remote(remoteId, before);
    }
    if (change === 'draft') return this.written(remoteId, asDraft(before, this.form));
    return this.written(remoteId, fileOf(change, this.form, !change.publish && state !== 'published'));
  }

  fingerprintOf(post: SitePost): string {
    return fingerprint(fileOf(post, this.form, false));
  }

  private async written(name: string, file: string): Promise<RemotePost> {
    await this.store.write(name, file);
    return this.remote(name, file);
  }

  private remote(name: string, file: string): RemotePost {
    const state = isDraftFile(file) ? 'draft' : 'published';
    return { remoteId: name, url: name, state, fingerprint: fingerprint(file), remarks: [] };
  }
}

/** The fingerprint of a file. It ignores the kind of line ends, because Git may change them. */
const fingerprint = (file: string): string => postHash([withoutState(file).replaceAll('\r\n', '\n')]);
