import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user who can sign in, or once could. */
@Entity('user_account')
export class UserRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  username: string;

  /** What the user name is looked up by. */
  @Column('text')
  usernameKey: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  role: 'admin' | 'author';

  @Column('text', { nullable: true })
  assignedPersona: string | null;

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  mustChangePassword: boolean;

  /** The password in force. */
  @Column('text', { nullable: true })
  credentialId: string | null;

  /** Revision of the last deactivation, if there was one. */
  @Column('integer', { nullable: true })
  deactivation: number | null;

  /** ISO 8601. */
  @Column('timestamptz')
  createdAt: string;

  /** Revision of the directory's stream at the user's last change: the largest of all is the directory's own. */
  @Column('integer')
  revision: number;
}
