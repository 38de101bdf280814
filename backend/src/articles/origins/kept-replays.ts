import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bytesOf, numbersOf } from '../../platform/database/int32-bytes.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { unawaited } from '../../platform/database/unawaited.js';
import type { Runs } from './authored-text.js';
import type { ModelWriting } from './model-writings.js';
import type { OriginTotals } from './origins.dto.js';
import type { Division } from './replay.js';
import { authorOf, type Author, type TextChange } from './text-changes.js';

/** The division that a change of an article's text left, kept without the text, which is in its event. */
export interface KeptDivision extends Division {
  /** The number of the change within the article, counted from 0. */
  readonly number: number;
  readonly titleText: string;
  /** The revision whose event holds the content. */
  readonly contentRevision: number;
}

/** The replay of an article's changes, as far as they are taken up. */
export interface KeptReplay {
  /** The event of the last change. */
  readonly eventId: string;
  /** The division that that change left; undefined if rows have been lost. */
  readonly last: KeptDivision | undefined;
  /** Everything that models wrote and imports brought up to then. */
  readonly models: readonly ModelWriting[];
  readonly isCounted: boolean;
  /** The revision of the article's row, if no change of the text has come since; -1 if the row has another text. */
  readonly shown: number;
}

export type WholeReplay = KeptReplay & { readonly last: KeptDivision };

interface NewDivision extends KeptDivision {
  readonly author: Author;
}

/** The result of a few changes in a row. */
interface Taken {
  /** The event of the last change. */
  readonly eventId: string;
  /** The number of changes that have been taken up, including these. */
  readonly changes: number;
  readonly divisions: readonly NewDivision[];
  /** The totals of the text that they lead to; null while more changes are to come. */
  readonly totals: OriginTotals | null;
}

interface Row {
  readonly number: number;
  readonly revision: number;
  readonly title: string;
  readonly titleRuns: Buffer;
  readonly contentRevision: number;
  readonly contentRuns: Buffer;
}

interface Head {
  readonly eventId: string;
  readonly isCounted: boolean;
  readonly shown: number;
  readonly models: readonly ModelWriting[];
}

const columns = `division.number, division.revision, division.title, division.title_runs "titleRuns",
  division.content_revision "contentRevision", division.content_runs "contentRuns"`;

/**
 * Keeps in Postgres the division that every change of the articles' texts left, so that the next change costs no more
 * than its own difference (see decision 24). `article_origins` says which event was taken up last, and the divisions up
 * to it led there: both are written in one statement, and only if nobody has written in the meantime. Divisions beyond
 * it are ignored and overwritten. Nothing of this is trusted unless the record has that event at that revision.
 */
@Injectable()
export class KeptReplays {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds how far an article's changes are taken up; undefined if none are. */
  async find(id: string): Promise<KeptReplay | undefined> {
    const [row] = await namedQuery<Head & (Row | { readonly number: null })>(
      this.dataSource,
      `select kept.event_id "eventId", kept.totals is not null "isCounted",
         case when article.text_event_id = kept.event_id then article.revision else -1 end shown,
         taken.models, ${columns}
       from article_origins kept
       left join article on article.id = kept.article_id
       cross join lateral (
         select count(*) count, coalesce(json_agg(json_build_object('author', one.number, 'blocks', one.as_written,
             'imported', one.author->'by'->>'kind' = 'import'))
           filter (where one.as_written is not null), '[]') models
         from article_division one where one.article_id = kept.article_id and one.number < kept.changes) taken
       left join article_division division on division.article_id = kept.article_id
         and division.number = kept.changes - 1 and taken.count = kept.changes
       where kept.article_id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { eventId, isCounted, shown, models } = row;
    return { eventId, isCounted, shown, models, last: row.number === null ? undefined : divisionOf(row) };
  }

  /**
   * Returns the divisions at each of the revisions, in order.
   * @param changes the number of changes that are taken up
   */
  async at(id: string, changes: number, revisions: readonly number[]): Promise<KeptDivision[]> {
    if (revisions.length === 0) return [];
    const rows = await namedQuery<Row>(
      this.dataSource,
      `select ${columns} from unnest($3::integer[]) wanted (revision), lateral (
         select * from article_division kept
         where kept.article_id = $1 and kept.number < $2 and kept.revision <= wanted.revision
         order by kept.number desc limit 1) division
       order by division.number`,
      [id, changes, revisions],
    );
    return rows.map(divisionOf);
  }

  /** Returns the authors with these numbers, as far as they are kept. */
  async authors(id: string, numbers: readonly number[]): Promise<Map<number, Author>> {
    const rows = await namedQuery<{ readonly number: number; readonly author: Author }>(
      this.dataSource,
      'select number, author from article_division where article_id = $1 and number = any($2)',
      [id, numbers],
    );
    return new Map(rows.map(({ number, author }) => [number, author]));
  }

  /**
   * Keeps divisions, unless somebody else has continued in the meantime.
   * @param before the event that was taken up last before these
   */
  async keep(id: string, before: string | undefined, taken: Taken): Promise<void> {
    const { eventId, changes, divisions, totals } = taken;
    const rows = divisions.map((division) => ({
      number: division.number,
      revision: division.revision,
      author: division.author,
      title: division.titleText,
      title_runs: inHex(division.title),
      content_revision: division.contentRevision,
      content_runs: inHex(division.content),
      as_written: division.asWritten ?? null,
    }));
    await namedQuery(
      this.dataSource,
      `with kept as (
         insert into article_origins (article_id, event_id, changes, untouched, totals)
         select $1, $2, $3::integer, $4::boolean, $5::json from ${unawaited}
         on conflict (article_id) do update set event_id = excluded.event_id, changes = excluded.changes,
           untouched = excluded.untouched, totals = excluded.totals
           where article_origins.event_id = $6
         returning article_id)
       insert into article_division (article_id, number, revision, author, title, title_runs, content_revision,
         content_runs, as_written)
       select kept.article_id, division.* from kept, json_to_recordset($7) division (number integer,
         revision integer, author json, title text, title_runs bytea, content_revision integer,
         content_runs bytea, as_written text[])
       on conflict (article_id, number) do update set revision = excluded.revision, author = excluded.author,
         title = excluded.title, title_runs = excluded.title_runs, content_revision = excluded.content_revision,
         content_runs = excluded.content_runs, as_written = excluded.as_written`,
      [
        ...[id, eventId, changes, totals !== null && totals.untouchedBlocks === totals.blocks, totals],
        ...[before ?? null, JSON.stringify(rows)],
      ],
    );
  }
}

export const isWhole = (kept: KeptReplay | undefined): kept is WholeReplay => kept?.last !== undefined;

/** Returns the divisions that the changes left, with what is kept besides. */
export function keptDivisions(
  before: KeptDivision | undefined,
  changes: readonly TextChange[],
  divisions: readonly Division[],
): NewDivision[] {
  let { number, titleText, contentRevision } = before ?? { number: -1, titleText: '', contentRevision: 0 };
  const kept: NewDivision[] = [];
  for (const [at, change] of changes.entries()) {
    const division = divisions[at];
    if (!division) throw new Error('A change was not taken up.');
    number += 1;
    titleText = change.title ?? titleText;
    if (change.content !== undefined) contentRevision = change.revision;
    kept.push({ ...division, number, titleText, contentRevision, author: authorOf(change) });
  }
  return kept;
}

function divisionOf({ number, revision, title, titleRuns, contentRevision, contentRuns }: Row): KeptDivision {
  return {
    number,
    revision,
    titleText: title,
    title: numbersOf(titleRuns),
    contentRevision,
    content: numbersOf(contentRuns),
  };
}

/** Writes runs as Postgres reads bytes within JSON. */
const inHex = (runs: Runs): string => String.raw`\x` + bytesOf(runs).toString('hex');
