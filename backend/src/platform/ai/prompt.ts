import { hash } from 'node:crypto';
import type { z } from 'zod';

/** The words of a prompt. */
export interface Wording {
  readonly system: string;
  readonly user: string;
}

/** A whole prompt: the words, the shape of the answer, and the inputs that the words were made from. */
export interface Prompt<T> extends Wording {
  readonly kind: string;
  /** The version of the kind’s wording, which rises with every change and is recorded with the text. */
  readonly version: string;
  /** SHA-256 over version, system and user, in hex: two texts with the same hash were asked for in the same words. */
  readonly hash: string;
  /** The values that the words were made from; the demo writer composes from these. */
  readonly inputs: unknown;
  /** The schema that every answer is checked against, whatever the provider promises. */
  readonly schema: z.ZodType<T>;
  /** The schema that the model is shown, which must not transform types. */
  readonly shape: z.ZodType;
  /** Whether the model is asked once more if its answer cannot be read; false where the work goes on without it. */
  readonly mended: boolean;
  /** The limit of the answer in tokens, with room for the reasoning of a model that thinks before it answers. */
  readonly mostTokens: number;
}

interface Asking<Inputs> {
  /** The schema that the model is shown, where answers that fall short of it are read too; `schema` if not set. */
  readonly shape?: z.ZodType;
  /** Whether the model is asked once more if its answer cannot be read. The default is true. */
  readonly mended?: boolean;
  /** The limit of the answer in tokens. The default is 8,000. */
  readonly mostTokens?: (inputs: Inputs) => number;
}

const usualTokens = 8_000;

/** A kind of prompt: a pure function from typed inputs to the words that ask for a `T`. */
export class PromptKind<Inputs, T> {
  constructor(
    readonly name: string,
    readonly version: string,
    readonly schema: z.ZodType<T>,
    private readonly render: (inputs: Inputs) => Wording,
    private readonly asking: Asking<Inputs> = {},
  ) {}

  /** The schema that the model is shown. */
  get shape(): z.ZodType {
    return this.asking.shape ?? this.schema;
  }

  /** The prompt for these inputs; the same inputs give the same prompt. */
  from(inputs: Inputs): Prompt<T> {
    const { system, user } = this.render(inputs);
    const { name: kind, version, schema, shape } = this;
    const { mended = true, mostTokens } = this.asking;
    const asked = hash('sha256', JSON.stringify([version, system, user]));
    const bound = mostTokens?.(inputs) ?? usualTokens;
    return { kind, version, system, user, hash: asked, inputs, schema, shape, mended, mostTokens: bound };
  }
}
