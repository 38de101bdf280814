import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Scope } from '../../platform/http/access/access.js';
import { Clock } from '../../platform/kernel/clock.js';
import { accessTokensDecider } from '../domain/access-tokens.decider.js';
import { house } from '../../platform/kernel/house.js';
import { TokenSecrets } from '../secrets/token-secrets.js';

interface IssuedToken {
  readonly token: {
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly Scope[];
    /** The moment at which the token expires, in ISO 8601. */
    readonly expiresAt: string;
    readonly feed: boolean;
  };
  readonly secret: string;
}

/** Creates a token and answers its secret, which cannot be shown again. */
export class CreateAccessToken extends Command<IssuedToken> {
  constructor(
    readonly context: CommandContext,
    readonly name: string,
    readonly scopes: readonly Scope[],
    readonly expiresAt: Date,
    readonly feed: boolean,
  ) {
    super();
  }
}

@CommandHandler(CreateAccessToken)
export class CreateAccessTokenHandler implements ICommandHandler<CreateAccessToken> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: TokenSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ context, name, scopes, expiresAt, feed }: CreateAccessToken): Promise<IssuedToken> {
    const id = derivedId(context.commandId, 'token');
    const at = this.clock.now();
    const command = { type: 'create', id, name, scopes, expiresAt, feed, at } as const;
    const { state } = await this.aggregates.load(accessTokensDecider, house);
    // The decider is asked first, so that a refused command leaves no secret behind.
    accessTokensDecider.decide(command, state);
    const secret = await this.secrets.issue(id);
    await this.aggregates.handle(accessTokensDecider, house, command, context);
    const token = { id, name, scopes: [...new Set(scopes)], expiresAt: expiresAt.toISOString(), feed };
    return { token, secret };
  }
}
