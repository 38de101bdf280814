import { Field, flag, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { SuccessAnswer } from '../../platform/http/input/success-answer.js';
import { SecondFactorAnswer } from './methods.dto.js';
import { passwordRule } from '../passwords/password-rule.js';

const bothSignInFields = 'Please enter both username and password';
const allPasswordFields = 'Please fill in all password fields.';

/** The most characters of a user name or password. Nobody has a longer one, and comparing it would only cost time. */
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

  @Field(text(), { nullable: true, description: 'The id of the assigned persona; null if none is assigned.' })
  assignedPersona: string | null;

  @Field(flag())
  isActive: boolean;

  @Field(moment())
  createdAt: string;

  @Field(flag(), { description: 'Whether the user must replace a temporary password before anything else.' })
  mustChangePassword: boolean;
}

/** The person who is signed in. */
export class SignedInAnswer extends UserAnswer {
  @Field(moment(), {
    optional: true,
    description:
      'When the house’s requirement of a second factor begins for the user, who has none yet. After that, the user can do nothing but set one up.',
  })
  secondFactorFrom?: string;

  @Field(flag(), {
    optional: true,
    description: 'True once a second factor is required of the user, until they have one.',
  })
  mustSetUpSecondFactor?: true;

  @Field(whole({ min: 0, max: 10 }), {
    optional: true,
    description: 'The number of recovery codes that are left; given once any was used.',
  })
  recoveryCodesLeft?: number;
}

export class OneSignedInAnswer {
  @Field(nested(SignedInAnswer))
  user: SignedInAnswer;
}

/** The person who is signed in, or the second factors of which one is still to be shown. */
export class SignInAnswer {
  @Field(nested(SignedInAnswer), { optional: true })
  user?: SignedInAnswer;

  @Field(nested(SecondFactorAnswer), {
    optional: true,
    description:
      'The second step that is needed, in place of the user. There is no session yet, only a ticket for `POST /api/auth/second-factor`.',
  })
  secondFactor?: SecondFactorAnswer;
}

export class WaysInAnswer {
  @Field(flag(), {
    description:
      'Whether people can sign in only by the house’s own sign-on. A password then works only if it was set on the server with `--reset-sign-in`.',
  })
  signOnOnly: boolean;
}

class SignOutThereAnswer {
  @Field(text(), { description: 'The provider’s name, as on its button.' })
  name: string;

  @Field(text(), { description: 'The address that the browser should open.' })
  address: string;
}

export class SignOutAnswer extends SuccessAnswer {
  @Field(nested(SignOutThereAnswer), {
    optional: true,
    description: 'Where the session at the house’s own sign-on can be ended as well.',
  })
  signOn?: SignOutThereAnswer;
}

export class OneUserAnswer {
  @Field(nested(UserAnswer))
  user: UserAnswer;
}
