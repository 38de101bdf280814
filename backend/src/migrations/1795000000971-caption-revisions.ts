import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the article revision that each caption was made from, since one caption can be rewritten without the others. */
export class CaptionRevisions1795000000971 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article add column caption_revisions json not null default '[]';
      update article set caption_revisions = array_to_json(array_fill(captions_revision, array[caption_count]))
        where caption_count > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table article drop column caption_revisions`);
  }
}
