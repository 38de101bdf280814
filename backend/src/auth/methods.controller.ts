import { Body, Controller, Delete, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { AllowedBeforeSecondFactor, Roles } from '../platform/http/access/access.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { BeginTotp } from './commands/begin-totp.handler.js';
import { ConfirmTotp } from './commands/confirm-totp.handler.js';
import { RemoveTotp } from './commands/remove-totp.handler.js';
import { RenewRecoveryCodes } from './commands/renew-recovery-codes.handler.js';
import { MethodsAnswer, NewRecoveryCodesAnswer, NewTotpAnswer, TotpCodeBody } from './dto/methods.dto.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecurityInForce } from './security/security-in-force.js';
import { Sessions } from './sessions/sessions.js';
import { SignOnLinks } from './sign-on/sign-on-links.js';

/** The ways in which users sign in. */
@Controller('api/auth/methods')
@ApiTags('Auth')
@Roles('admin', 'author')
@AllowedBeforeSecondFactor()
export class MethodsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly security: SecurityInForce,
    private readonly sessions: Sessions,
    private readonly passkeys: OwnPasskeys,
    private readonly party: RelyingParty,
    private readonly links: SignOnLinks,
  ) {}

  @Get()
  @Operation('Tells by which methods the user signs in.')
  @Answers(MethodsAnswer)
  async methods(@CurrentUser() { id, role, strength }: SignedInUser): Promise<MethodsAnswer> {
    const { totpId, recoveryId, hasPassword } = await this.factors.of(id);
    const links = await this.links.of(id);
    const left = await this.recoveryCodes.left(recoveryId);
    return {
      password: hasPassword,
      passkeys: await this.passkeys.of(id),
      passkeysPossible: { possible: this.party.place.host !== null, why: this.party.place.why },
      totp: { on: totpId !== null },
      recoveryCodes: { left },
      signOn: links.map(({ id: link, issuer, linkedAt, provider }) => ({
        id: link,
        provider: provider?.name ?? issuer,
        linkedAt: linkedAt.toISOString(),
      })),
      required: await this.security.requiresSecondFactor(role, strength),
    };
  }

  @Post('totp')
  @Operation('Makes the secret for an authenticator app, which is on once its first code is confirmed.', {
    conflict: ['totp-on'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(NewTotpAnswer)
  begin(@CurrentUser() { id, username }: SignedInUser): Promise<NewTotpAnswer> {
    return this.commands.execute(new BeginTotp(id, username));
  }

  @Post('totp/confirm')
  @Operation('Turns on the authenticator app that shows this code, and shows the recovery codes once.', {
    invalid: ['code-refused'],
    conflict: ['totp-on', 'totp-not-begun'],
    limited: ['too-many-sign-ins'],
    unavailable: ['sign-in-key-differs'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(NewRecoveryCodesAnswer)
  async confirm(
    @Body() { code }: TotpCodeBody,
    @CurrentUser() { id, username }: SignedInUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Context() context: CommandContext,
  ): Promise<NewRecoveryCodesAnswer> {
    const command = new ConfirmTotp(context, id, { username, address: request.ip }, code);
    const recoveryCodes = await this.commands.execute(command);
    await this.sessions.rise('two factors', request, reply);
    return { recoveryCodes };
  }

  @Delete('totp')
  @Operation('Turns the authenticator app off, and removes the recovery codes with the last second factor.', {
    'not-found': ['totp-off'],
    conflict: ['last-factor'],
  })
  @UseGuards(ProofGuard)
  @Answers(SuccessAnswer)
  async remove(
    @CurrentUser() { id }: SignedInUser,
    @Context() context: CommandContext,
  ): Promise<SuccessAnswer> {
    await this.commands.execute(new RemoveTotp(context, id));
    return { success: true };
  }

  @Post('recovery-codes')
  @Operation('Replaces the recovery codes by new ones and shows them once.', {
    conflict: ['no-second-factor'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(NewRecoveryCodesAnswer)
  async renew(
    @CurrentUser() { id }: SignedInUser,
    @Context() context: CommandContext,
  ): Promise<NewRecoveryCodesAnswer> {
    return { recoveryCodes: await this.commands.execute(new RenewRecoveryCodes(context, id)) };
  }
}
