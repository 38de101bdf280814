import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the manifests of packages. Nothing was signed before, so there is nothing to rebuild. */
export class PackageCredentials1795000002160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table package_credential (
        article_id text not null,
        number integer not null,
        signed_at timestamptz not null,
        told json not null,
        markdown text not null,
        manifest text not null,
        primary key (article_id, number)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table package_credential');
  }
}
