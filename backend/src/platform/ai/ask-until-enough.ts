import type { Prompt, Wording } from './prompt.js';
import type { TextFailure } from './text-failure.js';
import type { TextSlot } from './text-model.js';
import type { Spent } from './allowance.js';
import type { TextSuccess } from './text-provider.js';

/** The stage of a model’s work; before the first one, the work waits for a slot. */
export type WritingStage = 'writing' | 'checking' | 'revising';

interface Asking<Answer> {
  /** The most answers to ask for, the first included. */
  readonly mostAnswers: number;
  /** Gives the first prompt, or one that tells the model the faults of the answer before. */
  prompt(before: TextSuccess<Answer> | undefined): Prompt<Answer>;
  /**
   * Checks an answer and keeps the good parts.
   * @returns whether there is enough now
   */
  take(answer: TextSuccess<Answer>): boolean;
  /** Called at the beginning of each stage; must not throw. */
  readonly onStage?: ((stage: WritingStage) => void) | undefined;
}

type Asked =
  | { readonly provenance: undefined; readonly failure: TextFailure }
  | {
      readonly provenance: Provenance;
      /** The first prompt. */
      readonly prompt: Wording;
      /** The failure that ended the work before there was enough; the good parts are kept. */
      readonly failure: TextFailure | undefined;
    };

/** The origin of a text. */
export interface Provenance {
  readonly provider: string;
  readonly model: string;
  /** Version of the first prompt, which with its hash identifies all prompts, since later ones follow from it. */
  readonly promptVersion: string;
  readonly promptHash: string;
  /** The sum over all answers; `null` if the provider counts none. */
  readonly tokens: Spent['tokens'];
  readonly durationMs: number;
  readonly askedAgain: boolean;
}

/**
 * Asks, and asks again in the same slot, until there is enough, answers or calls are used up, or the provider fails.
 */
export async function askUntilEnough<Answer>(slot: TextSlot, asking: Asking<Answer>): Promise<Asked> {
  const first = asking.prompt(undefined);
  const prompt = { system: first.system, user: first.user };
  let last: TextSuccess<Answer> | undefined;
  for (let answers = 1; ; answers += 1) {
    asking.onStage?.(last ? 'revising' : 'writing');
    const answer = await slot.complete(last ? asking.prompt(last) : first);
    if (!answer.ok) {
      if (!last) return { provenance: undefined, failure: answer };
      return { provenance: provenanceOf(last, first, slot, answers), prompt, failure: answer };
    }
    last = answer;
    const isLast = answers === asking.mostAnswers || !slot.hasCalls();
    if (!isLast) asking.onStage?.('checking');
    if (asking.take(answer) || isLast) {
      return { provenance: provenanceOf(answer, first, slot, answers), prompt, failure: undefined };
    }
  }
}

function provenanceOf<Answer>(
  { provider, model }: TextSuccess<Answer>,
  { version: promptVersion, hash: promptHash }: Prompt<Answer>,
  slot: TextSlot,
  answers: number,
): Provenance {
  const { tokens, durationMs } = slot.spent();
  return { provider, model, promptVersion, promptHash, tokens, durationMs, askedAgain: answers > 1 };
}
