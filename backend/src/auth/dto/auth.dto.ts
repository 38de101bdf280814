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

  @Field(text(), { nullable: true, description: 'Id of the persona.' })
  assignedPersona: string | null;

  @Field(flag())
  isActive: boolean;

  @Field(moment())
  createdAt: string;

  @Field(flag(), { description: 'True until the user replaces the temporary password.' })
  mustChangePassword: boolean;
}

/** The person who is signed in. */
export class SignedInAnswer extends UserAnswer {
  @Field(moment(), {
    optional: true,
    description:
      'From when on the house requires a second factor of the user, who has none yet. Once that has come, only setting it up is possible.',
  })
  secondFactorFrom?: string;

  @Field(flag(), { optional: true, description: 'True from then on, until the user has one.' })
  mustSetUpSecondFactor?: true;

  @Field(whole({ min: 0, max: 10 }), {
    optional: true,
    description: 'How many recovery codes are left, once any was used.',
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
      'In place of the user: there is no session yet, only a ticket for POST /api/auth/second-factor.',
  })
  secondFactor?: SecondFactorAnswer;
}

export class WaysInAnswer {
  @Field(flag(), {
    description:
      'Only the house’s own sign-on lets in; a password does only where it was given on the server with --reset-sign-in.',
  })
  signOnOnly: boolean;
}

class SignOutThereAnswer {
  @Field(text(), { description: 'The provider’s, as on the button.' })
  name: string;

  @Field(text(), { description: 'To be opened by the browser.' })
  address: string;
}

export class SignOutAnswer extends SuccessAnswer {
  @Field(nested(SignOutThereAnswer), {
    optional: true,
    description: 'Where the session of the house’s own sign-on can be ended, too.',
  })
  signOn?: SignOutThereAnswer;
}

export class OneUserAnswer {
  @Field(nested(UserAnswer))
  user: UserAnswer;
}
