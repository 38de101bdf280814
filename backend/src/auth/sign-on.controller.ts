import { Controller, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../platform/http/access/access.js';
import { tokenHash } from '../platform/http/access/bearer-token.js';
import { TakesAnyQuery } from '../platform/http/input/takes-any-query.js';
import { TakesFile } from '../platform/http/input/takes-file.js';
import { fileIn } from '../platform/http/server/file-body.js';
import { BeginSignOnQuery } from './dto/sign-on.dto.js';
import { sessionOf, Sessions } from './sessions/sessions.js';
import { SignOnCompletion } from './sign-on-completion.js';
import { BackChannel } from './sign-on/back-channel.js';
import { logFailure } from './sign-on/log-failure.js';
import { SignOnProblem } from './sign-on/sign-on-problem.js';
import { SignOnGuard } from './sign-on/sign-on.guard.js';
import { SignOnStrategy } from './sign-on/sign-on.strategy.js';

const longestTokenBytes = 64 * 1024;
/** The page of a window that only gives a proof; it tells the page that opened it, and closes. */
const proofPage = '/proof';

/** The way to providers of sign-on and back, used by browsers and providers, not by scripts. */
@Controller('api/auth/oidc')
@ApiExcludeController()
@Public()
export class SignOnController {
  constructor(
    private readonly strategy: SignOnStrategy,
    private readonly completion: SignOnCompletion,
    private readonly sessions: Sessions,
    private readonly backChannel: BackChannel,
  ) {}

  @Get(':provider')
  async begin(
    @Param('provider') provider: string,
    @Query() { return: returnTo, invitation }: BeginSignOnQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const purpose =
      invitation === undefined
        ? ({ kind: 'sign-in' } as const)
        : ({ kind: 'invitation', invitationId: tokenHash(invitation) } as const);
    await led(request, reply, () => this.strategy.begin(provider, purpose, returnTo, request, reply));
  }

  /** Begins a proof. The address at the provider reveals nothing, because the provider asks anew who is there. */
  @Get(':provider/proof')
  async beginProof(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = sessionOf(request);
    await led(request, reply, async () => {
      if (session === undefined || !(await this.sessions.find(request))) throw new SignOnProblem('over');
      return this.strategy.begin(provider, { kind: 'proof', session }, proofPage, request, reply);
    });
  }

  @Get(':provider/callback')
  @TakesAnyQuery()
  @UseGuards(SignOnGuard)
  async back(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await led(request, reply, async () => {
      const { named } = request;
      if (!named) throw new Error('The sign-on guard lets nobody pass without a result');
      if (named instanceof SignOnProblem) throw named;
      return this.completion.complete(named, request, reply).catch((error: unknown) => {
        if (error instanceof SignOnProblem) error.begun = named.begun;
        throw error;
      });
    });
  }

  @Post(['backchannel', ':provider/backchannel'])
  @TakesFile()
  async signedOut(
    @Param('provider') provider: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const form = new URLSearchParams((await fileIn(request, longestTokenBytes)).toString());
    await this.backChannel.signOut(provider, form.get('logout_token') ?? '');
    await reply.status(200).header('cache-control', 'no-store').send();
  }
}

/** Redirects to the result of `address`, or to the page that shows the problem. */
async function led(
  request: FastifyRequest,
  reply: FastifyReply,
  address: () => Promise<string>,
): Promise<void> {
  const to = await address().catch((error: unknown) => {
    if (!(error instanceof SignOnProblem)) throw error;
    logFailure(error, request);
    return toldAt(error);
  });
  await reply.redirect(to, 302);
}

/** The page that shows a problem: people who were signed in see it where they began, all others on the sign-in page. */
function toldAt({ kind, begun }: SignOnProblem): string {
  const purpose = begun?.purpose.kind;
  if (purpose === 'link') return `/profile?part=security&problem=${kind}`;
  return purpose === 'proof' ? `${proofPage}?problem=${kind}` : `/login?problem=${kind}`;
}
