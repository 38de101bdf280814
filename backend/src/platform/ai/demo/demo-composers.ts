import type { Prompt, PromptKind } from '../prompt.js';

/** The demo writer's knowledge, one composer a kind of prompt. The modules that own the prompts bring them. */
export class DemoComposers {
  private readonly composers = new Map<string, (inputs: unknown) => unknown>();

  /** @param compose pure: the same inputs give the same answer */
  register<Inputs, T>(kind: PromptKind<Inputs, T>, compose: (inputs: Inputs) => T): void {
    // Only `kind.from` makes prompts of this name, so the inputs that come back are of this type.
    this.composers.set(kind.name, (inputs) => compose(inputs as Inputs));
  }

  compose(prompt: Prompt<unknown>): unknown {
    const composer = this.composers.get(prompt.kind);
    if (!composer) throw new Error(`The demo writer has no composer for ${prompt.kind}`);
    return composer(prompt.inputs);
  }
}
