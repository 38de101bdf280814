import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredDocument } from '../domain/editorial-rules.events.js';

/** The rules document as it stood after one revision; the highest is the one that holds. */
@Entity('editorial_rules')
export class EditorialRulesRow {
  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  document: StoredDocument;
}
