import { fastify } from 'fastify';
import pg from 'pg';
import { runProgram } from '../src/run-program.js';

/**
 * The baseline is the least that could serve the same rows: Fastify and `pg`, without sessions, validation or events.
 * An edit updates a row and inserts a revision row in one transaction. It has tables of its own in the schema `bare`,
 * with the same rows and indexes as ours.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: '-c search_path=bare',
});
const server = fastify();

interface ById {
  Params: { id: string };
}

server.get<{ Querystring: { q: string; status: string; limit: string } }>('/list', async ({ query }) => {
  const { rows } = await pool.query(
    `select counted.total, page.* from
       (select count(*)::integer total from article where not deleted and status = $1 and search like $2) counted
     left join lateral (
       select id, title, status, persona_id, persona, category_id, category, author_id, created_at, updated_at,
         word_count, revision, edited
       from article where not deleted and status = $1 and search like $2
       order by created_at desc, id desc limit $3) page on true`,
    [query.status, `%${query.q}%`, Number(query.limit)],
  );
  return { total: (rows[0] as { total: number } | undefined)?.total ?? 0, items: rows };
});

server.get<ById>('/article/:id', async ({ params }) => {
  const { rows } = await pool.query('select * from article where id = $1 and not deleted', [params.id]);
  return { article: rows[0] as unknown };
});

server.get<ById>('/article/:id/history', async ({ params }) => {
  const { rows } = await pool.query(
    `select revision, type, at, actor, summary, changes from article_revision
     where article_id = $1 order by revision desc limit 101`,
    [params.id],
  );
  return { events: rows };
});

server.patch<ById & { Body: { content?: string; title?: string } }>(
  '/article/:id',
  async ({ params, body }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ revision: number }>(
        `update article set content = coalesce($2, content), title = coalesce($3, title), updated_at = now(),
         revision = revision + 1 where id = $1 returning *`,
        [params.id, body.content, body.title],
      );
      await client.query(
        `insert into article_revision (article_id, revision, type, at, actor, summary, changes, content, title)
       values ($1, $2, 'ArticleEdited', now(), '{}', '', '[]', $3, $4)`,
        [params.id, rows[0]?.revision, body.content, body.title],
      );
      await client.query('commit');
      return { article: rows[0] };
    } finally {
      client.release();
    }
  },
);

runProgram(async () => {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ address });
});
process.once('disconnect', () => process.exit(0));
