import { Injectable } from '@nestjs/common';
import {
  type AcceptedProposal,
  GetRevisionContext,
  noSuchRevision,
  type Reader,
  type RevisionContext,
} from '../../articles/contract.js';
import { categoriesDecider, editorialRulesDecider } from '../../editorial/contract.js';
import { personaDecider } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import type { DomainEvent } from '../../platform/event-sourcing/event-catalog.js';
import type { Folded } from '../../platform/event-sourcing/folded-states.js';
import { GetProposalPrompt } from '../../proposals/contract.js';
import { ArticlePrompts, type Generated, type Imported, proposalIn } from './article-prompts.js';
import { isImpossible } from './revision-prompts.js';
import { house } from '../../platform/kernel/house.js';

type Part = RevisionContext['changedSince'][number];

/** Tells what was in force at the revisions of articles, and whether it still is. */
@Injectable()
export class RevisionContexts extends GetRevisionContext {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly prompts: ArticlePrompts,
    private readonly getProposalPrompt: GetProposalPrompt,
  ) {
    super();
  }

  async execute(reader: Reader, id: string, revision: number): Promise<RevisionContext> {
    const [first, event] = await Promise.all([this.prompts.first(id), this.prompts.at(id, revision)]);
    if (!event) noSuchRevision();
    const { position } = event;
    const proposal = proposalIn(event);
    const { personaId, categoryId } = first.data;
    const provenance = first.type === 'ArticleGenerated' ? first.data.provenance : undefined;
    const [persona, categories, rules, prompt] = await Promise.all([
      this.thenAndNow(personaDecider, personaId ?? '', position),
      this.thenAndNow(categoriesDecider, house, position),
      this.thenAndNow(editorialRulesDecider, house, position),
      proposal ? this.isOtherProposal(reader, id, proposal) : this.isOtherText(first),
    ]);
    const [category, categoryNow] = [categories.then, categories.now].map(({ state }) =>
      state.list.find((one) => one.id === categoryId),
    );
    const changed = (
      [
        ['persona', differ(persona.then.state, persona.now.state)],
        ['category', differ(category, categoryNow)],
        ['rules', differ(rules.then.state, rules.now.state)],
      ] as const
    ).flatMap(([part, isOther]): Part[] => (isOther ? [part] : []));
    const { state } = persona.then;
    const isAsked = proposal !== undefined || provenance !== undefined;
    return {
      persona: state.status === 'active' ? state.fields.name : (first.data.personaName ?? ''),
      personaRevision: revisionOf(persona.then) ?? provenance?.personaRevision ?? null,
      category: category?.name ?? first.data.categoryName ?? '',
      rulesRevision: revisionOf(rules.then) ?? provenance?.rulesRevision ?? 0,
      prompt: promptOf(proposal?.provenance ?? provenance),
      changedSince: [...changed, ...(isAsked && (prompt ?? changed.length > 0) ? (['prompt'] as const) : [])],
    };
  }

  private async thenAndNow<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    position: bigint,
  ): Promise<{ then: Folded<State>; now: Folded<State> }> {
    const [then, now] = await Promise.all([
      this.aggregates.asOf(decider, id, position),
      this.aggregates.load(decider, id),
    ]);
    return { then, now };
  }

  /**
   * Returns whether the same request would have another prompt today; undefined if the first prompt is not known
   * exactly.
   */
  private async isOtherText(generated: Generated | Imported): Promise<boolean | undefined> {
    if (generated.type === 'ArticleImported') return undefined;
    const asked = await this.prompts.asked(generated);
    if (!asked) return undefined;
    return isOther(generated.data.provenance, this.prompts.today(generated, asked));
  }

  private isOtherProposal(reader: Reader, id: string, proposal: AcceptedProposal): Promise<boolean> {
    const today = this.getProposalPrompt.execute(reader, id, proposal.id, 'now');
    return isOther(proposal.provenance, today);
  }
}

/** Returns whether the prompt would be different today, or could no longer be made. */
async function isOther({ promptHash }: Asked, today: Promise<{ readonly hash: string }>): Promise<boolean> {
  try {
    return (await today).hash !== promptHash;
  } catch (error) {
    if (isImpossible(error)) return true;
    throw error;
  }
}

type Asked = AcceptedProposal['provenance'];

const promptOf = (asked: Asked | undefined): RevisionContext['prompt'] =>
  asked ? { version: asked.promptVersion, hash: asked.promptHash } : null;

const revisionOf = ({ revision }: Pick<Folded<unknown>, 'revision'>): number | undefined =>
  revision === undefined ? undefined : Number(revision);

const differ = (then: unknown, now: unknown): boolean => JSON.stringify(then) !== JSON.stringify(now);
