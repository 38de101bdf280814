import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leaves room on the pages of articles, because an edit writes the article’s row anew: with room on the same page, no
 * index has to change. Pages that are full already gain the room as their rows change.
 */
export class RoomForEdits1795000002016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article set (fillfactor = 50)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article reset (fillfactor)');
  }
}
