import { X509Certificate } from '@peculiar/x509';
import { JPEG, PNG, type Asset } from '@trustnxt/c2pa-ts/asset';
import { CBORBox, JSONBox, type IBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  Assertion,
  ClaimVersion,
  DataHashAssertion,
  ManifestStore,
  type Claim,
  type HashedURI,
  type Manifest,
} from '@trustnxt/c2pa-ts/manifest';
import { hash, randomUUID } from 'node:crypto';
import type { SigningKey } from '../certificates/signing-key.js';
import { version } from '../../platform/program/version.js';
import type { ManifestContent, PlainAssertion } from './manifest-content.js';
import { numberOf } from '../../platform/keys/cose-algorithm.js';
import { signatureOf } from './signature.js';
import type { TextAsset } from './text-asset.js';

/*
 * This is the one file that knows the library that writes manifests. The library takes a while to load, so this file is
 * imported when something is signed for the first time.
 */

/** Makes the identifier of a JUMBF box; they all end alike (ISO 19566-5). */
const boxId = (kind: string): Uint8Array =>
  Buffer.from(`${Buffer.from(kind).toString('hex')}00110010800000aa00389b71`, 'hex');

/**
 * An assertion that is written as it is given. The library’s own assertions leave out members that they do not know.
 */
class WrittenAssertion extends Assertion {
  private readonly format: PlainAssertion['format'];
  private readonly content: (claim: Claim | undefined) => unknown;

  constructor({ label, format }: PlainAssertion, content: (claim: Claim | undefined) => unknown) {
    super();
    this.label = label;
    this.format = format;
    this.content = content;
    this.uuid = boxId(format);
  }

  readContentFromJUMBF(): void {
    throw new Error('Manifests are written by it, never read.');
  }

  generateJUMBFBoxForContent(claim?: Claim): IBox {
    const box = this.format === 'cbor' ? new CBORBox() : new JSONBox();
    box.content = this.content(claim);
    return box;
  }
}

/** The hash of bytes that hold no manifest: all of them, without exclusions. */
class WholeHash extends DataHashAssertion {
  constructor(bytes: Uint8Array) {
    super();
    this.algorithm = 'SHA-256';
    this.hash = hash('sha256', bytes, 'buffer');
  }

  override generateJUMBFBoxForContent(): IBox {
    const box = super.generateJUMBFBoxForContent() as CBORBox;
    // The specification does not allow an empty list of exclusions.
    const { exclusions: _none, ...content } = box.content as { exclusions: unknown };
    box.content = content;
    return box;
  }
}

/** The hash of bytes that a manifest is put into. The library would copy the bytes, and compute the hash again. */
class HashAround extends DataHashAssertion {
  constructor(bytes: Uint8Array) {
    super();
    this.algorithm = 'SHA-256';
    this.paddingLength = 100;
    this.hash = hash('sha256', bytes, 'buffer');
  }

  /**
   * Sets the exclusion. The box must keep the size that was reserved for it, so the padding makes up the difference.
   */
  override updateWithAsset(asset: Asset): Promise<void> {
    const reserved = this.generateJUMBFBox().measureSize();
    this.exclusions = [asset.getHashExclusionRange()];
    this.paddingLength -= this.generateJUMBFBox().measureSize() - reserved;
    return Promise.resolve();
  }
}

/** Returns the text with its manifest inside. */
export async function signedText(
  asset: TextAsset,
  content: ManifestContent,
  key: SigningKey,
): Promise<Buffer> {
  await signInto(asset, asset.bytes, content, key);
  return asset.bytes;
}

/** Returns the manifest of a picture, for `pictureWith`. @throws Error if the bytes are no such picture */
export function manifestOfPicture(
  bytes: Uint8Array,
  content: ManifestContent,
  key: SigningKey,
): Promise<Buffer> {
  return signInto(pictureAsset(bytes, content.mediaType), bytes, content, key);
}

/** Returns the picture with its manifest inside. */
export async function pictureWith(
  bytes: Uint8Array,
  mediaType: string,
  manifest: Uint8Array,
): Promise<Buffer> {
  const asset = pictureAsset(bytes, mediaType);
  await asset.ensureManifestSpace(manifest.length);
  await asset.writeManifestJUMBF(manifest);
  const whole = await asset.getDataRange();
  return Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength);
}

const pictureAsset = (bytes: Uint8Array, mediaType: string): PNG | JPEG =>
  mediaType === 'image/png' ? new PNG(bytes) : new JPEG(bytes);

/** Returns the manifest of bytes that do not change, to be put into a file beside them. */
export async function manifestBeside(
  bytes: Uint8Array,
  content: ManifestContent,
  key: SigningKey,
): Promise<Buffer> {
  const { store, manifest, signer } = begun(content, key);
  manifest.addAssertion(new WholeHash(bytes));
  addContent(manifest, content);
  await manifest.sign(signer);
  return Buffer.from(store.getBytes());
}

/** Puts the manifest into the file that it is about, and returns it. */
async function signInto(
  asset: Asset,
  bytes: Uint8Array,
  content: ManifestContent,
  key: SigningKey,
): Promise<Buffer> {
  const { store, manifest, signer } = begun(content, key);
  const bound = new HashAround(bytes);
  manifest.addAssertion(bound);
  addContent(manifest, content);
  await asset.ensureManifestSpace(store.measureSize());
  await bound.updateWithAsset(asset);
  await manifest.sign(signer);
  const written = store.getBytes();
  await asset.writeManifestJUMBF(written);
  return Buffer.from(written);
}

/**
 * Returns the space to reserve for the signature, in bytes. The part that stays unused must be so large that its length
 * takes as many bytes as before; the library's own 25,000 would be most of the manifest.
 */
const paddingFor = (modulusLength = 0): number => (modulusLength === 0 ? 200 : 300 + modulusLength / 8);

function begun({ title, mediaType }: ManifestContent, { algorithm, key, chain }: SigningKey) {
  const [certificate, ...chainCertificates] = chain.map((der) => new X509Certificate(new Uint8Array(der)));
  if (!certificate) throw new Error('There is no certificate to sign with.');
  const signer = {
    certificate,
    chainCertificates,
    algorithm: numberOf(algorithm),
    sign: (payload: Uint8Array) => signatureOf(algorithm, key, payload),
  };
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: mediaType,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  const { claim, signature } = manifest;
  if (!claim || !signature) throw new Error('The library began no claim.');
  claim.title = title;
  claim.claimGeneratorName = 'Provenance';
  claim.claimGeneratorVersion = version;
  signature.signatureData.paddingLength = paddingFor(key.asymmetricKeyDetails?.modulusLength);
  return { store, manifest, signer };
}

/**
 * Adds the ingredient, the actions and the assertions. References are filled in in the order in which they were made,
 * so the ingredient comes before the action that names it, which is the first one.
 */
function addContent(manifest: Manifest, { ingredient, actions, assertions }: ManifestContent): void {
  let named: HashedURI | undefined;
  if (ingredient) {
    const assertion = new WrittenAssertion(ingredient, () => ingredient.content);
    manifest.addAssertion(assertion);
    named = manifest.createAssertionReference(assertion);
  }
  const plain: PlainAssertion = { label: 'c2pa.actions.v2', format: 'cbor', content: actions };
  const told = new WrittenAssertion(plain, (claim) => ({
    actions: actions.map((action, at) =>
      named && at === 0
        ? { ...action, parameters: { ingredients: [claim?.reverseMapHashedURI(named)] } }
        : action,
    ),
    allActionsIncluded: true,
  }));
  manifest.addAssertion(told);
  for (const one of assertions) manifest.addAssertion(new WrittenAssertion(one, () => one.content));
}
