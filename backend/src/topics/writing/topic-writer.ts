import { Injectable } from '@nestjs/common';
import type { PromptKind } from '../../platform/ai/prompt.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import {
  TextModel,
  type TextOutcome,
  type TextSlot,
  type SlotOptions,
} from '../../platform/ai/text-model.js';
import type { Missing } from '../domain/topics.decider.js';
import type { IdeaInputs } from './idea-inputs.js';
import { IdeaPool } from './idea-pool.js';
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
  /** As many as were asked for, or fewer when `missing` says why. */
  readonly ideas: readonly ProposedIdea[];
  readonly missing: readonly Missing[];
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

/** The answers were whole, and no idea in them can be used. */
export interface Unusable {
  readonly ok: false;
  readonly kind: 'unusable';
  /** Sentences for a person. */
  readonly faults: readonly string[];
}

/** The first answer, and two that mend it. */
const mostAnswers = 3;

/** Has ideas proposed and checks them against what was proposed and written before. */
@Injectable()
export class TopicWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * What cannot be used is asked for again, in the same slot, twice at most; what still cannot is left out, and the
   * rest stays. A provider that fails meanwhile takes nothing away that was good.
   * @param wanted how many ideas
   */
  async propose(
    kind: PromptKind<IdeaInputs, IdeasAnswer>,
    wanted: number,
    inputs: IdeaInputs,
    options: ProposingOptions,
  ): Promise<Proposed | Unusable | TextFailure> {
    return this.model.withSlot<Proposed | Unusable | TextFailure>(options, async (slot) => {
      const pool = new IdeaPool(wanted, inputs.earlierTitles);
      const { failure, by, askedAgain } = await this.ask(pool, kind, inputs, slot, options);
      const { ideas } = pool;
      if (ideas.length === 0 || !by) return failure ?? { ok: false, kind: 'unusable', faults: pool.faults };
      const { version: promptVersion, hash: promptHash } = kind.from(inputs);
      const { tokens, durationMs, upstreamCalls } = slot.spent();
      return {
        ok: true,
        ideas,
        missing: pool.missing(failure?.message),
        provenance: { ...by, promptVersion, promptHash, tokens, durationMs, askedAgain },
        upstreamCalls,
      };
    });
  }

  private async ask(
    pool: IdeaPool,
    kind: PromptKind<IdeaInputs, IdeasAnswer>,
    inputs: IdeaInputs,
    slot: TextSlot,
    { onStage }: ProposingOptions,
  ): Promise<Asked> {
    let by: Asked['by'];
    let refused: IdeaInputs['refused'] = null;
    for (let answers = 0; ; answers += 1) {
      onStage?.(answers === 0 ? 'proposing' : 'revising');
      const answer: TextOutcome<IdeasAnswer> = await slot.complete(kind.from({ ...inputs, refused }));
      if (!answer.ok) return { failure: answer, by, askedAgain: answers > 0 };
      by = { provider: answer.provider, model: answer.model };
      onStage?.('checking');
      pool.take(answer.value.ideas);
      const isLast = answers + 1 === mostAnswers || !slot.hasCalls();
      if (pool.isEnough || isLast) return { failure: undefined, by, askedAgain: answers > 0 };
      const titles: string[] = answer.value.ideas.flatMap((read) => (read.ok ? [read.value.title] : []));
      refused = { titles, faults: pool.faults };
    }
  }
}

/** Who answered, and what ended the asking. */
interface Asked {
  readonly failure: TextFailure | undefined;
  readonly by: { readonly provider: string; readonly model: string } | undefined;
  readonly askedAgain: boolean;
}
