import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { GetArticle, OneArticle } from '../articles/contract.js';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/request/request-context.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { providerRefusals } from '../platform/ai/provider-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { ETagged, IfMatch } from '../platform/http/input/etag.js';
import { PageQuery } from '../platform/http/input/page.js';
import { AcceptProposal } from './commands/accept-proposal.handler.js';
import { OfferProposal } from './commands/offer-proposal.handler.js';
import { RejectProposal } from './commands/reject-proposal.handler.js';
import {
  AcceptProposalBody,
  OfferProposalBody,
  OneProposal,
  ProposalPage,
  RejectProposalBody,
} from './dto/proposals.dto.js';
import { ProposalAnswers } from './read-models/proposal-list.js';

@ApiTags('proposals')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id/proposals')
export class ProposalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly getArticle: GetArticle,
    private readonly proposals: ProposalAnswers,
  ) {}

  @Get()
  @Operation('Lists the proposals for an article, newest first.')
  @Answers(ProposalPage)
  list(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() page: PageQuery,
  ): Promise<ProposalPage> {
    return this.proposals.page(user, id, page);
  }

  @Post()
  @Operation(
    'Has a model propose another passage, or other titles.',
    { 'not-found': ['no-such-revision'], conflict: ['no-such-finding', 'too-many-proposals'] },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(OneProposal, 201)
  async offer(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() wish: OfferProposalBody,
    @Context() context: CommandContext,
  ): Promise<OneProposal> {
    return { proposal: await this.commands.execute(new OfferProposal(context, user, id, wish)) };
  }

  @Post(':proposalId/accept')
  @Operation('Accepts a proposal, as a whole or in part.', {
    'not-found': ['no-such-proposal', 'no-such-revision'],
    conflict: ['proposal-settled', 'proposal-stale', 'proposal-without-change'],
    unavailable: ['not-checked'],
  })
  @Idempotent()
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async accept(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Param('proposalId') proposalId: string,
    @Body() chosen: AcceptProposalBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    const acceptance = new AcceptProposal(context, user, id, proposalId, chosen, ifMatch);
    const { revision } = await this.commands.execute(acceptance);
    return { success: true, article: await this.getArticle.execute(user, id, revision) };
  }

  @Post(':proposalId/reject')
  @Operation('Rejects a proposal, as a whole or in part.', {
    'not-found': ['no-such-proposal'],
    conflict: ['proposal-settled'],
  })
  @Answers(OneProposal)
  async reject(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Param('proposalId') proposalId: string,
    @Body() { hunks }: RejectProposalBody,
    @Context() context: CommandContext,
  ): Promise<OneProposal> {
    const rejection = new RejectProposal(context, user, id, proposalId, hunks);
    return { proposal: await this.commands.execute(rejection) };
  }
}
