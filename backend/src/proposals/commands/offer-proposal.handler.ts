import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  ArticleLookup,
  ArticleRevisions,
  ForeseenFindings,
  noSuchArticle,
  noSuchRevision,
  withReplacements,
  type ArticleWithFindings,
  type Passage,
  type Reader,
} from '../../articles/contract.js';
import type { FindingChanges } from '../../../../checks/finding-changes.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { proposalsDecider } from '../domain/proposals.decider.js';
import type { OfferedProposal } from '../domain/proposals.events.js';
import type { ProposalWish } from '../domain/proposal-wish.js';
import { ProposalAnswers, type ProposalView } from '../read-models/proposal-list.js';
import { ProposalWriter } from '../writing/proposal-writer.js';
import { assertWhole } from '../requests/passage-in-question.js';
import { ProposalRequests } from '../requests/proposal-requests.js';

/** Has a model propose a change of a passage, or other titles. The article does not change. */
export class OfferProposal extends Command<ProposalView> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly articleId: string,
    readonly wish: ProposalWish,
  ) {
    super();
  }
}

/** The most proposals of an article that may wait for a person's decision. */
const mostOpen = 20;

@CommandHandler(OfferProposal)
export class OfferProposalHandler implements ICommandHandler<OfferProposal> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
    private readonly revisions: ArticleRevisions,
    private readonly answers: ProposalAnswers,
    private readonly requests: ProposalRequests,
    private readonly writer: ProposalWriter,
    private readonly quota: AiQuota,
    private readonly foreseen: ForeseenFindings,
  ) {}

  async execute(offer: OfferProposal): Promise<ProposalView> {
    const { context, asker, articleId, wish } = offer;
    assertWhole(wish);
    if (!(await this.articles.find(asker, articleId))) noSuchArticle();
    const id = derivedId(context.commandId, 'proposal');
    if (!(await this.answers.find(articleId, id))) {
      if ((await this.answers.count(articleId, 'offered')) >= mostOpen) throw tooManyOpen();
      const text = (await this.revisions.find(asker, articleId, wish.revision)) ?? noSuchRevision();
      const proposal = await this.quota.run(asker.id, () => this.propose(offer, text, id));
      await this.aggregates.handle(
        proposalsDecider,
        articleId,
        { type: 'record-proposal', proposal },
        context,
      );
    }
    // The article may have changed while the model was writing.
    const article = (await this.articles.find(asker, articleId)) ?? noSuchArticle();
    return this.answers.one(article, id);
  }

  private async propose(
    { context, asker, wish }: OfferProposal,
    text: ArticleWithFindings,
    id: string,
  ): Promise<OfferedProposal> {
    const { kind, revision } = wish;
    const { inputs, passage, start, end, locked, rulesRevision } = await this.requests.gather(text, wish);
    const slot = {
      person: asker.id,
      limitStarts: 'now',
      ...(context.signal && { signal: context.signal }),
    } as const;
    const written = await this.writer.write(inputs, passage, shifted(locked, -start), slot);
    if (!written.ok) throw providerRefusal(written);
    const { after, notes, provenance, prompt } = written;
    const hunks = shifted(written.hunks, start);
    const texts =
      typeof after === 'string'
        ? [{ title: text.title, content: withReplacements(text.content, hunks) }]
        : after.map((title) => ({ title, content: text.content }));
    const effects = await this.foreseen.of(asker, text, texts);
    return {
      proposalId: id,
      kind,
      revision,
      start,
      end,
      before: kind === 'title' ? text.title : passage,
      after,
      hunks,
      locked: [...locked],
      notes: [...notes],
      ...(effects && { effects: effects.map(effectOf) }),
      rule: wish.rule ?? null,
      instruction: wish.instruction ?? null,
      provenance: { ...provenance, rulesRevision },
      prompt,
    };
  }
}

const shifted = <Part extends Passage>(parts: readonly Part[], by: number): Part[] =>
  parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }));

/** The most findings that are recorded, which is as many as one check gives. */
const mostForeseen = 50;
const longestMessage = 400;
const longestQuote = 200;

const effectOf = ({ mended, brought }: FindingChanges): NonNullable<OfferedProposal['effects']>[number] => ({
  mends: toldOf(mended),
  brings: toldOf(brought),
});

const toldOf = (findings: FindingChanges['mended']) =>
  findings.slice(0, mostForeseen).map(({ rule, message, spans: [first] }) => ({
    rule,
    message: wholeSlice(message, 0, longestMessage),
    quote: wholeSlice(first?.quote ?? '', 0, longestQuote),
  }));

function tooManyOpen(): DomainError {
  const message = `${mostOpen} proposals for this article are open. Accept or reject some first.`;
  return new DomainError('conflict', 'too-many-proposals', message);
}
