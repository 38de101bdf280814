import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name that a persona has; of one that is deleted, the last. */
@Entity('persona_name')
export class PersonaNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;
}

/** The name that a category has; of one that is gone, the last. */
@Entity('category_name')
export class CategoryNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;
}
