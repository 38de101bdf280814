import { HoldsSecret } from '../platform/http/server/compression.js';
import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import {
  AllowedBeforePasswordChange,
  AllowedBeforeSecondFactor,
  Public,
  Roles,
} from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import {
  ChangePasswordBody,
  OneSignedInAnswer,
  SignedInAnswer,
  SignInAnswer,
  SignInBody,
  SignOutAnswer,
  WaysInAnswer,
} from './dto/auth.dto.js';
import { ChangePassword } from './commands/change-password.handler.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SignInTickets } from './second-factor/sign-in-tickets.js';
import { SecurityInForce } from './security/security-in-force.js';
import { SignedInUsers } from './security/signed-in-users.js';
import { SignOnLinks } from './sign-on/sign-on-links.js';
import { sessionOf, Sessions } from './sessions/sessions.js';
import { SignInGuard } from './sign-in/sign-in.guard.js';

@Controller('api')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly signedIn: SignedInUsers,
    private readonly factors: SecondFactors,
    private readonly tickets: SignInTickets,
    private readonly links: SignOnLinks,
    private readonly security: SecurityInForce,
  ) {}

  /** Redirects browsers that find themselves signed out. */
  @Get('login')
  @Public()
  @ApiExcludeEndpoint()
  async land(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const user = await this.sessions.find(request);
    await reply.redirect(user ? '/articles' : '/login', 302);
  }

  @Get('auth/user')
  @Operation('Reads the user who is signed in.')
  @Roles('admin', 'author')
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  @Answers(SignedInAnswer)
  async currentUser(
    @CurrentUser() { id, strength, mustChangePassword }: SignedInUser,
  ): Promise<SignedInAnswer> {
    return { ...(await this.signedIn.of(id, strength)), mustChangePassword };
  }

  /** The answer is public because anyone who tries a password learns the same. */
  @Get('auth/ways-in')
  @Operation('Tells by which ways people can sign in.')
  @Public()
  @Answers(WaysInAnswer)
  async waysIn(): Promise<WaysInAnswer> {
    return { signOnOnly: (await this.security.rulesInForce()).signOnOnly };
  }

  @Post('auth/login')
  @Operation(
    'Signs a user in with a name and a password and sets the session cookie, or asks for the second step.',
  )
  @Public()
  @UseGuards(SignInGuard)
  @HoldsSecret()
  @Answers(SignInAnswer)
  async signIn(
    @Body() _body: SignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const { proven } = request;
    if (!proven) throw new Error('The sign-in guard lets nobody pass without a proof');
    const ways = await this.factors.waysOf(proven.userId);
    if (ways.length > 0) {
      await this.tickets.give(proven, reply);
      return { secondFactor: { ways } };
    }
    await this.sessions.open(proven, 'password', request, reply);
    return { user: await this.signedIn.of(proven.userId, 'password') };
  }

  @Post('auth/logout')
  @Operation('Ends the session, if there is one.')
  @Public()
  @Answers(SignOutAnswer)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignOutAnswer> {
    const signOn = await this.links.signOutOf(request);
    await this.sessions.close(request, reply);
    return { success: true, ...(signOn && { signOn }) };
  }

  @Post('auth/change-password')
  @Operation('Changes the user’s own password and ends all their other sessions.', {
    invalid: ['password-refused'],
    conflict: ['password-changed-meanwhile'],
    limited: ['too-many-sign-ins'],
  })
  @Roles('admin', 'author')
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  @HoldsSecret()
  @Answers(OneSignedInAnswer)
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @CurrentUser() { id, username, strength }: SignedInUser,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<OneSignedInAnswer> {
    const session = sessionOf(request) ?? '';
    const attempt = { username, address: request.ip };
    const command = new ChangePassword(context, id, attempt, session, currentPassword, newPassword);
    await this.commands.execute(command);
    return { user: await this.signedIn.of(id, strength) };
  }
}
