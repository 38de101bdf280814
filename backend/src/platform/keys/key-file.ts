import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

export type FileSystem = Pick<
  typeof fs,
  | 'closeSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readFileSync'
  | 'rmSync'
  | 'writeFileSync'
>;

/**
 * Errors of the file system that mean that data may be lost. After any other error, there is nothing to flush this way.
 */
const lost = new Set(['EIO', 'ENOSPC', 'EDQUOT']);

const lookAgainMs = 10;
const mostLooks = 200;

const oneKey = /-----END [A-Z ]+-----/;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

interface KeyFileOptions {
  readonly files?: FileSystem;
  /** Waits between two looks at a file that another process is still writing. */
  readonly pause?: (milliseconds: number) => void;
  /** An expression that matches the text of a completely written file. */
  readonly isWhole?: RegExp;
}

/** A key in PEM that is made once, by the first process that needs it, and is on the disk before anyone uses it. */
export class KeyFile {
  private readonly files: FileSystem;
  private readonly pause: (milliseconds: number) => void;
  private readonly isWhole: RegExp;

  constructor(
    private readonly file: string,
    { files = fs, pause = sleep, isWhole = oneKey }: KeyFileOptions = {},
  ) {
    [this.files, this.pause, this.isWhole] = [files, pause, isWhole];
  }

  /**
   * The file’s content, which is on the disk and survives a power cut; undefined if there is no file.
   * @throws Error if the file holds no whole key
   */
  read(): string | undefined {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const text = this.text();
      if (text === undefined) return undefined;
      if (this.isWhole.test(text)) {
        this.flush(this.file);
        this.flush(path.dirname(this.file));
        return text;
      }
      this.pause(lookAgainMs);
    }
    throw new Error(
      `${this.file} holds no whole key. If it was never there before, nothing was signed with it: remove it and start again.`,
    );
  }

  /** @returns the key that is kept: the given one, or that of another process that was first */
  keep(pem: string): string {
    this.makeDirectory();
    // The key is written under another name first, so that nobody finds half of it.
    const aside = `${this.file}.${randomUUID()}`;
    this.files.writeFileSync(aside, pem, { mode: 0o600, flush: true });
    try {
      this.files.linkSync(aside, this.file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') this.write(pem);
    } finally {
      this.files.rmSync(aside);
    }
    const kept = this.read();
    if (kept === undefined) throw new Error(`${this.file} was removed as soon as it was made.`);
    return kept;
  }

  /**
   * Writes the file in place where there are no hard links, which file systems report in different ways. A reader waits
   * until the file is whole.
   */
  private write(pem: string): void {
    let descriptor: number;
    try {
      descriptor = this.files.openSync(this.file, 'wx', 0o600);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return;
      throw error;
    }
    try {
      this.files.writeFileSync(descriptor, pem, { flush: true });
    } catch (error) {
      this.files.rmSync(this.file);
      throw error;
    } finally {
      this.files.closeSync(descriptor);
    }
  }

  private text(): string | undefined {
    try {
      return this.files.readFileSync(this.file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  private makeDirectory(): void {
    const directory = path.dirname(this.file);
    const first = this.files.mkdirSync(directory, { recursive: true });
    if (first === undefined) return;
    // Each new directory’s name is stored in its parent, so the parent must be flushed.
    const top = path.resolve(first).length;
    for (let made = path.resolve(directory); made.length >= top; made = path.dirname(made)) {
      this.flush(path.dirname(made));
    }
  }

  private flush(place: string): void {
    let descriptor: number | undefined;
    try {
      descriptor = this.files.openSync(place, 'r');
      this.files.fsyncSync(descriptor);
    } catch (error) {
      if (lost.has(codeOf(error))) throw error;
    } finally {
      if (descriptor !== undefined) this.files.closeSync(descriptor);
    }
  }
}
