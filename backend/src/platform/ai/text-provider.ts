import type { Allowance } from './allowance.js';
import type { Prompt } from './prompt.js';
import type { TextFailure } from './text-failure.js';

/** A text that fits its prompt’s schema, with the provider and the model that wrote it. */
export interface TextSuccess<T> {
  readonly ok: true;
  readonly value: T;
  /** The model's own answer, before it was read. */
  readonly raw: string;
  /** Name of the provider: `openai` or `demo`. */
  readonly provider: string;
  /** The model that the answer names, which may be a dated version of the one asked for. */
  readonly model: string;
}

export type TextOutcome<T> = TextSuccess<T> | TextFailure;

/** A source of texts: the `openai` client or the demo writer. Both work within the same limits and checks. */
export interface TextProvider {
  /**
   * Writes one text within the allowance, and counts its calls and tokens there. It never throws for a fault of the
   * provider, and ends soon after the allowance’s signal fires.
   */
  complete<T>(prompt: Prompt<T>, allowance: Allowance): Promise<TextOutcome<T>>;
}
