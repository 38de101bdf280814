import { Field, text } from '../http/input/field.js';

/** One of what was asked for that there is not. */
export class Missing {
  @Field(text(), { description: 'Why, in a sentence for people.' })
  reason: string;
}
