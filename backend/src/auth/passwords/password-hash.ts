import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory and time that OWASP recommends, which are the library's defaults. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password);
}
