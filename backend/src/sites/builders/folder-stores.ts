import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, constants, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteFailure, type CheckedPoint } from './site-builder.js';

/** The files in one place, by their names. */
export interface FileStore {
  check(): Promise<readonly CheckedPoint[]>;
  names(): Promise<readonly string[]>;
  /** Reads a file; undefined if it does not exist. */
  read(name: string): Promise<string | undefined>;
  /** Writes a whole file or nothing; null removes the file. */
  write(name: string, text: string | null): Promise<void>;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const failure = (error: unknown): SiteFailure =>
  new SiteFailure(
    `The folder can’t be used (${codeOf(error) ?? 'unknown'}). Check that it is there and may be written to.`,
  );

/**
 * Opens a directory, or a path within a bare repository.
 * @param base the directory that all folders must be in
 * @param place the path of the files within a repository
 * @throws SiteFailure when there is no such directory within the base
 */
export async function fileStoreAt(base: string, relative: string, place: string): Promise<FileStore> {
  try {
    const [root, directory] = [await realpath(base), await realpath(path.join(base, relative))];
    if (directory !== root && !directory.startsWith(root + path.sep)) {
      throw new SiteFailure('The folder is outside the directory that SITES_DIR names.');
    }
    const inside = new Set(await readdir(directory));
    const isBare = ['HEAD', 'objects', 'refs'].every((name) => inside.has(name));
    return isBare ? new BareRepository(directory, place) : new Directory(directory);
  } catch (error) {
    throw error instanceof SiteFailure ? error : failure(error);
  }
}

class Directory implements FileStore {
  constructor(private readonly directory: string) {}

  async check(): Promise<CheckedPoint[]> {
    const can = await access(this.directory, constants.W_OK).then(
      () => true,
      () => false,
    );
    const connection = { point: 'connection', ok: true, message: 'The directory is there.' } as const;
    const message = can
      ? 'It can be written to.'
      : 'The server may not write to it. Change its owner or its rights.';
    return [connection, { point: 'rights', ok: can, message }];
  }

  async names(): Promise<string[]> {
    return (await readdir(this.directory)).filter((name) => name.endsWith('.md'));
  }

  async read(name: string): Promise<string | undefined> {
    try {
      return await readFile(path.join(this.directory, name), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw failure(error);
    }
  }

  async write(name: string, text: string | null): Promise<void> {
    const file = path.join(this.directory, name);
    try {
      if (text === null) return await rm(file, { force: true });
      // The file gets another name first, so that nobody builds a site from half a file.
      const aside = path.join(this.directory, `.${randomUUID()}.tmp`);
      await writeFile(aside, text, { flush: true });
      await rename(aside, file);
    } catch (error) {
      throw failure(error);
    }
  }
}

/** The author and committer of the desk's commits, because the person who runs the server did not write them. */
const identity = {
  GIT_AUTHOR_NAME: 'Provenance',
  GIT_AUTHOR_EMAIL: 'provenance@localhost',
  GIT_COMMITTER_NAME: 'Provenance',
  GIT_COMMITTER_EMAIL: 'provenance@localhost',
};

/** The id by which Git names an object that does not exist. */
const nothing = '0'.repeat(40);

/** The branch that HEAD names. A commit is added only to the commit that was read, so it never overwrites another. */
class BareRepository implements FileStore {
  constructor(
    private readonly repository: string,
    private readonly place: string,
  ) {}

  async check(): Promise<CheckedPoint[]> {
    const point = 'connection';
    try {
      await this.git(['rev-parse', '--is-bare-repository']);
    } catch (error) {
      return [{ point, ok: false, message: error instanceof SiteFailure ? error.message : 'Git failed.' }];
    }
    return [
      { point, ok: true, message: `The repository is there; articles go to ${this.place}.` },
      ...(await new Directory(this.repository).check()).slice(1),
    ];
  }

  async names(): Promise<string[]> {
    const head = await this.head();
    if (head === undefined) return [];
    // As a path, a place that does not exist yet lists nothing; as an object, it would fail like any other error.
    const listed = await this.git(['ls-tree', '--name-only', '-z', head, `${this.place}/`]);
    const names = listed.split('\0').map((file) => path.posix.basename(file));
    return names.filter((name) => name.endsWith('.md'));
  }

  async read(name: string): Promise<string | undefined> {
    if (!(await this.names()).includes(name)) return undefined;
    return this.git(['cat-file', 'blob', `HEAD:${this.place}/${name}`]);
  }

  async write(name: string, text: string | null): Promise<void> {
    const head = await this.head();
    const index = path.join(this.repository, `provenance-${randomUUID()}.index`);
    const inIndex = (args: readonly string[], input?: string) =>
      this.git(args, input, { GIT_INDEX_FILE: index });
    try {
      if (head !== undefined) await inIndex(['read-tree', head]);
      const blob =
        text === null ? undefined : (await this.git(['hash-object', '-w', '--stdin'], text)).trim();
      const entry = blob === undefined ? `0 ${nothing}` : `100644 ${blob}`;
      await inIndex(['update-index', '--index-info'], `${entry}\t${this.place}/${name}\n`);
      const tree = (await inIndex(['write-tree'])).trim();
      const parent = head === undefined ? [] : ['-p', head];
      const message = text === null ? `Remove ${name}` : `Publish ${name}`;
      const commit = (await this.git(['commit-tree', tree, ...parent, '-m', message])).trim();
      await this.git(['update-ref', 'HEAD', commit, head ?? nothing]);
    } finally {
      await rm(index, { force: true });
    }
  }

  /** The last commit; undefined before the first one. */
  private async head(): Promise<string | undefined> {
    return (await this.git(['rev-parse', '--revs-only', 'HEAD'])).trim() || undefined;
  }

  private git(args: readonly string[], input?: string, env: Record<string, string> = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = {
        env: { PATH: process.env['PATH'], ...identity, ...env },
        maxBuffer: 64 * 1_048_576,
        timeout: 30_000,
      };
      const child = execFile('git', ['--git-dir', this.repository, ...args], options, (error, stdout) => {
        if (!error) return resolve(stdout);
        const isMissing = codeOf(error) === 'ENOENT';
        const message = isMissing
          ? 'The program git isn’t installed on the server. Install it, or name a directory.'
          : `Git couldn’t do it (${args[0]}). Another may have written at the same time.`;
        reject(new SiteFailure(message));
      });
      child.stdin?.on('error', () => undefined).end(input ?? '');
    });
  }
}
