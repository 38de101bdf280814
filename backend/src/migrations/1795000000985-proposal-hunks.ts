import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds people’s decisions about single changes of a proposal. Earlier events contain none, so nothing is counted anew.
 */
export class ProposalHunks1795000000985 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table proposal_hunk (
        proposal_id text not null,
        hunk_id text not null,
        decision text not null,
        primary key (proposal_id, hunk_id, decision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table proposal_hunk;');
  }
}
