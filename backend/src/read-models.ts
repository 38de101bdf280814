import { auditLog } from './audit/read-models/audit-log/audit-log.projection.js';
import { migrations } from './migrations.js';
import { modulesOnRecord } from './modules-on-record.js';
import type { DatabaseSchema } from './platform/database/data-source.js';
import type { BesideReadModels } from './platform/projections/beside-read-models.js';
import type { Projection } from './platform/projections/projection.js';

/** Every read model. All of them are rebuilt from events, and nothing else writes them. */
export const projections: readonly Projection[] = [
  ...modulesOnRecord.flatMap((module) => module.projections),
  auditLog(modulesOnRecord.flatMap(({ sentences }) => sentences)),
];

/** Data beside the read models, in tables that are neither rebuilt nor part of the record. */
export const besideReadModels: BesideReadModels = {
  // The rows that origins are based on are emptied before the rows that say how far they go.
  kept: [
    'article_state',
    'article_division',
    'article_origins',
    'kept_findings',
    'kept_comparison',
    'stream_snapshot',
  ],
  ofAnotherRecord: [
    // A repeat finds earlier work in the record by the ids that derive from its key, and does only the work that is not
    // there.
    `update idempotency_key set status = null, response = null, running_until = '-infinity'
     where status is not null`,
    // Messages that still wait must not tell of what the record no longer holds. If the same thing happens once more, it
    // has the same id, and is told like anything new.
    `delete from outbox where status = 'waiting' and not exists (
       select from finished_work where id = work
       union all select from publication_event where id = work
       union all select from publication_event where 'msg_' || id = digest->>'id'
       union all select from publication_event where article_id = line and type = digest->>'type'
       union all select from sign_in_change where id = work
       union all select from recovery_code where id = work
       union all select from passkey where id = work
     )`,
    // Everything is looked at once more, but nothing that already has its message gets a second one.
    'update outbox_checkpoint set position = -1',
    'delete from record_verification',
  ],
};

/** Row classes (those of projections, and of the few tables that are not rebuilt) and the migrations, in order. */
export const databaseSchema: DatabaseSchema = {
  entities: projections.flatMap(({ tables }) => tables),
  migrations,
};
