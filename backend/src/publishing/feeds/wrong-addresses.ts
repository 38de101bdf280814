import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import { networkOf } from '../../platform/http/request/network-of.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';

const windowMs = 15 * 60_000;
/**
 * The most wrong addresses in a window. Feed readers keep asking for a revoked feed, and several may share an address.
 */
const most = 60;
const mostBytes = 2 ** 20;

/** The number of wrong addresses that a network asked for, since a moment in milliseconds. */
interface Wrong {
  readonly since: number;
  readonly times: number;
}

/** Counts the wrong feed addresses that reach this process, and refuses networks with too many for a while. */
@Injectable()
export class WrongAddresses {
  private readonly wrong = new LRUCache<string, Wrong>({ maxSize: mostBytes, sizeCalculation: bytesHeld });

  constructor(private readonly clock: Clock) {}

  /**
   * Finds what an address leads to; if that is nothing, the address counts as wrong.
   * @param client the client's IP address
   * @throws DomainError `not-found`, or `limited` when there were too many wrong addresses
   */
  async lookUp<Found>(client: string, find: () => Promise<Found | undefined>): Promise<Found> {
    const network = networkOf(client);
    const { since, times } = this.of(network);
    if (times >= most) throw tooMany(since + windowMs - this.clock.now().getTime());
    const found = await find();
    if (found !== undefined) return found;
    const before = this.of(network);
    this.wrong.set(network, { ...before, times: before.times + 1 });
    throw new DomainError('not-found', 'no-such-feed', 'There is no feed at this address.');
  }

  private of(network: string): Wrong {
    const now = this.clock.now().getTime();
    const known = this.wrong.get(network);
    return known && now - known.since < windowMs ? known : { since: now, times: 0 };
  }
}

function tooMany(leftMs: number): DomainError {
  const message = 'Too many wrong addresses of feeds came from your network. Please try again later.';
  const retryAfterSeconds = Math.ceil(leftMs / 1_000);
  return new DomainError('limited', 'too-many-wrong-addresses', message, { retryAfterSeconds });
}
