import { Injectable } from '@nestjs/common';
import { noSuchPasskey } from '../domain/sign-in-methods.js';
import type { AcceptedPasskeys, PasskeyAnswer } from '../dto/passkeys.dto.js';
import { KeptPasskeys, type OwnPasskey } from './kept-passkeys.js';
import { RelyingParty } from './relying-party.js';

/** A user’s passkeys in the form in which the user sees them. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly kept: KeptPasskeys,
    private readonly party: RelyingParty,
  ) {}

  /** A user’s passkeys, the oldest first. */
  async of(userId: string): Promise<PasskeyAnswer[]> {
    return (await this.kept.of(userId)).map((passkey) => this.told(passkey));
  }

  /** @throws DomainError `passkey-not-found` */
  async get(userId: string, id: string): Promise<PasskeyAnswer> {
    const passkey = (await this.of(userId)).find((own) => own.id === id);
    if (!passkey) throw noSuchPasskey();
    return passkey;
  }

  /** @throws DomainError `passkey-not-found` */
  async rename(userId: string, id: string, name: string): Promise<PasskeyAnswer> {
    if (!(await this.kept.rename(userId, id, name))) throw noSuchPasskey();
    return this.get(userId, id);
  }

  /** The passkeys that browsers may go on offering; null where passkeys are impossible. */
  async accepted(userId: string): Promise<AcceptedPasskeys | null> {
    const rpId = this.party.place.host;
    if (rpId === null) return null;
    const here = (await this.kept.of(userId)).filter(({ host }) => host === rpId);
    return {
      rpId,
      userId: await this.kept.handleOf(userId),
      allAcceptedCredentialIds: here.map(({ credentialId }) => credentialId),
    };
  }

  private told({ id, name, createdAt, lastUsedAt, synced, host, countedBack }: OwnPasskey): PasskeyAnswer {
    return {
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      synced,
      formerHost: host === this.party.place.host ? null : host,
      countedBack,
    };
  }
}
