import { Injectable } from '@nestjs/common';
import type { TextFailure } from '../../../platform/ai/text-failure.js';
import {
  TextModel,
  type TextOutcome,
  type TextSlot,
  type SlotOptions,
} from '../../../platform/ai/text-model.js';
import type { CaptionSet as RecordedCaptions } from '../domain/captions.events.js';
import { CaptionChecks } from './caption-faults.js';
import type { CaptionInputs } from './caption-inputs.js';
import { CaptionSet } from './caption-set.js';
import type { CaptionsAnswer } from './captions-answer.js';
import { captionsPrompt } from './captions-prompt.js';
import { composeCaption, type Brand } from './compose-caption.js';

export type CaptionStage = 'writing' | 'checking' | 'revising';

interface CaptionOptions extends SlotOptions {
  /** Told at the beginning of each stage; must not throw. */
  readonly onStage?: (stage: CaptionStage) => void;
}

interface WrittenCaptions {
  readonly ok: true;
  /** Three, or fewer when `missing` says why. */
  readonly captions: readonly string[];
  readonly marks: NonNullable<RecordedCaptions['marks']>;
  readonly missing: NonNullable<RecordedCaptions['missing']>;
  readonly provenance: RecordedCaptions['provenance'];
}

/** The answers were whole, and every caption broke a rule to the last. */
export interface FaultyCaptions {
  readonly ok: false;
  readonly kind: 'faulty';
  /** Sentences for a person. */
  readonly faults: readonly string[];
}

/** The first answer, and two that mend it. */
const mostAnswers = 3;

/** Has captions written, and checks them against the article and the rules that every caption keeps. */
@Injectable()
export class CaptionWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * What breaks a rule is asked for again, in the same slot, twice at most; a caption that still does is left out, and
   * those that keep the rules stay. A provider that fails meanwhile takes nothing away that was good.
   */
  async write(
    inputs: CaptionInputs,
    brand: Brand,
    options: CaptionOptions,
  ): Promise<WrittenCaptions | FaultyCaptions | TextFailure> {
    return this.model.withSlot<WrittenCaptions | FaultyCaptions | TextFailure>(options, async (slot) => {
      const checks = new CaptionChecks(inputs);
      const set = new CaptionSet(checks);
      const asked = await this.ask(set, inputs, slot, options);
      const { failure, by, askedAgain } = asked;
      const words = set.captions;
      if (words.length === 0 || !by) return failure ?? { ok: false, kind: 'faulty', faults: set.faults };
      const { version, hash } = captionsPrompt.from(inputs);
      const { tokens, durationMs } = slot.spent();
      return {
        ok: true,
        captions: words.map((caption) => composeCaption(caption, brand)),
        marks: words.flatMap((caption, at) =>
          checks.marks(caption).map((message) => ({ caption: at, message })),
        ),
        missing: set.missing(failure?.message),
        provenance: { ...by, promptVersion: version, promptHash: hash, tokens, durationMs, askedAgain },
      };
    });
  }

  private async ask(
    set: CaptionSet,
    inputs: CaptionInputs,
    slot: TextSlot,
    { onStage }: CaptionOptions,
  ): Promise<Asked> {
    let by: Asked['by'];
    let refused: CaptionInputs['refused'] = null;
    for (let answers = 0; ; answers += 1) {
      onStage?.(answers === 0 ? 'writing' : 'revising');
      const answer: TextOutcome<CaptionsAnswer> = await slot.complete(
        captionsPrompt.from({ ...inputs, refused }),
      );
      if (!answer.ok) return { failure: answer, by, askedAgain: answers > 0 };
      by = { provider: answer.provider, model: answer.model };
      onStage?.('checking');
      set.take(answer.value.captions);
      const isLast = answers + 1 === mostAnswers || !slot.hasCalls();
      if (set.isFull || isLast) return { failure: undefined, by, askedAgain: answers > 0 };
      refused = { answer: inWords(answer.value), faults: set.faults };
    }
  }
}

/** Who answered, and what ended the asking. */
interface Asked {
  readonly failure: TextFailure | undefined;
  readonly by: { readonly provider: string; readonly model: string } | undefined;
  readonly askedAgain: boolean;
}

function inWords({ captions }: CaptionsAnswer): string {
  return captions
    .map((read) => (read.ok ? [...read.value.sentences, ...read.value.tags].join(' ') : '(unreadable)'))
    .join('\n');
}
