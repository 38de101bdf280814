import { Column, Entity, PrimaryColumn } from 'typeorm';
import { searchForm } from '../../../../checks/text/search-form.js';
import type { CategoryEvent } from '../../editorial/contract.js';
import type { PersonaEvent } from '../../personas/contract.js';
import type { Handlers } from '../../platform/projections/projection.js';
import type { ArticleImage } from './article-parts.dto.js';

/** A header image with the revision of the article that it was made from. */
export type KeptImage = Readonly<Omit<ArticleImage, 'url' | 'thumbnailUrl' | 'package'>>;

/** The number of articles of a kind, without deleted ones; Postgres keeps the count as rows change. */
@Entity('article_total')
export class ArticleTotalRow {
  @PrimaryColumn('text')
  personaId: string;

  @PrimaryColumn('text')
  categoryId: string;

  @PrimaryColumn('text')
  authorId: string | null;

  @PrimaryColumn('text')
  status: string;

  @Column('integer')
  articles: number;
}

/** A guess of a check that a person found wrong about a passage of an article. */
@Entity('dismissed_finding')
export class DismissedFindingRow {
  @PrimaryColumn('text')
  articleId: string;

  /** The revision of the dismissal. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  rule: string;

  @Column('text')
  quote: string;

  /** The result of `dismissalKey`. */
  @Column('text')
  key: string;
}

/** The name of a persona; for a deleted one, its last name. */
@Entity('persona_name')
export class PersonaNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** The name in its `searchForm`. */
  @Column('text')
  search: string;
}

/** The name of a category; for one that is gone, its last name. */
@Entity('category_name')
export class CategoryNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** The name in its `searchForm`. */
  @Column('text')
  search: string;
}

const named = (name: string): { name: string; search: string } => ({ name, search: searchForm(name) });

/** Keeps the names of personas and categories up to date. */
export const nameHandlers: Handlers<PersonaEvent | CategoryEvent> = {
  PersonaCreated: ({ streamId: id, data: { name } }, rows) => {
    // The row is replaced, because a deleted persona may come back.
    rows.remove(PersonaNameRow, { id });
    rows.insert(PersonaNameRow, { id, ...named(name) });
  },
  PersonaChanged: ({ streamId: id, data: { name } }, rows) => {
    if (name) rows.update(PersonaNameRow, { id }, named(name.to));
  },
  CategoryAdded: ({ data: { id, name } }, rows) => {
    // The row is replaced, because a deleted category may come back.
    rows.remove(CategoryNameRow, { id });
    rows.insert(CategoryNameRow, { id, ...named(name) });
  },
  CategoryChanged: ({ data: { id, name } }, rows) => {
    if (name) rows.update(CategoryNameRow, { id }, named(name.to));
  },
};
