import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleLookup, noSuchArticle, type Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { noSuchProposal, proposalsDecider } from '../domain/proposals.decider.js';
import { knownHunks, ProposalAnswers, type ProposalView, undecided } from '../read-models/proposal-list.js';

/** Rejects a proposal, or some changes of it; the article does not change. */
export class RejectProposal extends Command<ProposalView> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly articleId: string,
    readonly proposalId: string,
    readonly hunks: readonly string[] | undefined,
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

  async execute({ context, editor, articleId, proposalId, hunks }: RejectProposal): Promise<ProposalView> {
    const article = (await this.articles.find(editor, articleId)) ?? noSuchArticle();
    const found = (await this.answers.find(articleId, proposalId)) ?? noSuchProposal();
    const unwanted = hunks && knownHunks(found.proposal, hunks);
    const left = undecided(found);
    const isOver = found.status === 'accepted' || (found.status === 'partly' && left.length === 0);
    if (isOver || unwanted?.some((hunk) => found.accepted.includes(hunk))) {
      const what = isOver ? 'proposal' : 'change';
      throw new DomainError('conflict', 'proposal-settled', `This ${what} has been accepted already.`);
    }
    const keepsNone = found.accepted.length === 0 && left.every((hunk) => unwanted?.includes(hunk) ?? true);
    const command = {
      type: 'reject-proposal',
      id: proposalId,
      hunks: keepsNone ? undefined : (unwanted ?? left),
    } as const;
    await this.aggregates.handle(proposalsDecider, articleId, command, context);
    return this.answers.one(article, proposalId);
  }
}
