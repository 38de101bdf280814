export interface Certificate {
  readonly der: Uint8Array;
  readonly name: string;
}

export function certificatesIn(pem: string): Certificate[];

export function fingerprintOf(certificate: Pick<Certificate, 'der'>): Promise<string>;
