import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  articleDecider,
  GetRevisionContext,
  noSuchRevision,
  type RevisionContext,
} from '../../articles/contract.js';
import { categoriesDecider, editorialRulesDecider } from '../../editorial/contract.js';
import { personaDecider } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import type { DomainEvent } from '../../platform/event-sourcing/event-catalog.js';
import type { Folded } from '../../platform/event-sourcing/folded-states.js';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ArticlePrompts, type Generated } from './article-prompts.js';

type Part = RevisionContext['changedSince'][number];

@QueryHandler(GetRevisionContext)
export class GetRevisionContextHandler implements IQueryHandler<GetRevisionContext> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly prompts: ArticlePrompts,
  ) {}

  async execute({ id, revision }: GetRevisionContext): Promise<RevisionContext> {
    const [generated, position] = await Promise.all([
      this.prompts.generated(id),
      this.position(id, revision),
    ]);
    const { personaId, categoryId, provenance } = generated.data;
    const [persona, categories, rules, prompt] = await Promise.all([
      this.thenAndNow(personaDecider, personaId, position),
      this.thenAndNow(categoriesDecider, 'house', position),
      this.thenAndNow(editorialRulesDecider, 'house', position),
      this.isOtherToday(generated),
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
    return {
      persona: state.status === 'active' ? state.fields.name : generated.data.personaName,
      personaRevision: Number(persona.then.revision ?? provenance.personaRevision),
      category: category?.name ?? generated.data.categoryName,
      rulesRevision: Number(rules.then.revision ?? provenance.rulesRevision),
      prompt: { version: provenance.promptVersion, hash: provenance.promptHash },
      changedSince: [...changed, ...((prompt ?? changed.length > 0) ? (['prompt'] as const) : [])],
    };
  }

  private async position(id: string, revision: number): Promise<bigint> {
    const stream = `${articleDecider.catalog.streamPrefix}-${id}`;
    const [record] = await this.store.readStream(stream, BigInt(revision), 1);
    return record ? this.codec.decode(record).position : noSuchRevision();
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

  /** Also where it could not be asked any more; undefined where it isn't known what exactly was asked. */
  private async isOtherToday(generated: Generated): Promise<boolean | undefined> {
    const asked = await this.prompts.asked(generated);
    if (!asked) return undefined;
    try {
      const { hash } = await this.prompts.today(generated, asked);
      return hash !== generated.data.provenance.promptHash;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return true;
      throw error;
    }
  }
}

const differ = (then: unknown, now: unknown): boolean => JSON.stringify(then) !== JSON.stringify(now);
