import { Injectable } from '@nestjs/common';
import { askUntilEnough, type Provenance } from '../../platform/ai/ask-until-enough.js';
import type { PromptKind } from '../../platform/ai/prompt.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { SlotOptions } from '../../platform/ai/provider-slots.js';
import type { MissingIdea } from '../domain/topics.decider.js';
import type { IdeaInputs } from './idea-inputs.js';
import { IdeaPool } from './idea-pool.js';
import type { IdeasAnswer, ProposedIdea } from './ideas-answer.js';

/** The stage that the writer has reached; before the first stage it waits for a slot. */
export type ProposingStage = 'proposing' | 'checking' | 'revising';

export interface ProposingOptions extends SlotOptions {
  /** A callback for the beginning of each stage; it must not throw. */
  readonly onStage?: (stage: ProposingStage) => void;
}

/** Ideas that can be recorded, with the facts about the calls that they came from. */
interface Proposed {
  readonly ok: true;
  /** The ideas: as many as were asked for, or fewer if `missing` says why. */
  readonly ideas: readonly ProposedIdea[];
  readonly missing: readonly MissingIdea[];
  readonly provenance: Provenance;
  readonly upstreamCalls: number;
}

/** The failure of answers that were complete, but in which no idea can be used. */
export interface Unusable {
  readonly ok: false;
  readonly kind: 'unusable';
  /** The faults, in sentences for a person. */
  readonly faults: readonly string[];
}

/** The number of answers that are requested at most: the first one, and two more to correct it. */
const mostAnswers = 3;

/** Has ideas proposed and checks them against earlier ideas and articles. */
@Injectable()
export class TopicWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * Asks again, in the same slot and at most twice, for ideas that cannot be used; those that still cannot be used are
   * left out. If the provider fails meanwhile, the good ideas are kept.
   * @param wanted the number of ideas that are wanted
   */
  async propose(
    kind: PromptKind<IdeaInputs, IdeasAnswer>,
    wanted: number,
    inputs: IdeaInputs,
    options: ProposingOptions,
  ): Promise<Proposed | Unusable | TextFailure> {
    return this.model.withSlot<Proposed | Unusable | TextFailure>(options, async (slot) => {
      const pool = new IdeaPool(wanted, inputs.earlierTitles);
      const { failure, provenance } = await askUntilEnough<IdeasAnswer>(slot, {
        mostAnswers,
        prompt: (before) => kind.from({ ...inputs, refused: before ? refused(before.value, pool) : null }),
        take: ({ value }) => {
          pool.take(value.ideas);
          return pool.isEnough;
        },
        onStage: (stage) => options.onStage?.(stage === 'writing' ? 'proposing' : stage),
      });
      const { ideas } = pool;
      if (!provenance) return failure;
      if (ideas.length === 0) return failure ?? { ok: false, kind: 'unusable', faults: pool.faults };
      const missing = pool.missing(failure?.message);
      return { ok: true, ideas, missing, provenance, upstreamCalls: slot.spent().upstreamCalls };
    });
  }
}

function refused({ ideas }: IdeasAnswer, { faults }: IdeaPool): IdeaInputs['refused'] {
  return { titles: ideas.flatMap((read) => (read.ok ? [read.value.title] : [])), faults };
}
