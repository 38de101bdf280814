import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GenerationSource } from '../domain/generation.events.js';

export type Remembered = Omit<GenerationSource, 'id'>;

/** The person and the persona whose articles and sources the findings may show. */
export interface Sight {
  /** The author, who sees their own persona's articles and their own sources; null if everything may be shown. */
  readonly author: string | null;
  readonly persona: string;
}

/**
 * The number of newest entries that are searched, so that a search takes no longer in a house of many years than in a
 * new one.
 */
const newest = { articles: 200, generations: 100 };
const most = { articles: 2, earlier: 3 };
/** The most characters of a text; it is as much as is taken of a page. */
const longest = 20_000;

/** Searches the house’s own texts: its promoted articles, and the pages that earlier articles are based on. */
@Injectable()
export class DeskMemory {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the newest texts that match a query, the best first.
   * @param queries a text matches if it has all the words of any one of them
   */
  async find(queries: readonly string[], { author, persona }: Sight, now: Date): Promise<Remembered[]> {
    const asked = queries.map((query) => query.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).join(' or ');
    const [articles, earlier] = await Promise.all([
      this.dataSource.query<{ title: string; text: string }[]>(
        `with recent as (
           select title, left(content, $2) as text from article
           where status = 'promoted' and not deleted and ($3::text is null or persona_id = $4)
           order by created_at desc limit $5),
         told as materialized (select *, to_tsvector('english', title || ' ' || text) words from recent)
         select title, text from told where words @@ websearch_to_tsquery('english', $1)
         order by ts_rank(words, websearch_to_tsquery('english', $1)) desc limit $6`,
        [asked, longest, author, persona, newest.articles, most.articles],
      ),
      this.dataSource.query<{ source: GenerationSource }[]>(
        `with recent as (
           select sources, research from generation
           where status = 'done' and requested_at is not null and ($2::text is null or author_id = $2)
           order by requested_at desc limit $3),
         source as (
           select json_array_elements(sources) source from recent
           union all
           select json_array_elements(research->'sources') from recent where research is not null),
         once as materialized (
           select distinct on (source->>'hash') source from source where source->>'url' is not null),
         told as materialized (
           select source, to_tsvector('english', (source->>'title') || ' ' || (source->>'text')) words from once)
         select source from told where words @@ websearch_to_tsquery('english', $1)
         order by ts_rank(words, websearch_to_tsquery('english', $1)) desc limit $4`,
        [asked, author, newest.generations, most.earlier],
      ),
    ]);
    return [
      ...articles.map(({ title, text }): Remembered => {
        const written = { url: null, title: `${title} (an article of this house)`, text };
        return { ...written, hash: hash('sha256', text), readAt: now.toISOString(), from: 'desk' };
      }),
      ...earlier.map(({ source: { id: _, ...source } }): Remembered => ({ ...source, from: 'earlier' })),
    ];
  }
}
