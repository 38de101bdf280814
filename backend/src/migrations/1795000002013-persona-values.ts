import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the values of each field of a persona over time. */
export class PersonaValues1795000002013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table persona_value (
        persona_id text not null,
        field text not null,
        revision integer not null,
        value jsonb not null,
        primary key (persona_id, field, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table persona_value;');
  }
}
