import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { status, type Metadata } from '@grpc/grpc-js';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { selfSignedCertificate } from './certificate.js';

/** The credentials by which this event store and its clients prove themselves to each other. */
export interface Credentials {
  /** File with the server’s private key and its certificate, which clients trust. */
  readonly certificateFile: string;
  readonly certificate: string;
  readonly password: string;
}

const username = 'provenance';

/**
 * Every user of a machine can reach a port on its loopback. So clients prove themselves with a password, and the server
 * with a certificate, so that no other program on its port learns the password. Both are kept in the data directory,
 * readable by its owner only, and made if they are missing.
 *
 * @throws StartupError if they cannot be kept or read there
 */
export function openCredentials(dataDirectory: string): Credentials {
  const certificateFile = path.resolve(dataDirectory, 'event-store.pem');
  const passwordFile = path.resolve(dataDirectory, 'event-store-password');
  return {
    certificateFile,
    certificate: kept(certificateFile, selfSignedCertificate),
    password: kept(passwordFile, () => randomBytes(24).toString('hex')),
  };
}

/**
 * The connection string for EventStoreDB’s client, which sends credentials with every call that reads or writes, and
 * only over TLS.
 */
export const connectionString = ({ certificateFile, password }: Credentials, port: number): string =>
  `esdb://${username}:${password}@localhost:${port}?tlsCAFile=${encodeURIComponent(certificateFile)}`;

/** The part of a call that tells who is calling and that can end it. */
interface Call {
  readonly metadata: Metadata;
  emit(event: 'error', error: { code: status; details: string }): unknown;
}

/** Wraps a handler so that only calls with the password reach it. */
export function guarded<C extends Call, R extends unknown[]>(
  password: string,
  handler: (call: C, ...respond: R) => void,
): (call: C, ...respond: R) => void {
  const expected = digest(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  return (call, ...respond) => {
    const [given = ''] = call.metadata.get('authorization');
    if (timingSafeEqual(digest(given), expected)) return handler(call, ...respond);
    const details = 'The embedded event store only accepts calls with its own connection string.';
    call.emit('error', { code: status.UNAUTHENTICATED, details });
  };
}

const digest = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer');

/**
 * The file is written under another name first, so that a start that is killed half-way leaves no half-written file.
 */
function kept(file: string, make: () => string): string {
  try {
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, make(), { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(
      `The embedded event store cannot keep its credentials in ${file} (${(error as NodeJS.ErrnoException).code}): start as the user who owns it, or set DATA_DIR to another directory.`,
    );
  }
}
