import { Field, QueryField, oneOf, text, whole } from '../../platform/http/input/field.js';

export class PromptQuery {
  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'The revision of the article. Default: the present one.',
  })
  revision?: number;

  @QueryField(oneOf(['then', 'now']), {
    optional: true,
    description:
      'Which prompt to read: the one that was used (`then`, the default), or the one that would be used today.',
  })
  as?: 'then' | 'now';
}

export class PromptAnswer {
  @Field(text())
  system: string;

  @Field(text())
  user: string;

  @Field(text(), { description: 'The version of the prompt’s wording.' })
  version: string;

  @Field(text(), { description: 'The SHA-256 of the JSON list of `version`, `system` and `user`, in hex.' })
  hash: string;
}
