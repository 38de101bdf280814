import { save } from './configuration.js';
import type { Visitor } from './visitor.js';

/**
 * Saves the editorial rules with these credentials.
 * @returns the status of the answer
 */
export async function setCredentials(admin: Visitor, credentials: object | undefined): Promise<number> {
  const rules = (await admin.get('/api/config/editorial-rules')).body;
  return (await save(admin, 'editorial-rules', { ...rules, credentials })).status;
}

/** Fetches the answer at an address, to the byte. */
export async function bytesAt(
  visitor: Visitor,
  address: string,
): Promise<{ status: number; type: string | null; bytes: Buffer }> {
  const response = await visitor.stream(address, AbortSignal.timeout(30_000));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}
