import type { MigrationInterface, QueryRunner } from 'typeorm';

const withLineFeeds = (column: string): string => `regexp_replace(${column}, E'\\r\\n?', E'\\n', 'g')`;
const hasOthers = (column: string): string => `position(E'\\r' in ${column}) > 0`;

/**
 * Texts are read with line feeds, even if older events have other line ends; figures counted from such texts are
 * counted anew.
 */
export class LineFeeds1795000002140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table other_line_ends on commit drop as
        select distinct article_id from article_revision where ${hasOthers('content')};
      delete from article_division where article_id in (select article_id from other_line_ends);
      delete from article_origins where article_id in (select article_id from other_line_ends);
      update article set content = ${withLineFeeds('content')} where ${hasOthers('content')};
      update article_revision set content = ${withLineFeeds('content')} where ${hasOthers('content')};
    `);
    const quote = withLineFeeds('quote');
    await runner.query(`
      update dismissed_finding set quote = ${quote},
        key = encode(sha256(convert_to(rule || chr(10) || ${quote}, 'UTF8')), 'hex') where ${hasOthers('quote')};
    `);
  }

  async down(): Promise<void> {}
}
