import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { KeptPasskeys } from '../passkeys/kept-passkeys.js';
import type { MadePasskey } from '../passkeys/passkeys.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { SecondFactors } from '../second-factor/second-factors.js';

/** The added passkey, and the recovery codes that came with it. */
export interface AddedPasskey {
  readonly id: string;
  /** Recovery codes that come with the first second factor; they are shown only now. */
  readonly recoveryCodes: readonly string[] | null;
}

/** Adds a passkey that an authenticator has made for a user. */
export class AddPasskey extends Command<AddedPasskey> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly made: MadePasskey,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly factors: SecondFactors,
    private readonly kept: KeptPasskeys,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  async execute({ context, userId, made, name }: AddPasskey): Promise<AddedPasskey> {
    const { totpId, hasPasskey } = await this.factors.of(userId);
    const id = randomUUID();
    if (!(await this.kept.store({ ...made, id, userId, name }))) throw isThereAlready();
    const recovery = totpId === null && !hasPasskey ? await this.recoveryCodes.make() : undefined;
    const command = { type: 'add-passkey', id: userId, passkeyId: id, recoveryId: recovery?.id } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return { id, recoveryCodes: recovery?.codes ?? null };
  }
}

function isThereAlready(): DomainError {
  return new DomainError('conflict', 'passkey-there', 'This device already has a passkey for you.');
}
