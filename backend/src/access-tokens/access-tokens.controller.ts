import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { Context } from '../platform/http/request/request-context.js';
import { AccessTokensAnswer, NewTokenAnswer, NewTokenBody } from './dto/access-tokens.dto.js';
import { CreateAccessToken } from './commands/create-access-token.handler.js';
import { RevokeAccessToken } from './commands/revoke-access-token.handler.js';
import { AccessTokenList } from './read-models/access-token-list.js';

@ApiTags('tokens')
@Roles('admin')
@Controller('api/tokens')
export class AccessTokensController {
  constructor(
    private readonly commands: CommandBus,
    private readonly tokens: AccessTokenList,
  ) {}

  @Get()
  @Operation('Lists the access tokens, without their secrets.')
  @Answers(AccessTokensAnswer)
  async list(): Promise<AccessTokensAnswer> {
    return { tokens: await this.tokens.all() };
  }

  /**
   * Creates a token. It takes no `Idempotency-Key`, because remembered answers are stored, and this one is a secret.
   */
  @Post()
  @Operation('Creates an access token and shows its secret once.', {
    invalid: ['expired-already', 'scope-of-no-feed'],
    conflict: ['token-name-taken', 'too-many-tokens'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(NewTokenAnswer, 201)
  create(@Body() body: NewTokenBody, @Context() context: CommandContext): Promise<NewTokenAnswer> {
    const { name, scopes, expiresAt, feed = false } = body;
    const command = new CreateAccessToken(context, name, scopes, new Date(expiresAt), feed);
    return this.commands.execute(command);
  }

  @Delete(':id')
  @Operation('Revokes an access token at once.', { 'not-found': ['no-such-token'] })
  @Answers(SuccessAnswer)
  async revoke(@Param('id') id: string, @Context() context: CommandContext): Promise<SuccessAnswer> {
    await this.commands.execute(new RevokeAccessToken(context, id));
    return { success: true };
  }
}
