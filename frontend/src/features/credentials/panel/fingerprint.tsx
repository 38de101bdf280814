import { fingerprintInGroups } from '../domain/in-words';

/** The SHA-256 of a certificate, which people compare with the one that its owner has published. */
export function Fingerprint({ hex }: { hex: string }) {
  return <code className="font-mono text-small break-words">{fingerprintInGroups(hex)}</code>;
}
