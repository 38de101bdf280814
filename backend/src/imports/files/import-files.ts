import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/kernel/domain-error.js';

const partBytes = 2 ** 20;
const longestFile = 2 * 2 ** 30;

/**
 * The files of imports, in Postgres until they have been read. Any replica can read a file there, even after the
 * replica that took it was killed.
 */
@Injectable()
export class ImportFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError `file-too-large`, or `no-file` for an empty file; nothing of the file is kept then */
  async keep(importId: string, file: AsyncIterable<Buffer>): Promise<{ bytes: number; fileHash: string }> {
    await this.drop(importId);
    const digest = createHash('sha256');
    let bytes = 0;
    let number = 0;
    try {
      for await (const part of inParts(file)) {
        bytes += part.length;
        if (bytes > longestFile) throw tooLarge();
        digest.update(part);
        await this.dataSource.query(
          'insert into import_file_part (import_id, number, bytes) values ($1, $2, $3)',
          [importId, number, part],
        );
        number += 1;
      }
      if (bytes === 0) throw new DomainError('invalid', 'no-file', 'The body must be a file.');
    } catch (error) {
      await this.drop(importId);
      throw error;
    }
    return { bytes, fileHash: digest.digest('hex') };
  }

  /**
   * Writes the file to a path on this machine, where it can be read at any offset.
   * @returns false when the file is not there any more
   */
  async copyTo(importId: string, path: string, signal: AbortSignal): Promise<boolean> {
    const file = await open(path, 'w', 0o600);
    try {
      for (let number = 0; ; number += 1) {
        signal.throwIfAborted();
        const [part] = await this.dataSource.query<{ bytes: Buffer }[]>(
          'select bytes from import_file_part where import_id = $1 and number = $2',
          [importId, number],
        );
        if (!part) return number > 0;
        await file.writeFile(part.bytes);
      }
    } finally {
      await file.close();
    }
  }

  async drop(importId: string): Promise<void> {
    await this.dataSource.query('delete from import_file_part where import_id = $1', [importId]);
  }

  /**
   * Drops files that belong to no import that is being read, such as interrupted uploads, an hour after they were kept.
   */
  async dropAbandoned(): Promise<void> {
    await this.dataSource.query(
      `delete from import_file_part part where kept_at < now() - interval '1 hour'
         and not exists (select from archive_import where id = part.import_id and state = 'reading')`,
    );
  }
}

async function* inParts(file: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of file) {
    waiting.push(bytes);
    length += bytes.length;
    if (length >= partBytes) {
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

const tooLarge = (): DomainError =>
  new DomainError('too-large', 'file-too-large', 'The file is too large; 2 GiB is the limit.');
