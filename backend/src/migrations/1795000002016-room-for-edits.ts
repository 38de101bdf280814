import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An edit writes the row of its article anew. With room on the same page none of the indexes has to learn of it; pages
 * that are full already gain the room as their rows change.
 */
export class RoomForEdits1795000002016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article set (fillfactor = 50)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article reset (fillfactor)');
  }
}
