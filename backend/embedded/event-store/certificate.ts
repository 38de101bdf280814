import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * Node makes keys but no certificates. The one that is needed here is short enough to be put together by hand (RFC
 * 5280).
 */

const integer = 0x02;
const bits = 0x03;
const octets = 0x04;
const objectId = 0x06;
const utf8 = 0x0c;
const utcTime = 0x17;
const generalizedTime = 0x18;
const sequence = 0x30;
const set = 0x31;

const ecdsaWithSha256 = element(objectId, Buffer.from('2a8648ce3d040302', 'hex'));
const commonName = element(objectId, Buffer.from('550403', 'hex'));
const subjectAlternativeName = element(objectId, Buffer.from('551d11', 'hex'));

/** Tags in a subject alternative name: a DNS name, and the bytes of an IP address. */
const dnsName = 0x82;
const ipAddress = 0x87;

/** The date that means “does not expire”. */
const never = '99991231235959Z';

/**
 * Makes a new private key and a self-signed certificate for this machine’s loopback, as one PEM text. A client that
 * trusts only this certificate talks only to the holder of this key.
 */
export function selfSignedCertificate(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = element(sequence, ecdsaWithSha256);
  const name = element(
    sequence,
    element(set, element(sequence, commonName, element(utf8, Buffer.from('Provenance event store')))),
  );
  const toBeSigned = element(
    sequence,
    element(0xa0, element(integer, Buffer.of(2))), // The value 2 stands for version 3, counted from 0.
    element(integer, Buffer.of(0x40), randomBytes(15)),
    algorithm,
    name,
    element(
      sequence,
      element(utcTime, Buffer.from('000101000000Z')),
      element(generalizedTime, Buffer.from(never)),
    ),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, element(sequence, loopbackNames())),
  );
  const signature = element(bits, Buffer.of(0), sign('sha256', toBeSigned, privateKey));
  const certificate = element(sequence, toBeSigned, algorithm, signature);
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}${pem(certificate)}`;
}

function loopbackNames(): Buffer {
  const names = element(
    sequence,
    element(dnsName, Buffer.from('localhost')),
    element(ipAddress, Buffer.of(127, 0, 0, 1)),
  );
  return element(sequence, subjectAlternativeName, element(octets, names));
}

/** Encodes tag, length and content, the form of everything in a certificate (DER). */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
