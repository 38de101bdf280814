import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';

/** Gives a user new recovery codes; earlier ones no longer work. */
export class RenewRecoveryCodes extends Command<readonly string[]> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  async execute({ context, userId }: RenewRecoveryCodes): Promise<readonly string[]> {
    const { id: recoveryId, codes } = await this.recoveryCodes.make();
    const command = { type: 'renew-recovery-codes', id: userId, recoveryId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return codes;
  }
}
