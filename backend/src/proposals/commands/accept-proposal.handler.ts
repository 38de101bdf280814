import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  articleDecider,
  ArticleLookup,
  ArticleRevisions,
  noLongerFits,
  noSuchArticle,
  noSuchRevision,
  TextJudge,
  type Reader,
} from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { noSuchProposal } from '../domain/proposals.decider.js';
import type { OfferedProposal } from '../domain/proposals.events.js';
import { isOf, knownHunks, ProposalAnswers, undecided } from '../read-models/proposal-list.js';

/** The part of a proposal that a person accepts: all remaining changes, some of them, or one of the titles. */
interface Choice {
  /** The ids of the changes to accept; undefined for all remaining ones. */
  readonly hunks?: readonly string[] | undefined;
  /** The number of the chosen title, counted from 0. */
  readonly choice?: number | undefined;
}

/** Accepts a proposal, entirely or in part. It is recorded as the model's words. */
export class AcceptProposal extends Command<{ revision: number }> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly articleId: string,
    readonly proposalId: string,
    readonly chosen: Choice,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(AcceptProposal)
export class AcceptProposalHandler implements ICommandHandler<AcceptProposal> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
    private readonly revisions: ArticleRevisions,
    private readonly answers: ProposalAnswers,
    private readonly judge: TextJudge,
  ) {}

  async execute(acceptance: AcceptProposal): Promise<{ revision: number }> {
    const { context, editor, articleId, proposalId, chosen, ifMatch } = acceptance;
    if (!(await this.articles.find(editor, articleId))) noSuchArticle();
    const found = (await this.answers.find(articleId, proposalId)) ?? noSuchProposal();
    const { proposal, status, rejected } = found;
    const { revision: madeForRevision, start, end, before, hunks } = proposal;
    const wanted = chosen.hunks ? knownHunks(proposal, chosen.hunks) : undecided(found);
    const title = titleTaken(proposal, chosen);
    if (status === 'rejected' || wanted.some((hunk) => rejected.includes(hunk))) {
      const what = status === 'rejected' ? 'proposal' : 'change';
      throw new DomainError('conflict', 'proposal-settled', `This ${what} has been rejected.`);
    }
    const { provider, model, promptVersion, promptHash } = proposal.provenance;
    const madeFor = (await this.revisions.row(articleId, madeForRevision)) ?? noSuchRevision();
    if (title === undefined && !isOf(madeFor.content, proposal)) noLongerFits('passage');
    const command = {
      type: 'accept-proposal',
      by: editor,
      proposal: { id: proposalId, provenance: { provider, model, promptVersion, promptHash } },
      change:
        title === undefined
          ? { madeFor: madeFor.content, passage: { start, end }, hunks, wanted }
          : { title: { from: before, to: title } },
    } as const;
    const { revision } = await this.judge.whileDeciding({ by: editor.id, expected: undefined }, (check) =>
      this.aggregates.handle(articleDecider, articleId, { ...command, check }, context, { ifMatch }),
    );
    return { revision: Number(revision) };
  }
}

function titleTaken({ after }: OfferedProposal, { choice }: Choice): string | undefined {
  if (typeof after === 'string') {
    if (choice === undefined) return undefined;
    throw invalidFields([{ field: 'choice', message: 'There is only one text to accept.' }]);
  }
  const message = `Choose one of the titles, 0 to ${after.length - 1}.`;
  const title = after[choice ?? -1];
  if (title === undefined) throw invalidFields([{ field: 'choice', message }]);
  return title;
}
