import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { accessTokensDecider } from '../domain/access-tokens.decider.js';
import { house } from '../../platform/kernel/house.js';
import { TokenSecrets } from '../secrets/token-secrets.js';

export class RevokeAccessToken extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeAccessToken)
export class RevokeAccessTokenHandler implements ICommandHandler<RevokeAccessToken> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: TokenSecrets,
  ) {}

  async execute({ context, id }: RevokeAccessToken): Promise<void> {
    await this.aggregates.handle(accessTokensDecider, house, { type: 'revoke', id }, context);
    await this.secrets.forget(id);
  }
}
