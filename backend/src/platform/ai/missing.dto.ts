import { Field, text } from '../http/input/field.js';

/** Something that was asked for and could not be made. */
export class Missing {
  @Field(text(), { description: 'The reason, as a sentence for people.' })
  reason: string;
}
