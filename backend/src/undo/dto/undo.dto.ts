import { AuditItem } from '../../audit/contract.js';
import { Field, flag, listOf, text, whole } from '../../platform/http/input/field.js';

export class UndoBody {
  @Field(whole({ min: 0, max: Number.MAX_SAFE_INTEGER }), { description: 'Of the entry in the audit log.' })
  position: number;

  @Field(flag(), { description: 'Only says what would be done, and does nothing.' })
  preview: boolean;
}

/** A plan for undoing a change, or the result of undoing it. */
export class UndoAnswer {
  @Field(flag(), { optional: true, description: 'Of what was done.' })
  success?: boolean;

  @Field(listOf(AuditItem), { optional: true, description: 'What was recorded, newest first.' })
  events?: AuditItem[];

  @Field(listOf(text()), { optional: true, description: 'Of a preview: what would be done, in sentences.' })
  commands?: string[];

  @Field(flag(), { optional: true, description: 'Of a preview.' })
  possible?: boolean;

  @Field(text(), { optional: true, nullable: true, description: 'Of a preview: why it is not possible.' })
  reason?: string | null;
}
