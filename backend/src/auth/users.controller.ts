import { HoldsSecret } from '../platform/http/server/compression.js';
import { Body, Controller, Delete, Get, Param, Post, Put, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { ETagged, Revised, IfMatch } from '../platform/http/input/etag.js';
import { refuseOtherId } from '../platform/http/input/validation-refusal.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { OneUserAnswer } from './dto/auth.dto.js';
import { AddUser } from './commands/add-user.handler.js';
import { ChangeUser } from './commands/change-user.handler.js';
import { DeactivateUser } from './commands/deactivate-user.handler.js';
import { ResetPassword } from './commands/reset-password.handler.js';
import { ResetSignIn } from './commands/reset-sign-in.handler.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { InvitationAnswer } from './dto/sign-on.dto.js';
import { SignOnIdentities } from './sign-on/sign-on-identities.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';
import { UserDirectory } from './read-models/user-list.js';
import {
  ActiveUsersAnswer,
  AddUserBody,
  ChangeUserBody,
  ResetSignInBody,
  TemporaryPasswordAnswer,
  UsersAnswer,
} from './dto/users.dto.js';

@Controller('api')
@Roles('admin')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly directory: UserDirectory,
    private readonly factors: SecondFactors,
    private readonly identities: SignOnIdentities,
    private readonly invitations: SignOnInvitations,
  ) {}

  /** Lists the active users. */
  @Get('users')
  @Operation('Lists the active users.')
  @ETagged()
  @Answers(ActiveUsersAnswer)
  async active(): Promise<Revised<ActiveUsersAnswer>> {
    const { users, revision } = await this.directory.all('active');
    const [secondFactors, signOn] = [await this.factors.ofAll(), await this.identities.linkedUsers()];
    return new Revised({ users, secondFactors, signOn }, revision);
  }

  /** Lists all users, deactivated ones included, for the configuration editor. */
  @Get('config/users')
  @Operation('Lists all users, including those who are deactivated.')
  @ETagged()
  @Answers(UsersAnswer)
  async all(): Promise<Revised<UsersAnswer>> {
    const { users, revision } = await this.directory.all('all');
    return new Revised({ users }, revision);
  }

  @Post('users')
  @Operation('Adds a user.', {
    invalid: ['unknown-persona'],
    forbidden: ['proof-required'],
    conflict: ['username-taken'],
  })
  @Idempotent()
  @Answers(OneUserAnswer, 201)
  async add(@Body() body: AddUserBody, @Context() context: CommandContext): Promise<OneUserAnswer> {
    const { username, email, firstName, lastName, role = 'author', assignedPersona = null } = body;
    const user = { username, email, firstName, lastName, role, assignedPersona };
    return { user: await this.commands.execute(new AddUser(context, user, body.password, body.isActive)) };
  }

  @Put('users/:id')
  @Operation('Changes a user, or reactivates one.', {
    invalid: ['other-id', 'unknown-persona', 'username-locked'],
    forbidden: ['proof-required'],
    'not-found': ['user-not-found'],
    conflict: ['administrator', 'last-administrator', 'own-password'],
  })
  @Answers(OneUserAnswer)
  async change(
    @Param('id') id: string,
    @Body() body: ChangeUserBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OneUserAnswer> {
    const { email, firstName, lastName, role, assignedPersona, isActive, username, password } = body;
    refuseOtherId(body.id, id);
    const patch = { details: { email, firstName, lastName, role, assignedPersona }, isActive, username };
    const command = new ChangeUser(context, id, patch, password || undefined, ifMatch);
    return { user: await this.commands.execute(command) };
  }

  @Delete('users/:id')
  @Operation('Deactivates a user and ends all their sessions.', {
    'not-found': ['user-not-found'],
    conflict: ['administrator'],
  })
  @Answers(SuccessAnswer)
  async deactivate(
    @Param('id') id: string,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<SuccessAnswer> {
    await this.commands.execute(new DeactivateUser(context, id, ifMatch));
    return { success: true };
  }

  @Post('users/:id/reset-password')
  @Operation('Gives a user a temporary password and shows it once.', {
    'not-found': ['user-not-found'],
    conflict: ['own-password'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(TemporaryPasswordAnswer)
  async resetPassword(
    @Param('id') id: string,
    @Context() context: CommandContext,
  ): Promise<TemporaryPasswordAnswer> {
    return { temporaryPassword: await this.commands.execute(new ResetPassword(context, id)) };
  }

  @Post('users/:id/reset-sign-in')
  @Operation(
    'Removes everything by which a user signs in, ends all their sessions, and shows a temporary password once.',
    {
      'not-found': ['user-not-found'],
      conflict: ['own-sign-in'],
    },
  )
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(TemporaryPasswordAnswer)
  async resetSignIn(
    @Param('id') id: string,
    @Body() { reason }: ResetSignInBody,
    @Context() context: CommandContext,
  ): Promise<TemporaryPasswordAnswer> {
    return { temporaryPassword: await this.commands.execute(new ResetSignIn(context, id, reason)) };
  }

  @Post('users/:id/invitation')
  @Operation(
    'Makes a link by which a user can link an account of the house’s own sign-on, and shows it once.',
    {
      'not-found': ['user-not-found'],
      conflict: ['user-deactivated'],
    },
  )
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(InvitationAnswer)
  async invite(
    @Param('id') id: string,
    @CurrentUser() { id: invitedBy }: SignedInUser,
  ): Promise<InvitationAnswer> {
    const { isActive } = await this.directory.get(id);
    if (!isActive) throw new DomainError('conflict', 'user-deactivated', 'This user is deactivated.');
    const { link, expiresAt } = await this.invitations.make({ userId: id, invitedBy });
    return { link, expiresAt: expiresAt.toISOString() };
  }
}
