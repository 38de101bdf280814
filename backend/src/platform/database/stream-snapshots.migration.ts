import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folded states of long streams; they can be made again from events, and may be deleted at any time. */
export class StreamSnapshots1795000000840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stream_snapshot (
        stream text primary key,
        version text not null,
        revision bigint not null,
        position bigint not null,
        last json not null,
        state json not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stream_snapshot');
  }
}
