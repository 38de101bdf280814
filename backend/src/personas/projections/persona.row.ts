import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A persona that is not deleted. */
@Entity('persona')
export class PersonaRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  aboutMe: string;

  @Column('text')
  writingStyle: string;

  @Column('text')
  context: string;

  @Column('jsonb')
  tonePillars: string[];

  @Column('text')
  writingAngle: string;

  @Column('text')
  expertise: string;

  /** Ids of content categories. */
  @Column('jsonb')
  categories: string[];

  @Column('integer')
  revision: number;

  /** Commit position of its creation: the order of lists. */
  @Column('bigint')
  createdPosition: string;
}
