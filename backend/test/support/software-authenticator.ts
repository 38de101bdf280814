import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

export interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

/** The parts of an answer that an authenticator or a browser may falsify. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

const userPresent = 0x01;
const userVerified = 0x04;
const syncable = 0x08;
const synced = 0x10;
const hasKey = 0x40;

/** A passkey in memory, with its browser: ES256, without attestation. */
export class SoftwarePasskey {
  counter = 0;
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  constructor(private readonly origin: string) {}

  /** The result of `navigator.credentials.create`, as JSON. */
  create({ challenge, rp, user }: CreationOptions, twist: Twist = {}) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const data = this.authenticatorData(twist.rpId ?? rp.id, hasKey, twist, attested);
    // This is {fmt: 'none', attStmt: {}, authData: data} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge, twist)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: true } },
      response,
    };
  }

  /** The result of `navigator.credentials.get`, as JSON. */
  get({ challenge, rpId }: RequestOptions, twist: Twist = {}) {
    const data = this.authenticatorData(twist.rpId ?? rpId, 0, twist);
    const clientData = this.clientData('webauthn.get', challenge, twist);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: twist.userHandle ?? this.userHandle,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, ...pick(twist) }));
  }

  private authenticatorData(rpId: string, flags: number, twist: Twist, attested = Buffer.alloc(0)): Buffer {
    const verified = twist.userVerified === false ? 0 : userVerified;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? this.counter);
    const all = Buffer.from([flags | userPresent | verified | syncable | synced]);
    return Buffer.concat([sha256(rpId), all, counter, attested]);
  }

  /** Encodes {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [before, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    return Buffer.concat([before, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }
}

function pick({ origin, challenge, type }: Twist): Partial<Twist> {
  return { ...(origin && { origin }), ...(challenge && { challenge }), ...(type && { type }) };
}
