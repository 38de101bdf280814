import {
  described,
  Field,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  unread,
  whole,
} from '../../platform/http/input/field.js';
import type { Rule } from '../../platform/http/input/field-rules.js';
import { SuccessAnswer } from '../../platform/http/input/success-answer.js';

/** The most characters of an answer, far more than any authenticator sends, quantum-safe ones included. */
const longestSent = 20_000;
const longestId = 2_000;

const base64url = (max: number): Rule =>
  text({ min: 1, max, pattern: { regex: /^[\w-]+$/, must: 'must be base64url' } });

const anyObject = { type: 'object', additionalProperties: true } as const;
const credentialType = oneOf(['public-key']);

class AssertionResponse {
  @Field(base64url(longestSent))
  clientDataJSON: string;

  @Field(base64url(longestSent))
  authenticatorData: string;

  @Field(base64url(longestSent))
  signature: string;

  @Field(base64url(longestId), { optional: true, nullable: true })
  userHandle?: string | null;
}

/** An AuthenticationResponseJSON of WebAuthn. */
export class AssertionBody {
  @Field(base64url(longestId))
  id: string;

  @Field(base64url(longestId))
  rawId: string;

  @Field(nested(AssertionResponse))
  response: AssertionResponse;

  @Field(credentialType)
  type: 'public-key';

  @Field(unread({ type: 'string', nullable: true }), { optional: true })
  authenticatorAttachment?: never;

  @Field(unread(anyObject), { optional: true })
  clientExtensionResults?: never;
}

class AttestationResponse {
  @Field(base64url(longestSent))
  clientDataJSON: string;

  @Field(base64url(longestSent))
  attestationObject: string;

  @Field(listOf(text({ min: 1, max: 50 }), { max: 10 }), { optional: true })
  transports?: readonly string[];

  @Field(unread({ type: 'string' }), { optional: true })
  authenticatorData?: never;

  @Field(unread({ type: 'string', nullable: true }), { optional: true })
  publicKey?: never;

  @Field(unread({ type: 'integer' }), { optional: true })
  publicKeyAlgorithm?: never;
}

/** A RegistrationResponseJSON of WebAuthn. */
export class AttestationBody {
  @Field(base64url(longestId))
  id: string;

  @Field(base64url(longestId))
  rawId: string;

  @Field(nested(AttestationResponse))
  response: AttestationResponse;

  @Field(credentialType)
  type: 'public-key';

  @Field(unread({ type: 'string', nullable: true }), { optional: true })
  authenticatorAttachment?: never;

  @Field(unread(anyObject), { optional: true })
  clientExtensionResults?: never;
}

const passkeyName: Rule = text({ min: 1, max: 60, trim: true, singleLine: true });
const nameMissing = 'Give the passkey a name, such as “My laptop”.';

export class AddPasskeyBody {
  @Field(passkeyName, { missing: nameMissing })
  name: string;

  @Field(nested(AttestationBody))
  attestation: AttestationBody;
}

export class RenamePasskeyBody {
  @Field(passkeyName, { missing: nameMissing })
  name: string;
}

const milliseconds = whole({ min: 0, max: 1_000_000 });

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export class RequestOptionsAnswer {
  @Field(text())
  rpId: string;

  @Field(text(), { description: 'The challenge, valid for five minutes and one answer from this browser.' })
  challenge: string;

  @Field(milliseconds)
  timeout: number;

  @Field(oneOf(['required']))
  userVerification: 'required';
}

const webAuthnObject = described(anyObject);
const webAuthnList = described({ type: 'array', items: anyObject });

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export class CreationOptionsAnswer {
  @Field(webAuthnObject)
  rp: object;

  @Field(webAuthnObject)
  user: object;

  @Field(text(), { description: 'The challenge, valid for five minutes and one answer in this session.' })
  challenge: string;

  @Field(webAuthnList)
  pubKeyCredParams: readonly object[];

  @Field(milliseconds, { optional: true })
  timeout?: number;

  @Field(webAuthnList, { optional: true })
  excludeCredentials?: readonly object[];

  @Field(webAuthnObject, { optional: true })
  authenticatorSelection?: object;

  @Field(text(), { optional: true })
  attestation?: string;

  @Field(webAuthnObject, { optional: true })
  extensions?: object;

  @Field(listOf(text()), { optional: true })
  hints?: readonly string[];
}

export class PasskeyAnswer {
  @Field(text())
  id: string;

  @Field(text())
  name: string;

  @Field(moment())
  createdAt: string;

  @Field(moment(), { nullable: true })
  lastUsedAt: string | null;

  @Field(flag(), {
    description:
      'Whether the passkey is synced to all of the user’s devices instead of being on one device only.',
  })
  synced: boolean;

  @Field(text(), {
    nullable: true,
    description:
      'The former host name of this desk that the passkey belongs to; null if it works at the present one.',
  })
  formerHost: string | null;

  @Field(flag(), {
    description:
      'Whether the passkey’s counter ever went backwards, in which case somebody may have copied it.',
  })
  countedBack: boolean;
}

export class OnePasskeyAnswer {
  @Field(nested(PasskeyAnswer))
  passkey: PasskeyAnswer;
}

export class NewPasskeyAnswer extends OnePasskeyAnswer {
  @Field(listOf(text()), {
    nullable: true,
    description:
      'The recovery codes, shown only now, with the first second factor. Each can be used once. Null if the user had a second factor before.',
  })
  recoveryCodes: readonly string[] | null;
}

export class AcceptedPasskeys {
  @Field(text())
  rpId: string;

  @Field(text(), { description: 'The id by which authenticators know the user.' })
  userId: string;

  @Field(listOf(text()))
  allAcceptedCredentialIds: readonly string[];
}

export class PasskeyRemovedAnswer extends SuccessAnswer {
  @Field(nested(AcceptedPasskeys), {
    nullable: true,
    description:
      'The passkeys that are left, for WebAuthn’s `signalAllAcceptedCredentials`, so that the browser offers none that was removed.',
  })
  accepted: AcceptedPasskeys | null;
}

export class PasskeysPossible {
  @Field(flag())
  possible: boolean;

  @Field(text(), {
    nullable: true,
    description: 'Why passkeys are not possible, and what to set; null if they are.',
  })
  why: string | null;
}
