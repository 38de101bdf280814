import { Inject, Injectable, Logger } from '@nestjs/common';
import { OwnRecord } from '../../platform/event-sourcing/own-record.js';
import { Clock } from '../../platform/kernel/clock.js';
import { sendLimitMs, type Destination, type Sending } from '../channels/channel.js';
import type { Message } from './message.js';
import { Outbox } from './outbox.js';

const firstWaitMs = 15_000;
/** The longest pause between attempts, so that a receiver that recovers gets its message within five minutes. */
const longestWaitMs = 4 * 60_000;
/** The longest wait that a receiver may ask for. */
const longestAskedMs = 3_600_000;
const givenUpAfterMs = 24 * 3_600_000;

/**
 * Sends what is due in the outbox. A message is taken before it is sent, so that nobody else sends it at the same time,
 * and marked afterwards. If the process is killed in between, the message is sent again, because nobody knows whether
 * it was sent.
 */
@Injectable()
export class OutboxSender {
  private readonly logger = new Logger('Notifications');

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(OwnRecord) private readonly record: Pick<OwnRecord, 'require'>,
  ) {}

  /**
   * Resolves when nothing is due in this channel, the channel is closed, or the signal fires; and at once while the read
   * models belong to another record, which may not hold what the messages tell of.
   */
  async sendDue<Content>(channel: Destination<Content>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.ofOwnRecord()) && (await channel.isOpen?.()) !== false) {
      const now = this.clock.now();
      const until = after(now, channel.heldMs ?? 3 * sendLimitMs);
      const message = await this.outbox.take<Content>(channel.name, {
        now,
        until,
        longest: after(now, longestAskedMs),
      });
      if (!message) return;
      const sending = await channel.send(message.messageId, message.content, signal);
      // This process is ending: the message stays taken for a while, and the next sender sends it.
      if (!sending.ok && signal.aborted) return;
      if (!sending.ok) this.logger.warn(`${channel.name}: ${sending.error}`);
      const sentAt = this.clock.now();
      await this.outbox.settle(message, sending, sentAt, nextTryOf(message, sending, sentAt));
    }
  }

  private ofOwnRecord(): Promise<boolean> {
    return this.record.require().then(
      () => true,
      () => false,
    );
  }
}

function nextTryOf({ attempts, createdAt }: Message<unknown>, sending: Sending, now: Date): Date | null {
  if (sending.ok || sending.isFinal === true) return null;
  if (now.getTime() - createdAt.getTime() >= givenUpAfterMs) return null;
  const backOffMs = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return after(now, Math.max(backOffMs, Math.min(sending.retryAfterMs ?? 0, longestAskedMs)));
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
