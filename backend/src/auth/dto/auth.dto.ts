import { Field, flag, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { SecondFactorAnswer } from './methods.dto.js';
import { passwordRule } from '../passwords/password-rule.js';

const bothSignInFields = 'Please enter both username and password';
const allPasswordFields = 'Please fill in all password fields.';

/** Nobody has a longer one; comparing with one would only cost time. */
const longestTyped = 1_000;

export class SignInBody {
  @Field(text({ min: 1, max: longestTyped }), { missing: bothSignInFields })
  username: string;

  @Field(text({ min: 1, max: longestTyped }), { missing: bothSignInFields })
  password: string;
}

export class ChangePasswordBody {
  @Field(text({ min: 1, max: longestTyped }), { missing: allPasswordFields })
  currentPassword: string;

  @Field(passwordRule('New password'), { missing: allPasswordFields })
  newPassword: string;
}

export class UserAnswer {
  @Field(text())
  id: string;

  @Field(text())
  username: string;

  @Field(text())
  email: string;

  @Field(text())
  firstName: string;

  @Field(text())
  lastName: string;

  @Field(oneOf(['admin', 'author']))
  role: 'admin' | 'author';

  @Field(text(), { nullable: true, description: 'Id of the persona.' })
  assignedPersona: string | null;

  @Field(flag())
  isActive: boolean;

  @Field(moment())
  createdAt: string;

  @Field(flag(), { description: 'True until the user replaces the temporary password.' })
  mustChangePassword: boolean;
}

/** Who is signed in, or what is still to be shown. */
export class SignInAnswer {
  @Field(nested(UserAnswer), { optional: true })
  user?: UserAnswer;

  @Field(nested(SecondFactorAnswer), {
    optional: true,
    description:
      'In place of the user: there is no session yet, only a ticket for POST /api/auth/second-factor.',
  })
  secondFactor?: SecondFactorAnswer;
}

export class OneUserAnswer {
  @Field(nested(UserAnswer))
  user: UserAnswer;
}
