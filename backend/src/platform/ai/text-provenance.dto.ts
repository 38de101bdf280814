import { Field, count, nested, text } from '../http/input/field.js';

export class TokenCount {
  @Field(count)
  input: number;

  @Field(count)
  output: number;

  @Field(count, {
    optional: true,
    description:
      'The number of input tokens that the provider had kept from an earlier call; left out if the provider doesn’t say.',
  })
  cached?: number | undefined;
}

/** The origin of a model’s text; extend it with whatever else shaped the text. */
export class TextProvenance {
  @Field(text(), { description: 'The provider: `openai` or `demo`.' })
  provider: string;

  @Field(text())
  model: string;

  @Field(text())
  promptVersion: string;

  @Field(text(), { description: 'The SHA-256 of the prompt, in hex.' })
  promptHash: string;

  @Field(count)
  rulesRevision: number;

  @Field(nested(TokenCount), {
    nullable: true,
    description: 'The tokens of the call; null if the provider reports no counts.',
  })
  tokens: TokenCount | null;

  @Field(count)
  durationMs: number;
}
