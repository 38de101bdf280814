import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the Merkle tree over the record, and its checkpoints. */
export class Record1795000000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table record_leaf (
        position bigint primary key,
        stream text not null,
        revision bigint not null,
        type text not null,
        at timestamptz,
        hash bytea not null
      );
      create index on record_leaf (stream, revision);
      create index on record_leaf (at);
      create table record_node (
        level smallint not null,
        index bigint not null,
        hash bytea not null,
        position bigint unique,
        primary key (level, index)
      );
      create table record_checkpoint (
        size bigint primary key,
        root text not null,
        at timestamptz not null,
        note text not null,
        verifier_key text not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table record_checkpoint, record_node, record_leaf');
  }
}
