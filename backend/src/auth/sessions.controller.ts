import { Controller, Delete, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedBeforeSecondFactor, Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { SessionsAnswer } from './dto/sessions.dto.js';
import { Sessions } from './sessions/sessions.js';

/** The sessions of a user. */
@Controller('api/auth/sessions')
@ApiTags('Auth')
@Roles('admin', 'author')
@AllowedBeforeSecondFactor()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @Operation('Lists the user’s sessions.')
  @Answers(SessionsAnswer)
  async list(@Req() request: FastifyRequest): Promise<SessionsAnswer> {
    const sessions = await this.sessions.own(request);
    return {
      sessions: sessions.map(({ since, lastSeenAt, address, ...session }) => ({
        ...session,
        ...(address !== null && { address }),
        since: since.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }

  @Delete(':id')
  @Operation('Ends one of the user’s sessions, at once and everywhere.', {
    'not-found': ['session-not-found'],
  })
  @Answers(SuccessAnswer)
  async end(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuccessAnswer> {
    await this.sessions.endOwn(id, request, reply);
    return { success: true };
  }

  @Delete()
  @Operation('Ends all of the user’s sessions except this one, at once and everywhere.')
  @Answers(SuccessAnswer)
  async endOthers(@Req() request: FastifyRequest): Promise<SuccessAnswer> {
    await this.sessions.endOthers(request);
    return { success: true };
  }
}
