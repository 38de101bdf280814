import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People can now change summaries, so each revision has the summary that it set. Until now the summary came with the
 * article and stayed.
 */
export class SummariesOfRevisions1795000002371 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article add column summary_revision integer not null default 0;
      alter table article_revision add column article_summary text;
      update article_revision set article_summary = article.summary
        from article
        where article.id = article_revision.article_id and article_revision.revision = 0
          and article.summary is not null;
      create index article_revision_summarized on article_revision (article_id, revision)
        where article_summary is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index article_revision_summarized;
      alter table article_revision drop column article_summary;
      alter table article drop column summary_revision;
    `);
  }
}
