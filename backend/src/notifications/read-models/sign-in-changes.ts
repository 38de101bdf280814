import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { UserEvent } from '../../auth/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';

export type SignInChange =
  | `${'totp' | 'passkey'}-${'added' | 'removed'}`
  | 'recovery-codes-added'
  | 'sign-on-linked'
  | 'sign-on-unlinked'
  | 'sign-in-reset';

/** A change of the ways in which somebody signs in, which that person is told. */
@Entity('sign_in_change')
class SignInChangeRow {
  /** The id of the event. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  userId: string;

  @Column('text')
  what: SignInChange;

  /** The time in ISO 8601. */
  @Column('timestamptz')
  at: string;
}

export const signInChanges = projection<UserEvent>({
  name: 'sign-in-changes',
  tables: [SignInChangeRow],
  on: {
    SignInMethodAdded: (event, rows) => note(event, rows, `${event.data.method}-added`),
    SignInMethodRemoved: (event, rows) => {
      const { method } = event.data;
      // Recovery codes are removed together with the factor that they stood in for, and that removal is told.
      if (method !== 'recovery-codes') note(event, rows, `${method}-removed`);
    },
    SignOnLinked: (event, rows) => note(event, rows, 'sign-on-linked'),
    SignOnUnlinked: (event, rows) => note(event, rows, 'sign-on-unlinked'),
    SignInReset: (event, rows) => note(event, rows, 'sign-in-reset'),
  },
});

function note({ id, data, metadata }: Recorded & UserEvent, rows: Rows, what: SignInChange): void {
  rows.insert(SignInChangeRow, { id, userId: data.userId, what, at: metadata.at });
}
