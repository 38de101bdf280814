import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { OneSignedInAnswer } from './dto/auth.dto.js';
import { AssertionBody, RequestOptionsAnswer } from './dto/passkeys.dto.js';
import { PasskeyGuard } from './passkeys/passkey.guard.js';
import { Passkeys } from './passkeys/passkeys.js';
import { SignedInUsers } from './security/signed-in-users.js';
import { Sessions } from './sessions/sessions.js';

/** Signing in without a name: a passkey itself tells whose it is. */
@Controller('api/auth/passkeys')
@ApiTags('Auth')
@Public()
export class PasskeySignInController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly signedIn: SignedInUsers,
  ) {}

  @Post('options')
  @Operation('Makes the options with which a browser asks for a passkey, to sign in or to give a proof.', {
    conflict: ['passkeys-impossible'],
    limited: ['too-many-sign-ins'],
  })
  @HoldsSecret()
  @Answers(RequestOptionsAnswer)
  options(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequestOptionsAnswer> {
    return this.passkeys.requestOptions(request, reply);
  }

  @Post()
  @Operation('Signs a user in by a passkey, which counts as both factors, and sets the session cookie.')
  @UseGuards(PasskeyGuard)
  @HoldsSecret()
  @Answers(OneSignedInAnswer)
  async signIn(
    @Body() _body: AssertionBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OneSignedInAnswer> {
    const { proven } = request;
    if (!proven) throw new Error('The passkey guard lets nobody pass without a proof');
    await this.sessions.open(proven, 'passkey', request, reply);
    return { user: await this.signedIn.of(proven.userId, 'passkey') };
  }
}
