import { AuditItem } from '../../audit/contract.js';
import { Field, flag, listOf, text, whole } from '../../platform/http/input/field.js';

export class UndoBody {
  @Field(whole({ min: 0, max: Number.MAX_SAFE_INTEGER }), {
    description: 'The position of the entry in the audit log.',
  })
  position: number;

  @Field(flag(), { description: 'Whether to only tell what would be done.' })
  preview: boolean;
}

/** A plan for undoing a change, or the result of undoing it. */
export class UndoAnswer {
  @Field(flag(), { optional: true, description: 'Whether the change was undone; left out of a preview.' })
  success?: boolean;

  @Field(listOf(AuditItem), {
    optional: true,
    description: 'The entries that were recorded, newest first; left out of a preview.',
  })
  events?: AuditItem[];

  @Field(listOf(text()), {
    optional: true,
    description: 'What would be done, as sentences; only in a preview.',
  })
  commands?: string[];

  @Field(flag(), { optional: true, description: 'Whether the change can be undone; only in a preview.' })
  possible?: boolean;

  @Field(text(), {
    optional: true,
    nullable: true,
    description: 'Why the change can’t be undone; only in a preview, and null if it can.',
  })
  reason?: string | null;
}
