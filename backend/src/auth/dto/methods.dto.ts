import { Field, flag, listOf, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { AssertionBody, PasskeyAnswer, PasskeysPossible } from './passkeys.dto.js';
import { LinkedSignOn } from './sign-on.dto.js';

const longestTyped = 1_000;
const code = text({ min: 1, max: longestTyped });
const ofApp = 'The six digits that the authenticator app shows.';

class TotpAnswer {
  @Field(flag())
  on: boolean;
}

class RecoveryCodesLeft {
  @Field(whole({ min: 0, max: 10 }))
  left: number;
}

export class MethodsAnswer {
  @Field(flag())
  password: boolean;

  @Field(listOf(PasskeyAnswer), { description: 'The user’s passkeys, oldest first.' })
  passkeys: readonly PasskeyAnswer[];

  @Field(nested(PasskeysPossible), { description: 'Whether this desk’s address allows passkeys.' })
  passkeysPossible: PasskeysPossible;

  @Field(nested(TotpAnswer), { description: 'The user’s authenticator app.' })
  totp: TotpAnswer;

  @Field(nested(RecoveryCodesLeft))
  recoveryCodes: RecoveryCodesLeft;

  @Field(listOf(LinkedSignOn), { description: 'The linked accounts of the house’s own sign-on.' })
  signOn: readonly LinkedSignOn[];

  @Field(flag(), { description: 'Whether the house requires the user to have a second factor.' })
  required: boolean;
}

export class NewTotpAnswer {
  @Field(text(), { description: 'The secret in base32, to be typed into the app.' })
  secret: string;

  @Field(text(), { description: 'The address that the QR code contains.' })
  uri: string;

  @Field(text(), { description: 'The QR code as SVG.' })
  qr: string;
}

export class TotpCodeBody {
  @Field(code, { missing: 'Enter the code that your app shows.', description: ofApp })
  code: string;
}

export class NewRecoveryCodesAnswer {
  @Field(listOf(text()), { description: 'The recovery codes, shown only now. Each can be used once.' })
  recoveryCodes: readonly string[];
}

const assertion = nested(AssertionBody);

export class SecondFactorBody {
  @Field(code, { optional: true, description: ofApp })
  code?: string;

  @Field(code, { optional: true })
  recoveryCode?: string;

  @Field(assertion, { optional: true })
  assertion?: AssertionBody;
}

export class SecondFactorAnswer {
  @Field(listOf(oneOf(['totp', 'recovery', 'passkey'])), {
    description: 'The ways in which the second step can be done.',
  })
  ways: readonly ('totp' | 'recovery' | 'passkey')[];
}

export class ProofBody {
  @Field(code, { optional: true })
  password?: string;

  @Field(code, { optional: true, description: ofApp })
  code?: string;

  @Field(assertion, { optional: true })
  assertion?: AssertionBody;
}
