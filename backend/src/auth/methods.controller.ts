import { Body, Controller, Delete, Get, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
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
import { ProofGuard } from './second-factor/proof.guard.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';

/** What users sign in by. */
@Controller('api/auth/methods')
@ApiTags('Auth')
@Roles('admin', 'author')
export class MethodsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  @Get()
  @Operation('Tells what the user signs in by.')
  @Answers(MethodsAnswer)
  async methods(@CurrentUser() { id }: SignedInUser): Promise<MethodsAnswer> {
    const { totpId, recoveryId } = await this.factors.of(id);
    const left = await this.recoveryCodes.left(recoveryId);
    return {
      password: true,
      passkeys: [],
      totp: { on: totpId !== null },
      recoveryCodes: { left },
      signOn: [],
      required: false,
    };
  }

  @Post('totp')
  @Operation('Makes the secret of an authenticator app, which is on after its first code.', {
    conflict: ['totp-on'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(NewTotpAnswer)
  begin(@CurrentUser() { id, username }: SignedInUser): Promise<NewTotpAnswer> {
    return this.commands.execute(new BeginTotp(id, username));
  }

  @Post('totp/confirm')
  @Operation('Turns the authenticator app on that shows this code, and tells the recovery codes, once.', {
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
    @Req() { ip: address }: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<NewRecoveryCodesAnswer> {
    const command = new ConfirmTotp(context, id, { username, address }, code);
    return { recoveryCodes: await this.commands.execute(command) };
  }

  @Delete('totp')
  @Operation('Turns the authenticator app off, and with it the recovery codes.', {
    'not-found': ['totp-off'],
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
  @Operation('Gives new recovery codes and tells them, once; the old ones end.', {
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
