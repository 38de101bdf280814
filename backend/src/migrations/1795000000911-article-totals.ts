import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the articles of each kind as rows come and change, so that a list has its total without reading all of its
 * articles. The triggers count in the schema of their table, so that a rebuild counts beside the tables in use.
 */
export class ArticleTotals1795000000911 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_total (
        persona_id text not null,
        category_id text not null,
        author_id text,
        status text not null,
        articles integer not null,
        unique nulls not distinct (persona_id, category_id, author_id, status)
      );
      insert into article_total
        select persona_id, category_id, author_id, status, count(*) from article where not deleted
        group by persona_id, category_id, author_id, status;

      create function count_new_articles() returns trigger language plpgsql as $$
      begin
        execute format(
          'insert into %I.article_total as total
             select persona_id, category_id, author_id, status, count(*) from added where not deleted
             group by persona_id, category_id, author_id, status
           on conflict (persona_id, category_id, author_id, status)
             do update set articles = total.articles + excluded.articles', tg_table_schema);
        return null;
      end $$;
      create trigger count_new after insert on article
        referencing new table as added for each statement execute function count_new_articles();

      create function count_changed_article() returns trigger language plpgsql as $$
      begin
        execute format(
          'insert into %I.article_total as total
             select * from (values
               ($1.persona_id, $1.category_id, $1.author_id, $1.status, case when $1.deleted then 0 else -1 end),
               ($2.persona_id, $2.category_id, $2.author_id, $2.status, case when $2.deleted then 0 else 1 end)
             ) moved (persona_id, category_id, author_id, status, articles)
             where articles <> 0 and ($1.status, $1.deleted) <> ($2.status, $2.deleted)
           on conflict (persona_id, category_id, author_id, status)
             do update set articles = total.articles + excluded.articles', tg_table_schema)
          using old, new;
        execute format(
          'delete from %I.article_total
           where persona_id = $1.persona_id and category_id = $1.category_id and articles = 0', tg_table_schema)
          using old;
        return null;
      end $$;
      create trigger count_changed after update of status, deleted on article
        for each row execute function count_changed_article();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger count_changed on article;
      drop trigger count_new on article;
      drop function count_changed_article, count_new_articles;
      drop table article_total;
    `);
  }
}
