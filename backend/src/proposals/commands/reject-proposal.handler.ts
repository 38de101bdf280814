import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleLookup, noSuchArticle, type Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { noSuchProposal, proposalsDecider } from '../domain/proposals.decider.js';
import type { Proposal } from '../proposals.dto.js';
import { ProposalAnswers } from '../read-models/proposal-list/proposal-answers.js';

/** Puts a proposal away; the article stays as it is. */
export class RejectProposal extends Command<Proposal> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly articleId: string,
    readonly proposalId: string,
  ) {
    super();
  }
}

@CommandHandler(RejectProposal)
export class RejectProposalHandler implements ICommandHandler<RejectProposal> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
    private readonly answers: ProposalAnswers,
  ) {}

  async execute({ context, editor, articleId, proposalId }: RejectProposal): Promise<Proposal> {
    const article = (await this.articles.find(editor, articleId)) ?? noSuchArticle();
    const { status } = (await this.answers.find(articleId, proposalId)) ?? noSuchProposal();
    if (status === 'accepted' || status === 'partly') {
      throw new DomainError('conflict', 'proposal-settled', 'This proposal has been accepted already.');
    }
    await this.aggregates.handle(
      proposalsDecider,
      articleId,
      { type: 'reject-proposal', id: proposalId },
      context,
    );
    return this.answers.one(article, proposalId);
  }
}
