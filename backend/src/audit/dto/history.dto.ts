import {
  Field,
  QueryField,
  count,
  described,
  listOf,
  moment,
  nested,
  text,
  whole,
} from '../../platform/http/input/field.js';
import { CursorField } from '../../platform/http/input/page.js';
import { AuditActor, AuditSubject } from './audit.dto.js';

export class ChangeHistoryQuery {
  @QueryField(whole({ min: 1, max: 1_000 }), {
    optional: true,
    description: 'The number of changes on a page. Default: 100.',
  })
  limit?: number;

  @CursorField
  cursor?: string;
}

const jsonValue = described({
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
});

/** A changed field or place of a document, before and after. */
export class ChangedField {
  @Field(text())
  field: string;

  @Field(jsonValue, { nullable: true })
  from: unknown;

  @Field(jsonValue, { nullable: true })
  to: unknown;
}

export class ChangeEvent {
  @Field(count)
  revision: number;

  @Field(text(), { description: 'The event’s type.' })
  type: string;

  @Field(moment())
  at: string;

  @Field(nested(AuditActor))
  actor: AuditActor;

  @Field(nested(AuditSubject))
  subject: AuditSubject;

  @Field(text(), { description: 'A sentence for people that tells what was done.' })
  summary: string;

  @Field(listOf(ChangedField))
  changes: ChangedField[];
}

export class ChangeHistoryAnswer {
  @Field(listOf(ChangeEvent), { description: 'The changes, newest first and without gaps.' })
  events: ChangeEvent[];

  @Field(text(), { nullable: true, description: 'The cursor of the next page; null on the last page.' })
  nextCursor: string | null;
}
