import { Inject, Injectable } from '@nestjs/common';
import { TEXT_MODEL } from '../../../platform/ai/ai.module.js';
import type { TextFailure } from '../../../platform/ai/text-failure.js';
import type { TextModel, TextSuccess, TextSlot, SlotOptions } from '../../../platform/ai/text-model.js';
import type { CaptionSet } from '../domain/captions.events.js';
import { captionFaults } from './caption-faults.js';
import type { CaptionInputs } from './caption-inputs.js';
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
  readonly captions: string[];
  readonly provenance: CaptionSet['provenance'];
}

/** The answers were whole, and broke rules to the last. */
export interface FaultyCaptions {
  readonly ok: false;
  readonly kind: 'faulty';
  /** Sentences for a person. */
  readonly faults: readonly string[];
}

/** Has captions written, and checks them against the article and the rules that every caption keeps. */
@Injectable()
export class CaptionWriter {
  constructor(@Inject(TEXT_MODEL) private readonly model: TextModel) {}

  /** Captions that break a rule are asked for once again, in the same slot; those that still do are not returned. */
  async write(
    inputs: CaptionInputs,
    brand: Brand,
    options: CaptionOptions,
  ): Promise<WrittenCaptions | FaultyCaptions | TextFailure> {
    return this.model.withSlot<WrittenCaptions | FaultyCaptions | TextFailure>(options, async (slot) => {
      options.onStage?.('writing');
      const first = await slot.complete(captionsPrompt.from(inputs));
      if (!first.ok) return first;
      options.onStage?.('checking');
      const faults = captionFaults(first.value, inputs);
      if (faults.length === 0) return written(first, inputs, brand, slot, false);
      if (!slot.hasCalls()) return { ok: false, kind: 'faulty', faults };
      options.onStage?.('revising');
      const refused = { answer: inWords(first.value), faults };
      const second = await slot.complete(captionsPrompt.from({ ...inputs, refused }));
      if (!second.ok) return second;
      const left = captionFaults(second.value, inputs);
      return left.length === 0
        ? written(second, inputs, brand, slot, true)
        : { ok: false, kind: 'faulty', faults: left };
    });
  }
}

function inWords({ captions }: CaptionsAnswer): string {
  return captions.map(({ sentences, tags }) => [...sentences, ...tags].join(' ')).join('\n');
}

function written(
  { value, provider, model }: TextSuccess<CaptionsAnswer>,
  inputs: CaptionInputs,
  brand: Brand,
  slot: TextSlot,
  askedAgain: boolean,
): WrittenCaptions {
  const { version, hash } = captionsPrompt.from(inputs);
  const { tokens, durationMs } = slot.spent();
  return {
    ok: true,
    captions: value.captions.map((words) => composeCaption(words, brand)),
    provenance: { provider, model, promptVersion: version, promptHash: hash, tokens, durationMs, askedAgain },
  };
}
