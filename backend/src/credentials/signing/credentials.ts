import { Inject, Injectable } from '@nestjs/common';
import { EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { SignedImage } from '../domain/signed-images.events.js';
import { SigningCertificates } from '../certificates/signing-certificates.js';
import type { ImageFacts, TextFacts } from '../statements/facts.js';
import { contentOfImage, contentOfText, reversedDomain } from './manifest-content.js';
import { htmlAsset, markdownAsset, type TextAsset } from './text-asset.js';

type PictureType = SignedImage['mediaType'];

type InRules = NonNullable<RulesDocument['credentials']>;

/** What the house has set, with what holds where it has not. */
export type CredentialSettings = Required<InRules>;

/** A manifest, and who issued the certificate that signed it. */
interface MadeManifest {
  readonly manifest: Buffer;
  readonly issuer: string;
  /** SHA-256 of the certificate, in hex. */
  readonly fingerprint: string;
}

const unset: CredentialSettings = {
  sign: false,
  markdown: 'beside',
  label: 'when-not-reviewed',
  icon: 'none',
  namesOfEditors: false,
  responsible: null,
  policy: '',
};

/** Loaded when something is signed for the first time: it and its libraries are large. */
const writer = () => import('./signed-manifest.js');

/** Signs what leaves the desk (C2PA 2.4), where the house wants that. */
@Injectable()
export class ContentCredentials {
  constructor(
    private readonly rules: EditorialRules,
    private readonly certificates: SigningCertificates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What the editorial rules say of Content Credentials. */
  async inRules(): Promise<CredentialSettings> {
    const { document } = await this.rules.inForce();
    return { ...unset, ...document.credentials };
  }

  /** Whether what leaves the desk is signed. Nothing else here asks: who calls has asked. */
  async isOn(): Promise<boolean> {
    return (await this.inRules()).sign;
  }

  /** An HTML document with its manifest at the end of its head. @throws Error where it has no head */
  signHtml(html: string, facts: TextFacts): Promise<Buffer> {
    return this.signText(htmlAsset(html), facts);
  }

  /** A markdown text with its manifest as its first line. */
  signInside(markdown: string, facts: TextFacts): Promise<Buffer> {
    return this.signText(markdownAsset(markdown), facts);
  }

  /**
   * The manifest of a markdown file that stays as it is, to lie beside it. Of a package, `SignedPackages` has the one that
   * is on record.
   */
  async markdownManifest(bytes: Uint8Array, facts: TextFacts): Promise<MadeManifest> {
    const [{ manifestBeside }, { signing, issuer, fingerprint }] = await Promise.all([
      writer(),
      this.certificates.inForce(),
    ]);
    const manifest = await manifestBeside(bytes, this.contentOf(facts, 'text/markdown'), signing);
    return { manifest, issuer, fingerprint };
  }

  /** The manifest of a picture, to stand inside it. @throws Error when the bytes are no such picture */
  async imageManifest(bytes: Uint8Array, mediaType: PictureType, facts: ImageFacts): Promise<MadeManifest> {
    const [{ manifestOfPicture }, { signing, issuer, fingerprint }] = await Promise.all([
      writer(),
      this.certificates.inForce(),
    ]);
    const manifest = await manifestOfPicture(bytes, contentOfImage(facts, mediaType), signing);
    return { manifest, issuer, fingerprint };
  }

  /** A picture with the manifest that was made for these bytes. */
  async withManifest(bytes: Uint8Array, mediaType: PictureType, manifest: Uint8Array): Promise<Buffer> {
    const { pictureWith } = await writer();
    return pictureWith(bytes, mediaType, manifest);
  }

  private async signText(asset: TextAsset, facts: TextFacts): Promise<Buffer> {
    const [{ signedText }, { signing }] = await Promise.all([writer(), this.certificates.inForce()]);
    return signedText(asset, this.contentOf(facts, asset.mimeType), signing);
  }

  private contentOf(facts: TextFacts, mediaType: string) {
    const { publicUrl, scheduleTimezone: timeZone } = this.settings;
    return contentOfText(facts, mediaType, { domain: reversedDomain(publicUrl), timeZone });
  }
}

/** Nothing is signed here at present. */
export function credentialsOff(): DomainError {
  return new DomainError('not-found', 'credentials-off', 'Content Credentials are off.');
}
