import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedBeforeSecondFactor, Public, Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers, AnswersNothing } from '../platform/http/input/answers.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { OneSignedInAnswer } from './dto/auth.dto.js';
import { ProofBody, SecondFactorBody } from './dto/methods.dto.js';
import { requireExactlyOne } from './second-factor/exactly-one.js';
import { Proofs } from './second-factor/proofs.js';
import { SecondStep } from './second-factor/second-step.js';
import { SignedInUsers } from './security/signed-in-users.js';
import { Sessions } from './sessions/sessions.js';

/** Second factors at sign-in, and proofs after it. */
@Controller('api/auth')
@ApiTags('Auth')
export class SecondStepController {
  constructor(
    private readonly step: SecondStep,
    private readonly proofs: Proofs,
    private readonly sessions: Sessions,
    private readonly signedIn: SignedInUsers,
  ) {}

  @Post('second-factor')
  @Operation('Completes a sign-in by its second step: a code from the app, a recovery code or a passkey.', {
    unauthenticated: ['wrong-code'],
    over: ['ticket-over'],
    limited: ['too-many-sign-ins'],
    unavailable: ['sign-in-key-differs'],
  })
  @Public()
  @HoldsSecret()
  @Answers(OneSignedInAnswer)
  async secondFactor(
    @Body() body: SecondFactorBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OneSignedInAnswer> {
    requireExactlyOne(body, 'code', 'recoveryCode', 'assertion');
    const proven = await this.step.prove(body, request, reply);
    const strength = body.assertion ? 'passkey' : 'two factors';
    await this.sessions.open(proven, strength, request, reply);
    return { user: await this.signedIn.of(proven.userId, strength) };
  }

  @Post('proof')
  @Operation('Takes a proof that it is still the same person, which counts for 15 minutes.', {
    invalid: ['proof-refused'],
    limited: ['too-many-sign-ins'],
    unavailable: ['sign-in-key-differs'],
  })
  @Roles('admin', 'author')
  @AllowedBeforeSecondFactor()
  @HoldsSecret()
  @AnswersNothing()
  async prove(
    @Body() body: ProofBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireExactlyOne(body, 'password', 'code', 'assertion');
    await this.proofs.give(body, request);
    if (body.code !== undefined) await this.sessions.rise('two factors', request, reply);
    if (body.assertion !== undefined) await this.sessions.rise('passkey', request, reply);
  }
}
