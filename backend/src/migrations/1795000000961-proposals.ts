import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds models’ proposals for articles, and the decisions about them. */
export class Proposals1795000000961 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table proposal (
        id text primary key,
        article_id text not null,
        status text not null,
        proposal json not null,
        actor json not null,
        at timestamptz not null
      );
      create index proposal_of_article on proposal (article_id, at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table proposal;');
  }
}
