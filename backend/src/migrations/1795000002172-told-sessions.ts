import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the details by which people recognize their sessions. For earlier sessions the browser is unknown. */
export class ToldSessions1795000002172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session
        add column browser text not null default 'Unknown browser',
        add column system text not null default 'Unknown system',
        add column last_seen_at timestamptz not null default now(),
        add column strength text not null default 'password';
      update session set last_seen_at = expires_at - interval '14 days';
      create index on session (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table session drop column browser, drop column system, drop column last_seen_at, drop column strength',
    );
  }
}
