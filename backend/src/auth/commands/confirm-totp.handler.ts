import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { house } from '../../platform/kernel/house.js';
import { totpIsOn } from '../domain/sign-in-methods.js';
import { usersDecider } from '../domain/users.decider.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { SecondFactors, wrongFactor } from '../second-factor/second-factors.js';
import { TotpSecrets } from '../second-factor/totp-secrets.js';
import { SignInLimit, type Attempt } from '../sign-in/sign-in-limit.js';

/** Turns on the authenticator app that shows this code and returns the recovery codes that can stand in for it. */
export class ConfirmTotp extends Command<readonly string[]> {
  /** @param attempt who shows the code, and from where; wrong codes count as failed sign-ins */
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly attempt: Attempt,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmTotp)
export class ConfirmTotpHandler implements ICommandHandler<ConfirmTotp> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly factors: SecondFactors,
    private readonly secrets: TotpSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly limit: SignInLimit,
  ) {}

  async execute({ context, userId, attempt, code }: ConfirmTotp): Promise<readonly string[]> {
    const { totpId: inForce } = await this.factors.of(userId);
    if (inForce !== null) throw totpIsOn();
    const totpId = (await this.secrets.waiting(userId)) ?? notBegun();
    const right = await this.limit.attempt(
      attempt,
      async () => (await this.secrets.use(totpId, code)) || undefined,
    );
    if (!right) throw refusal(wrongFactor({ code }));
    const { id: recoveryId, codes } = await this.recoveryCodes.make();
    const command = { type: 'add-totp', id: userId, totpId, recoveryId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return codes;
  }
}

function notBegun(): never {
  throw new DomainError('conflict', 'totp-not-begun', 'Scan the QR code first: it is no longer waited for.');
}

function refusal(message: string): DomainError {
  return new DomainError('invalid', 'code-refused', message, { errors: [{ field: 'code', message }] });
}
