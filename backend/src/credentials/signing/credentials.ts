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

/** The house’s settings, with the defaults of those that it has not made. */
export type CredentialSettings = Required<InRules>;

/** A manifest, and who issued the certificate that signed it. */
interface MadeManifest {
  readonly manifest: Buffer;
  readonly issuer: string;
  /** The SHA-256 of the certificate, in hex. */
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

/** Loads the library when something is signed for the first time, since it and its dependencies are large. */
const writer = () => import('./signed-manifest.js');

/** Signs files that leave the desk (C2PA 2.4), if the house wants that. */
@Injectable()
export class ContentCredentials {
  constructor(
    private readonly rules: EditorialRules,
    private readonly certificates: SigningCertificates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Returns the settings for Content Credentials in the editorial rules. */
  async inRules(): Promise<CredentialSettings> {
    const { document } = await this.rules.inForce();
    return { ...unset, ...document.credentials };
  }

  /** Whether files that leave the desk are signed. The other methods do not ask; their callers must have asked. */
  async isOn(): Promise<boolean> {
    return (await this.inRules()).sign;
  }

  /** Returns an HTML document with its manifest at the end of its head. @throws Error if it has no head */
  signHtml(html: string, facts: TextFacts): Promise<Buffer> {
    return this.signText(htmlAsset(html), facts);
  }

  /** Returns a markdown text with its manifest as its first line. */
  signInside(markdown: string, facts: TextFacts): Promise<Buffer> {
    return this.signText(markdownAsset(markdown), facts);
  }

  /**
   * Returns the manifest of a markdown file that does not change, to be put beside it. For a package, `SignedPackages`
   * has the recorded one.
   */
  async markdownManifest(bytes: Uint8Array, facts: TextFacts): Promise<MadeManifest> {
    const [{ manifestBeside }, { signing, issuer, fingerprint }] = await Promise.all([
      writer(),
      this.certificates.inForce(),
    ]);
    const manifest = await manifestBeside(bytes, this.contentOf(facts, 'text/markdown'), signing);
    return { manifest, issuer, fingerprint };
  }

  /** Returns the manifest of a picture, to be put inside it. @throws Error if the bytes are no such picture */
  async imageManifest(bytes: Uint8Array, mediaType: PictureType, facts: ImageFacts): Promise<MadeManifest> {
    const [{ manifestOfPicture }, { signing, issuer, fingerprint }] = await Promise.all([
      writer(),
      this.certificates.inForce(),
    ]);
    const manifest = await manifestOfPicture(bytes, contentOfImage(facts, mediaType), signing);
    return { manifest, issuer, fingerprint };
  }

  /** Returns a picture with the manifest that was made for these bytes. */
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

/** Returns the error for a request while nothing is signed here. */
export function credentialsOff(): DomainError {
  return new DomainError('not-found', 'credentials-off', 'Content Credentials are off.');
}
