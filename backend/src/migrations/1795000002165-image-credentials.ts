import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImageCredentials1795000002165 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Like the images themselves, the credentials that they came with are in no event and are never deleted.
    await runner.query(`
      alter table image_file add column credentials bytea;
      alter table image_file alter column credentials set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table image_file drop column credentials');
  }
}
