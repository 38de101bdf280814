import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A category that is in the list. */
@Entity('category')
export class CategoryRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  color: string;

  /** Sorts the list. */
  @Column('integer')
  place: number;
}

/** The list as a whole: one row, from the first category on. */
@Entity('category_list')
export class CategoryListRow {
  @PrimaryColumn('text')
  stream: string;

  @Column('integer')
  revision: number;
}
