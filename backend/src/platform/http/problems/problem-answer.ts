import { Field, listOf, text, whole } from '../input/field.js';

export class FieldErrorAnswer {
  @Field(text(), { description: 'Path in the body, such as `content[3].name`.' })
  field!: string;

  @Field(text())
  message!: string;
}

/** The shape of every error. Some have further members, such as `current` of a stale revision. */
export class ProblemAnswer {
  @Field(text())
  type!: string;

  @Field(text())
  title!: string;

  @Field(whole({ min: 400, max: 599 }))
  status!: number;

  @Field(text(), { description: 'A sentence for a person.' })
  detail!: string;

  @Field(text())
  requestId!: string;

  @Field(listOf(FieldErrorAnswer), { optional: true })
  errors?: FieldErrorAnswer[];
}
