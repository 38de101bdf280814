import { Column, Entity, PrimaryColumn } from 'typeorm';
import { searchForm } from '../../../../checks/text/search-form.js';
import type { CategoryEvent } from '../../editorial/contract.js';
import type { PersonaEvent } from '../../personas/contract.js';
import type { Handlers } from '../../platform/projections/projection.js';
import type { ArticleImage } from './article-parts.dto.js';

/** A header image with the revision of the article that it was made from. */
export type KeptImage = Readonly<Omit<ArticleImage, 'url' | 'thumbnailUrl' | 'package'>>;

/** How many articles there are of a kind, without those that are deleted; Postgres counts them as rows change. */
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

  /** Of the dismissal. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  rule: string;

  @Column('text')
  quote: string;

  /** As of `dismissalKey`. */
  @Column('text')
  key: string;
}

/** The name that a persona has; of one that is deleted, the last. */
@Entity('persona_name')
export class PersonaNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** The name as of `searchForm`. */
  @Column('text')
  search: string;
}

/** The name that a category has; of one that is gone, the last. */
@Entity('category_name')
export class CategoryNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** The name as of `searchForm`. */
  @Column('text')
  search: string;
}

const named = (name: string): { name: string; search: string } => ({ name, search: searchForm(name) });

/** What becomes of those names. */
export const nameHandlers: Handlers<PersonaEvent | CategoryEvent> = {
  PersonaCreated: ({ streamId: id, data: { name } }, rows) => {
    // One that was deleted may come back.
    rows.remove(PersonaNameRow, { id });
    rows.insert(PersonaNameRow, { id, ...named(name) });
  },
  PersonaChanged: ({ streamId: id, data: { name } }, rows) => {
    if (name) rows.update(PersonaNameRow, { id }, named(name.to));
  },
  CategoryAdded: ({ data: { id, name } }, rows) => {
    // One that is gone may come back.
    rows.remove(CategoryNameRow, { id });
    rows.insert(CategoryNameRow, { id, ...named(name) });
  },
  CategoryChanged: ({ data: { id, name } }, rows) => {
    if (name) rows.update(CategoryNameRow, { id }, named(name.to));
  },
};
