import type { Read } from '../../../platform/ai/read-value.js';
import { comparableWords, saidIn, CaptionChecks } from './caption-faults.js';
import { captionsOfASet, type CaptionWords, type ModelCaptions } from './captions-answer.js';
import { Injectable } from '@nestjs/common';
import { askUntilEnough, type WritingStage } from '../../../platform/ai/ask-until-enough.js';
import type { TextFailure } from '../../../platform/ai/text-failure.js';
import { othersFirst } from '../../../platform/concurrency/others-first.js';
import { TextModel } from '../../../platform/ai/text-model.js';
import type { SlotOptions } from '../../../platform/ai/provider-slots.js';
import type { CaptionSet as RecordedCaptions } from '../domain/captions.events.js';
import { captionsPrompt, oneCaptionPrompt, type CaptionInputs } from './captions-prompt.js';
import { composeCaption, type Brand } from './compose-caption.js';

/** The captions that can be published, collected from one answer after another. */
class CaptionSet {
  private readonly places: (CaptionWords | undefined)[];
  /** The words of earlier captions, which a rewritten one must not repeat. */
  private readonly said: ReadonlySet<string>;
  private readonly nameOf: (at: number) => string;
  /** The reasons why captions of the last answer were left out, one sentence for each. */
  faults: readonly string[] = [];

  /** @param only the place of the one caption that is wanted, whatever number the model gives it */
  constructor(
    private readonly checks: CaptionChecks,
    { only, earlier }: Pick<CaptionInputs, 'only' | 'earlier'>,
  ) {
    this.nameOf = (at) => `Caption ${(only ?? at) + 1}`;
    this.places = Array<undefined>(only === null ? captionsOfASet : 1).fill(undefined);
    this.said = new Set(only === null ? [] : earlier.map(saidIn));
  }

  get captions(): CaptionWords[] {
    return this.places.filter((caption) => caption !== undefined);
  }

  get isFull(): boolean {
    return !this.places.includes(undefined);
  }

  /** Keeps the captions of an answer that can be published, each in its own place if that is free. */
  take(answer: readonly Read<CaptionWords>[]): void {
    this.faults = answer.flatMap((read, at) => (this.isFull ? [] : this.takeOne(read, at)));
  }

  /** Returns the reasons why there are fewer captions than were wanted: one sentence for each missing caption. */
  missing(reason?: string): { readonly reason: string }[] {
    const reasons = reason === undefined ? this.faults : [];
    return Array.from({ length: this.places.length - this.captions.length }, (_, at) => ({
      reason: reasons[at] ?? reason ?? 'The model gave too few captions.',
    }));
  }

  private takeOne(read: Read<CaptionWords>, at: number): string[] {
    if (!read.ok)
      return [`${this.nameOf(at)} does not have the form that was asked for: ${read.faults.join('; ')}.`];
    const same = this.places.findIndex(
      (other) => other && comparableWords(other) === comparableWords(read.value),
    );
    // A later answer repeats the good captions of the one before.
    if (same === at) return [];
    if (same >= 0) return [`Captions ${same + 1} and ${at + 1} say the same.`];
    const faults = this.checks.faults(read.value);
    if (faults.length > 0) return faults.map((fault) => `${this.nameOf(at)}: ${fault}`);
    if (this.said.has(comparableWords(read.value)))
      return [`${this.nameOf(at)} says what the article’s captions say.`];
    const isFree = at < this.places.length && this.places[at] === undefined;
    const place = isFree ? at : this.places.indexOf(undefined);
    this.places[place] = read.value;
    return [];
  }
}

interface CaptionOptions extends SlotOptions {
  /** A callback for the beginning of each stage; it must not throw. */
  readonly onStage?: (stage: WritingStage) => void;
}

/** The captions from the answers that can be published. */
export interface WrittenCaptions {
  readonly ok: true;
  /** The captions: as many as were asked for, or fewer if `missing` says why. */
  readonly captions: readonly string[];
  readonly marks: NonNullable<RecordedCaptions['marks']>;
  readonly missing: NonNullable<RecordedCaptions['missing']>;
  readonly provenance: RecordedCaptions['provenance'];
}

/** The failure of answers that could be read, but whose captions all broke a rule in the end. */
export interface FaultyCaptions {
  readonly ok: false;
  readonly kind: 'faulty';
  /** The broken rules, in sentences for a person. */
  readonly faults: readonly string[];
}

/** The number of answers that are requested at most: the first one and two corrections. */
const mostAnswers = 3;

/** Has captions written, and checks them against the article and the rules for every caption. */
@Injectable()
export class CaptionWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * Writes captions. Those that break a rule are requested again in the same slot, at most twice; a caption that still
   * breaks one is left out, and the good ones are kept. If the provider fails meanwhile, the good ones are kept, too.
   */
  async write(
    inputs: CaptionInputs,
    brand: Brand,
    options: CaptionOptions,
  ): Promise<WrittenCaptions | FaultyCaptions | TextFailure> {
    return this.model.withSlot<WrittenCaptions | FaultyCaptions | TextFailure>(options, async (slot) => {
      const checks = new CaptionChecks(inputs);
      await othersFirst();
      const set = new CaptionSet(checks, inputs);
      const kind = inputs.only === null ? captionsPrompt : oneCaptionPrompt;
      const { failure, provenance } = await askUntilEnough<ModelCaptions>(slot, {
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

function refused({ captions }: ModelCaptions, { faults }: CaptionSet): CaptionInputs['refused'] {
  const answer = captions
    .map((read) => (read.ok ? [...read.value.sentences, ...read.value.tags].join(' ') : '(unreadable)'))
    .join('\n');
  return { answer, faults };
}
