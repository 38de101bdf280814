import { Field, flag, listOf, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { AssertionBody, PasskeyAnswer, PasskeysPossible } from './passkeys.dto.js';
import { LinkedSignOn } from './sign-on.dto.js';

const longestTyped = 1_000;
const code = text({ min: 1, max: longestTyped });
const ofApp = 'Six digits that the authenticator app shows.';

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

  @Field(listOf(PasskeyAnswer), { description: 'The oldest first.' })
  passkeys: readonly PasskeyAnswer[];

  @Field(nested(PasskeysPossible), { description: 'Whether there can be passkeys at this desk’s address.' })
  passkeysPossible: PasskeysPossible;

  @Field(nested(TotpAnswer), { description: 'The authenticator app.' })
  totp: TotpAnswer;

  @Field(nested(RecoveryCodesLeft))
  recoveryCodes: RecoveryCodesLeft;

  @Field(listOf(LinkedSignOn), { description: 'The accounts of the house’s own sign-on.' })
  signOn: readonly LinkedSignOn[];

  @Field(flag(), { description: 'Whether the house requires a second factor of the user.' })
  required: boolean;
}

export class NewTotpAnswer {
  @Field(text(), { description: 'In base32, to be typed.' })
  secret: string;

  @Field(text(), { description: 'What the QR code says.' })
  uri: string;

  @Field(text(), { description: 'The QR code as SVG.' })
  qr: string;
}

export class TotpCodeBody {
  @Field(code, { missing: 'Enter the code that your app shows.', description: ofApp })
  code: string;
}

export class NewRecoveryCodesAnswer {
  @Field(listOf(text()), { description: 'Told only now; each can be used once.' })
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
    description: 'What the second step can be done by.',
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
