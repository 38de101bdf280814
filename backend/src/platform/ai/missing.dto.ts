import { Field, text } from '../http/field.js';

/** One of what was asked for that there is not. */
export class Missing {
  @Field(text(), { description: 'Why, in a sentence for people.' })
  reason: string;
}
