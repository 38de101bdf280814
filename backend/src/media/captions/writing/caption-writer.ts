import { Injectable } from '@nestjs/common';
import { askUntilEnough, type WritingStage } from '../../../platform/ai/ask-until-enough.js';
import type { TextFailure } from '../../../platform/ai/text-failure.js';
import { TextModel } from '../../../platform/ai/text-model.js';
import type { SlotOptions } from '../../../platform/ai/provider-slots.js';
import type { CaptionSet as RecordedCaptions } from '../domain/captions.events.js';
import { CaptionChecks } from './caption-faults.js';
import type { CaptionInputs } from './caption-inputs.js';
import { CaptionSet } from './caption-set.js';
import type { CaptionsAnswer } from './captions-answer.js';
import { captionsPrompt, oneCaptionPrompt } from './captions-prompt.js';
import { composeCaption, type Brand } from './compose-caption.js';

interface CaptionOptions extends SlotOptions {
  /** Told at the beginning of each stage; must not throw. */
  readonly onStage?: (stage: WritingStage) => void;
}

/** What can be published of the answers. */
export interface WrittenCaptions {
  readonly ok: true;
  /** As many as were asked for, or fewer when `missing` says why. */
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
      const set = new CaptionSet(checks, inputs);
      const kind = inputs.only === null ? captionsPrompt : oneCaptionPrompt;
      const { failure, provenance } = await askUntilEnough<CaptionsAnswer>(slot, {
        mostAnswers,
        prompt: (before) => kind.from({ ...inputs, refused: before ? refused(before.value, set) : null }),
        take: ({ value }) => {
          set.take(value.captions);
          return set.isFull;
        },
        onStage: options.onStage,
      });
      const words = set.captions;
      if (!provenance) return failure;
      if (words.length === 0) return failure ?? { ok: false, kind: 'faulty', faults: set.faults };
      return {
        ok: true,
        captions: words.map((caption) => composeCaption(caption, brand)),
        marks: words.flatMap((caption, at) =>
          checks.marks(caption).map((message) => ({ caption: at, message })),
        ),
        missing: set.missing(failure?.message),
        provenance,
      };
    });
  }
}

function refused({ captions }: CaptionsAnswer, { faults }: CaptionSet): CaptionInputs['refused'] {
  const answer = captions
    .map((read) => (read.ok ? [...read.value.sentences, ...read.value.tags].join(' ') : '(unreadable)'))
    .join('\n');
  return { answer, faults };
}
