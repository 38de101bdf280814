import { Field, listOf, text, whole } from '../input/field.js';

class FieldErrorAnswer {
  @Field(text(), { description: 'A path in the body, such as `content[3].name`.' })
  field!: string;

  @Field(text())
  message!: string;
}

/** The shape of every error. Some have more members, such as `current` for a stale revision. */
export class ProblemAnswer {
  @Field(text(), {
    description:
      'The kind of problem: `/problems/` and a code that stays the same, by which programs tell cases apart; `about:blank` if the status says everything.',
  })
  type!: string;

  @Field(text())
  title!: string;

  @Field(whole({ min: 400, max: 599 }))
  status!: number;

  @Field(text(), { description: 'What went wrong, as a sentence for people.' })
  detail!: string;

  @Field(text(), {
    description: 'The id of the request, which is also in the header `X-Request-Id` and in the server’s log.',
  })
  requestId!: string;

  @Field(listOf(FieldErrorAnswer), { optional: true })
  errors?: FieldErrorAnswer[];
}
