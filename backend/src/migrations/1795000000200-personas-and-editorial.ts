import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PersonasAndEditorial1795000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table persona (
        id text primary key,
        name text not null,
        about_me text not null,
        writing_style text not null,
        context text not null,
        tone_pillars jsonb not null,
        writing_angle text not null,
        expertise text not null,
        categories jsonb not null,
        revision integer not null,
        created_position bigint not null
      );
      create table category (
        id text primary key,
        name text not null,
        description text not null,
        color text not null,
        place integer not null
      );
      create table category_list (
        stream text primary key,
        revision integer not null
      );
      create table editorial_rules (
        revision integer primary key,
        document jsonb not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table editorial_rules, category_list, category, persona');
  }
}
