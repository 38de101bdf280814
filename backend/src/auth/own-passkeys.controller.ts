import { Body, Controller, Delete, Param, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { AllowedBeforeSecondFactor, Roles } from '../platform/http/access/access.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { AddPasskey } from './commands/add-passkey.handler.js';
import { RemovePasskey } from './commands/remove-passkey.handler.js';
import {
  AddPasskeyBody,
  CreationOptionsAnswer,
  NewPasskeyAnswer,
  OnePasskeyAnswer,
  PasskeyRemovedAnswer,
  RenamePasskeyBody,
} from './dto/passkeys.dto.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { Passkeys } from './passkeys/passkeys.js';
import { Sessions } from './sessions/sessions.js';

@Controller('api/auth/methods/passkeys')
@ApiTags('Auth')
@Roles('admin', 'author')
@AllowedBeforeSecondFactor()
@UseGuards(ProofGuard)
export class OwnPasskeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passkeys: Passkeys,
    private readonly own: OwnPasskeys,
    private readonly sessions: Sessions,
  ) {}

  @Post('options')
  @Operation('Makes the options with which a browser asks an authenticator for a new passkey.', {
    conflict: ['passkeys-impossible'],
    limited: ['too-many-sign-ins'],
  })
  @HoldsSecret()
  @Answers(CreationOptionsAnswer)
  options(
    @CurrentUser() user: SignedInUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreationOptionsAnswer> {
    return this.passkeys.creationOptions(user, request, reply);
  }

  @Post()
  @Operation(
    'Adds the passkey that an authenticator made, and shows recovery codes once if it is the first second factor.',
    {
      invalid: ['passkey-refused'],
      conflict: ['passkeys-impossible', 'passkey-there', 'too-many-passkeys'],
    },
  )
  @HoldsSecret()
  @Answers(NewPasskeyAnswer, 201)
  async add(
    @Body() { name, attestation }: AddPasskeyBody,
    @CurrentUser() { id: userId }: SignedInUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Context() context: CommandContext,
  ): Promise<NewPasskeyAnswer> {
    const made = await this.passkeys.made(attestation, request);
    if (typeof made === 'string') throw notTaken(made);
    const { id, recoveryCodes } = await this.commands.execute(new AddPasskey(context, userId, made, name));
    await this.sessions.rise('passkey', request, reply);
    return { passkey: await this.own.get(userId, id), recoveryCodes };
  }

  @Patch(':id')
  @Operation('Renames a passkey.', { 'not-found': ['passkey-not-found'] })
  @Answers(OnePasskeyAnswer)
  async rename(
    @Param('id') id: string,
    @Body() { name }: RenamePasskeyBody,
    @CurrentUser() { id: userId }: SignedInUser,
  ): Promise<OnePasskeyAnswer> {
    return { passkey: await this.own.rename(userId, id, name) };
  }

  @Delete(':id')
  @Operation('Removes a passkey, and the recovery codes with the last second factor.', {
    'not-found': ['passkey-not-found'],
    conflict: ['last-way-in', 'last-factor'],
  })
  @Answers(PasskeyRemovedAnswer)
  async remove(
    @Param('id') id: string,
    @CurrentUser() { id: userId }: SignedInUser,
    @Context() context: CommandContext,
  ): Promise<PasskeyRemovedAnswer> {
    await this.commands.execute(new RemovePasskey(context, userId, id));
    return { success: true, accepted: await this.own.accepted(userId) };
  }
}

function notTaken(fault: 'over' | 'refused'): DomainError {
  const message =
    fault === 'over'
      ? 'This took too long. Please try again.'
      : 'Your device made a passkey that can’t be used here. Please try another device.';
  return new DomainError('invalid', 'passkey-refused', message);
}
