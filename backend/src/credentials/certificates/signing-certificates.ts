import { Inject, Injectable } from '@nestjs/common';
import type { X509Certificate } from 'node:crypto';
import path from 'node:path';
import { filter } from 'rxjs';
import { certificatesIn } from '../../platform/keys/signing-certificate.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { KeyFile } from '../../platform/keys/key-file.js';
import { certificateDecider, type UsedCertificate } from '../domain/certificate.decider.js';
import { house } from '../../platform/kernel/house.js';
import { factsOf, signingKey, type CertificateFacts, type SigningKey } from './signing-key.js';

const fileName = 'credentials-key.pem';
/** A file with the key, its certificate and the root. */
const wholeFile = /(?:-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\s*){2}$/;

/** The certificate that this process signs with, and its key and root. */
export interface SigningCertificate extends CertificateFacts {
  readonly signing: SigningKey;
  /** The certificate in PEM. */
  readonly pem: string;
  /** The root that the desk made for the certificate, in PEM; null for a certificate that the house supplied. */
  readonly root: string | null;
}

/**
 * Reads the key that this process signs Content Credentials with, and its certificate. They come from the settings, or
 * from a file that the first use makes for all replicas on a data directory.
 */
@Injectable()
export class SigningCertificates {
  private read: Promise<SigningCertificate> | undefined;
  private onRecord: Promise<unknown> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
    feed: ChangeFeed,
  ) {
    // Another replica may have put another certificate into force, so the next use checks again whether this one still
    // signs.
    feed.changed
      .pipe(filter((stream) => stream === `${certificateDecider.catalog.streamPrefix}-${house}`))
      .subscribe(() => (this.onRecord = undefined));
  }

  /**
   * Returns the certificate to sign with; it is on record before it signs anything.
   * @throws DomainError `other-certificate`
   */
  async inForce(): Promise<SigningCertificate> {
    const own = await this.own();
    this.onRecord ??= this.use(own).catch((error: unknown) => {
      this.onRecord = undefined;
      throw error;
    });
    await this.onRecord;
    return own;
  }

  /** Returns all certificates that ever signed here, the first one first. */
  async everUsed(): Promise<readonly UsedCertificate[]> {
    const { state } = await this.aggregates.load(certificateDecider, house);
    return state.certificates;
  }

  private own(): Promise<SigningCertificate> {
    this.read ??= this.given() ?? this.kept();
    this.read.catch(() => (this.read = undefined));
    return this.read;
  }

  private given(): Promise<SigningCertificate> | undefined {
    const { credentialsKey, credentialsCertificate } = this.settings;
    if (credentialsKey === undefined || credentialsCertificate === undefined) return undefined;
    const chain = certificatesIn(credentialsCertificate);
    return Promise.resolve(certificateOf(credentialsKey, chain, null));
  }

  private async kept(): Promise<SigningCertificate> {
    const file = new KeyFile(path.join(this.settings.dataDir, fileName), { isWhole: wholeFile });
    const pem = file.read() ?? file.keep(await this.made());
    const [leaf, root] = certificatesIn(pem);
    if (!leaf || !root) throw new Error(`${fileName} holds no certificate with its root.`);
    return certificateOf(pem, [leaf], root);
  }

  private async made(): Promise<string> {
    const { madeCertificates } = await import('./made-certificates.js');
    return madeCertificates(this.settings.brandName, this.clock.now());
  }

  private use({ pem, root, subject, issuer, fingerprint, notAfter }: SigningCertificate) {
    const command = {
      type: 'use',
      ...{ subject, issuer, fingerprint, root, certificate: pem },
      ends: notAfter,
      selfMade: root !== null,
    } as const;
    return this.aggregates.handle(certificateDecider, house, command, internalContext(systemActor));
  }
}

function certificateOf(
  key: string,
  chain: readonly X509Certificate[],
  root: X509Certificate | null,
): SigningCertificate {
  const [leaf] = chain;
  if (!leaf) throw new Error('There is no certificate to sign with.');
  return {
    ...factsOf(leaf),
    signing: signingKey(key, chain),
    pem: leaf.toString(),
    root: root?.toString() ?? null,
  };
}
