import { Controller, Delete, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { DomainError, unavailable } from '../platform/kernel/domain-error.js';
import { UnlinkSignOn } from './commands/unlink-sign-on.handler.js';
import { SignOnAddressAnswer } from './dto/sign-on.dto.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { sessionOf } from './sessions/sessions.js';
import { logFailure } from './sign-on/log-failure.js';
import { SignOnProblem } from './sign-on/sign-on-problem.js';
import { SignOnStrategy } from './sign-on/sign-on.strategy.js';

/** The page to which people return after linking an account. */
const linkedPage = '/profile?part=security';

/** The accounts of the house’s own sign-on that a user signs in by. */
@Controller('api/auth/methods/sign-on')
@ApiTags('Auth')
@Roles('admin', 'author')
export class LinkedSignOnController {
  constructor(
    private readonly commands: CommandBus,
    private readonly strategy: SignOnStrategy,
  ) {}

  @Post(':id')
  @Operation(
    'Begins to link an account: the browser goes to the address that is answered, and comes back to the profile.',
    {
      'not-found': ['no-such-provider'],
      unavailable: ['provider-unavailable'],
    },
  )
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(SignOnAddressAnswer)
  async link(
    @Param('id') provider: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignOnAddressAnswer> {
    const purpose = { kind: 'link', session: sessionOf(request) ?? '' } as const;
    try {
      return { address: await this.strategy.begin(provider, purpose, linkedPage, request, reply) };
    } catch (error) {
      if (!(error instanceof SignOnProblem)) throw error;
      logFailure(error, request);
      throw refusalOf(error);
    }
  }

  @Delete(':id')
  @Operation('Unlinks an account and ends the sessions that it opened.', {
    'not-found': ['sign-on-not-linked'],
    conflict: ['last-way-in'],
  })
  @UseGuards(ProofGuard)
  @Answers(SuccessAnswer)
  async unlink(
    @Param('id') id: string,
    @CurrentUser() user: SignedInUser,
    @Context() context: CommandContext,
  ): Promise<SuccessAnswer> {
    await this.commands.execute(new UnlinkSignOn(context, user.id, id));
    return { success: true };
  }
}

function refusalOf({ kind }: SignOnProblem): DomainError {
  return kind === 'unknown-provider'
    ? new DomainError('not-found', 'no-such-provider', 'There is no such provider.')
    : unavailable('provider-unavailable', 'The provider can’t be used right now. Try again in a moment.');
}
