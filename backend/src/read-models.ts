import { Platform1795000000001 } from './migrations/1795000000001-platform.js';
import type { DatabaseSchema } from './platform/database/data-source.js';
import type { Projection } from './platform/projections/projection.js';

/** Every read model. All of them are rebuilt from events; none is written by anyone else. */
export const projections: readonly Projection[] = [];

/** Row classes (those of projections, and of the few tables that are not rebuilt) and the migrations, in order. */
export const databaseSchema: DatabaseSchema = {
  entities: projections.flatMap(({ tables }) => tables),
  migrations: [Platform1795000000001],
};
