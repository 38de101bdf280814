import { Injectable } from '@nestjs/common';
import { SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import { DomainError } from '../../platform/kernel/domain-error.js';

/** Allows only addresses to which messages may be sent. */
@Injectable()
export class PublicAddress {
  constructor(private readonly fetcher: SafeFetcher) {}

  /** @throws DomainError `invalid` for an internal address, and for one that holds a name or password */
  async require(url: string): Promise<void> {
    const message = await this.fetcher.objectionTo(url);
    if (message === undefined) return;
    throw new DomainError('invalid', 'webhook-address', message, { errors: [{ field: 'url', message }] });
  }
}
