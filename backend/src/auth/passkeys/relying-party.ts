import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { passkeyHost, type PasskeyHost } from '../../platform/http/server/passkey-host.js';
import { bareHost } from '../../platform/http/server/host-check.js';
import { DomainError } from '../../platform/kernel/domain-error.js';

/** This desk as the relying party of passkeys. */
@Injectable()
export class RelyingParty {
  readonly place: PasskeyHost;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.place = passkeyHost(settings.publicUrl);
  }

  /** @throws DomainError `passkeys-impossible` */
  get host(): string {
    if (this.place.host !== null) return this.place.host;
    throw new DomainError('conflict', 'passkeys-impossible', this.place.why);
  }

  get name(): string {
    return this.settings.brandName;
  }

  /**
   * The origins from which a page of ours may have asked for a passkey: `PUBLIC_URL`, and the same host name on another
   * port.
   */
  originsFor({ protocol, host }: FastifyRequest): string[] {
    const { publicUrl } = this.settings;
    return bareHost(host) === this.host ? [publicUrl, `${protocol}://${host}`] : [publicUrl];
  }
}
