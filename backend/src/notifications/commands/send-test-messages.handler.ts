import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as newUuid } from 'uuid';
import { Clock } from '../../platform/kernel/clock.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import { Outbox } from '../outbox/outbox.js';

interface ChannelTest {
  readonly channel: Channel['name'];
  readonly outcome: 'sent' | 'not-configured' | 'failed';
  /** The reason of a failure, or a warning about a message that was sent. */
  readonly error: string | null;
}

/** Sends one test message to each configured channel, switched on or not, and answers the outcomes. */
export class SendTestMessages extends Command<ChannelTest[]> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(SendTestMessages)
export class SendTestMessagesHandler implements ICommandHandler<SendTestMessages> {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ context }: SendTestMessages): Promise<ChannelTest[]> {
    const signal = AbortSignal.any(context.signal ? [context.signal] : []);
    return Promise.all(this.channels.map((channel) => this.test(channel, signal)));
  }

  /** Sends at once and only once, because the person who asked waits for the answer. */
  private async test(channel: Channel, signal: AbortSignal): Promise<ChannelTest> {
    const { name, configured } = channel;
    if (!configured) return { channel: name, outcome: 'not-configured', error: null };
    const { brandName, publicUrl } = this.settings;
    const digest = { title: `A test message from ${brandName}`, items: [], failures: [], url: publicUrl };
    const work = newUuid();
    const sending = await channel.send(work, digest, signal);
    const message = { kind: 'test', work, channel: name, content: digest } as const;
    await this.outbox.keep(message, sending, this.clock.now());
    return sending.ok
      ? { channel: name, outcome: 'sent', error: sending.remark }
      : { channel: name, outcome: 'failed', error: sending.error };
  }
}
