import { Field, described, flag, listOf, text, whole } from '../../platform/http/input/field.js';
import { UserAnswer } from './auth.dto.js';
import { passwordOrBlank, passwordRule } from '../passwords/password-rule.js';
import { email, lockedUsername, missing, name, persona, role, username } from './user-rules.js';

const aboutPersona = 'The id of a persona; null or `none` for no persona.';

export class AddUserBody {
  @Field(described({ type: 'string' }), {
    optional: true,
    nullable: true,
    description: 'An id is accepted and ignored.',
  })
  id?: string | null;

  @Field(username, { missing })
  username: string;

  @Field(email, { missing })
  email: string;

  @Field(name, { missing })
  firstName: string;

  @Field(name, { missing })
  lastName: string;

  @Field(role, { optional: true, description: 'The user’s role; defaults to `author`.' })
  role?: 'admin' | 'author';

  @Field(persona, { optional: true, nullable: true, description: aboutPersona })
  assignedPersona?: string | null;

  @Field(flag(), { optional: true })
  isActive?: boolean;

  @Field(passwordRule('Password'), { missing: 'Password is required for new users' })
  password: string;
}

/** A change of a user; omitted fields stay as they are. */
export class ChangeUserBody {
  @Field(text(), { optional: true, description: 'The user’s id, which must match the one in the address.' })
  id?: string;

  @Field(lockedUsername, {
    optional: true,
    missing,
    description: 'The user’s name, which can’t change: send the current one or leave it out.',
  })
  username?: string;

  @Field(email, { optional: true, missing })
  email?: string;

  @Field(name, { optional: true, missing })
  firstName?: string;

  @Field(name, { optional: true, missing })
  lastName?: string;

  @Field(role, { optional: true })
  role?: 'admin' | 'author';

  @Field(persona, { optional: true, nullable: true, description: aboutPersona })
  assignedPersona?: string | null;

  @Field(flag(), {
    optional: true,
    description: 'Whether the user is active: false deactivates the user, true reactivates them.',
  })
  isActive?: boolean;

  @Field(passwordOrBlank('Password'), {
    optional: true,
    description: 'A new password; leave it blank to keep the current one.',
  })
  password?: string;
}

export class UsersAnswer {
  @Field(listOf(UserAnswer))
  users: readonly UserAnswer[];
}

class SecondFactorOfUser {
  @Field(text(), { description: 'The user’s id.' })
  userId: string;

  @Field(flag(), { description: 'Whether the user has an authenticator app.' })
  totp: boolean;

  @Field(whole({ min: 0, max: 20 }))
  passkeys: number;

  @Field(flag(), {
    description:
      'Whether a passkey’s counter ever went backwards, in which case somebody may have copied it.',
  })
  countedBack: boolean;

  @Field(whole({ min: 0, max: 10 }), { description: 'The number of recovery codes that are left.' })
  recoveryCodes: number;
}

export class ActiveUsersAnswer extends UsersAnswer {
  @Field(listOf(SecondFactorOfUser), {
    description: 'The second factors of the listed users who have more than a password.',
  })
  secondFactors: readonly SecondFactorOfUser[];

  @Field(listOf(text()), {
    description: 'The ids of the listed users who are linked to the house’s own sign-on.',
  })
  signOn: readonly string[];
}

export class TemporaryPasswordAnswer {
  @Field(text(), {
    description: 'The temporary password, shown only once. The user must change it at the next sign-in.',
  })
  temporaryPassword: string;
}

export class ResetSignInBody {
  @Field(text({ min: 1, max: 500, trim: true, singleLine: true }), {
    missing: 'Say why the sign-in is reset: it stands in the record.',
  })
  reason: string;
}
