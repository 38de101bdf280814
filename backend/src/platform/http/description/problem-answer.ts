import { Field, listOf, text, whole } from '../input/field.js';

class FieldErrorAnswer {
  @Field(text(), { description: 'Path in the body, such as `content[3].name`.' })
  field!: string;

  @Field(text())
  message!: string;
}

/** The shape of every error. Some have more members, such as `current` for a stale revision. */
export class ProblemAnswer {
  @Field(text(), {
    description:
      '`/problems/` and a code that stays the same, by which programs tell cases apart; `about:blank` where the status says it all.',
  })
  type!: string;

  @Field(text())
  title!: string;

  @Field(whole({ min: 400, max: 599 }))
  status!: number;

  @Field(text(), { description: 'A sentence for a person.' })
  detail!: string;

  @Field(text(), { description: 'Also in the header `X-Request-Id` and in the server’s log.' })
  requestId!: string;

  @Field(listOf(FieldErrorAnswer), { optional: true })
  errors?: FieldErrorAnswer[];
}
