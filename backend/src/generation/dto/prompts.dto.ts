import { Field, QueryField, oneOf, text, whole } from '../../platform/http/input/field.js';

export class PromptQuery {
  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'Default: the present one.',
  })
  revision?: number;

  @QueryField(oneOf(['then', 'now']), {
    optional: true,
    description: 'As it was asked (default), or as it would be today.',
  })
  as?: 'then' | 'now';
}

export class PromptAnswer {
  @Field(text())
  system: string;

  @Field(text())
  user: string;

  @Field(text(), { description: 'Of its wording.' })
  version: string;

  @Field(text(), { description: 'SHA-256, in hex, of the JSON list of version, system and user.' })
  hash: string;
}
