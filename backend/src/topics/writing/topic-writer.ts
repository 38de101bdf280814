import { Inject, Injectable } from '@nestjs/common';
import { TEXT_MODEL } from '../../platform/ai/ai.module.js';
import type { Prompt, PromptKind } from '../../platform/ai/prompt.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import type { TextModel, TextSuccess, TextSlot, SlotOptions } from '../../platform/ai/text-model.js';
import { faultsOf, usableIdeas } from './idea-faults.js';
import type { IdeaInputs } from './idea-inputs.js';
import type { IdeasAnswer, ProposedIdea } from './ideas-answer.js';

/** What the writer is doing; before the first stage it waits for a slot. */
export type ProposingStage = 'proposing' | 'checking' | 'revising';

export interface ProposingOptions extends SlotOptions {
  /** Told at the beginning of each stage; must not throw. */
  readonly onStage?: (stage: ProposingStage) => void;
}

/** Ideas that can be recorded, with what is needed to say where they came from. */
interface Proposed {
  readonly ok: true;
  readonly ideas: readonly ProposedIdea[];
  readonly provenance: {
    readonly provider: string;
    readonly model: string;
    /** Version and hash of the prompt that asked first. */
    readonly promptVersion: string;
    readonly promptHash: string;
    readonly tokens: ReturnType<TextSlot['spent']>['tokens'];
    readonly durationMs: number;
    readonly askedAgain: boolean;
  };
  readonly upstreamCalls: number;
}

/** Both answers were whole, and together not enough. */
export interface Unusable {
  readonly ok: false;
  readonly kind: 'unusable';
  /** Sentences for a person. */
  readonly faults: readonly string[];
}

/** Has ideas proposed and checks them against what was proposed and written before. */
@Injectable()
export class TopicWriter {
  constructor(@Inject(TEXT_MODEL) private readonly model: TextModel) {}

  /**
   * Ideas that repeat or do not spread are asked for once again, in the same slot. What is without fault in the
   * second answer is filled up from the first; fewer than were asked for are never returned.
   */
  async propose(
    kind: PromptKind<IdeaInputs, IdeasAnswer>,
    inputs: IdeaInputs,
    options: ProposingOptions,
  ): Promise<Proposed | Unusable | TextFailure> {
    return this.model.withSlot<Proposed | Unusable | TextFailure>(options, async (slot) => {
      options.onStage?.('proposing');
      const prompt = kind.from(inputs);
      const first = await slot.complete(prompt);
      if (!first.ok) return first;
      options.onStage?.('checking');
      const { ideas } = first.value;
      const faults = faultsOf(ideas, inputs.earlierTitles);
      if (faults.length === 0) return proposed(ideas, first, prompt, slot, false);
      if (!slot.hasCalls()) return { ok: false, kind: 'unusable', faults };
      options.onStage?.('revising');
      const second = await slot.complete(kind.from({ ...inputs, refused: { ideas, faults } }));
      if (!second.ok) return second;
      const pool = [...second.value.ideas, ...ideas];
      const usable = usableIdeas(pool, inputs.earlierTitles, ideas.length);
      if (usable) return proposed(usable, second, prompt, slot, true);
      return { ok: false, kind: 'unusable', faults: faultsOf(second.value.ideas, inputs.earlierTitles) };
    });
  }
}

function proposed(
  ideas: readonly ProposedIdea[],
  { provider, model }: TextSuccess<IdeasAnswer>,
  { version, hash }: Prompt<IdeasAnswer>,
  slot: TextSlot,
  askedAgain: boolean,
): Proposed {
  const { tokens, durationMs, upstreamCalls } = slot.spent();
  return {
    ok: true,
    ideas,
    provenance: { provider, model, promptVersion: version, promptHash: hash, tokens, durationMs, askedAgain },
    upstreamCalls,
  };
}
