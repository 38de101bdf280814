import { Injectable, Logger } from '@nestjs/common';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateKeyPairSync } from 'node:crypto';
import type { SignedInUser } from '../../platform/http/request/request-context.js';
import type {
  AssertionBody,
  AttestationBody,
  CreationOptionsAnswer,
  RequestOptionsAnswer,
} from '../dto/passkeys.dto.js';
import type { Proven } from '../sessions/session-table.js';
import { KeptPasskeys, type NewPasskey, type PasskeyInForce } from './kept-passkeys.js';
import { challengeMs, PasskeyChallenges } from './passkey-challenges.js';
import { RelyingParty } from './relying-party.js';

/**
 * Why an assertion lets nobody in: `over` if its challenge has expired or was used, `unknown` if its signature is of no
 * passkey known here, `refused` for anything else that is wrong.
 */
export type PasskeyFault = 'over' | 'unknown' | 'refused';

/** A passkey that an authenticator made. */
export type MadePasskey = Omit<NewPasskey, 'id' | 'userId' | 'name'>;

/** The library is loaded at the first use of a passkey, because it brings certificates and formats. */
const webAuthn = () => import('@simplewebauthn/server');

/** Lets authenticators make passkeys, and checks what they sign. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('SignIn');
  /** The key by which signatures of unknown passkeys are checked, so that the answer takes the same time. */
  private readonly nobodys = someKey();

  constructor(
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly kept: KeptPasskeys,
  ) {}

  /**
   * The options that a browser gives an authenticator to make a passkey.
   * @throws DomainError `passkeys-impossible`, `limited`
   */
  async creationOptions(
    { id, username, name }: SignedInUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CreationOptionsAnswer> {
    const { generateRegistrationOptions } = await webAuthn();
    const own = await this.kept.of(id);
    return generateRegistrationOptions({
      rpName: this.party.name,
      rpID: this.party.host,
      userName: username,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(await this.kept.handleOf(id), 'base64url')),
      challenge: await this.challenges.give(request, reply),
      timeout: challengeMs,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
  }

  /**
   * The options that a browser gives an authenticator to sign. They are the same for everyone and name no passkey,
   * because that would tell strangers who has one.
   * @throws DomainError `passkeys-impossible`, `limited`
   */
  async requestOptions(request: FastifyRequest, reply: FastifyReply): Promise<RequestOptionsAnswer> {
    const rpId = this.party.host;
    const challenge = await this.challenges.give(request, reply);
    return {
      rpId,
      challenge: Buffer.from(challenge).toString('base64url'),
      timeout: challengeMs,
      userVerification: 'required',
    };
  }

  /** Checks the passkey that an authenticator made for the session of a request. */
  async made(
    attestation: AttestationBody,
    request: FastifyRequest,
  ): Promise<MadePasskey | Exclude<PasskeyFault, 'unknown'>> {
    const challenge = await this.challengeIn(attestation.response, request);
    if (challenge === undefined) return 'over';
    const { verifyRegistrationResponse } = await webAuthn();
    const refused: VerifiedRegistrationResponse = { verified: false };
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: this.party.originsFor(request),
      expectedRPID: this.party.host,
    }).catch(() => refused);
    if (!info) return 'refused';
    const { id, publicKey, counter } = info.credential;
    const { transports = [] } = attestation.response;
    return {
      credentialId: id,
      publicKey,
      counter,
      transports,
      synced: info.credentialBackedUp,
      host: this.party.host,
    };
  }

  /**
   * Proves by an assertion who sent a request.
   * @param only the user whose passkey it must be; anybody’s if left out
   */
  async prove(
    assertion: AssertionBody,
    request: FastifyRequest,
    only?: string,
  ): Promise<Proven | PasskeyFault> {
    const challenge = await this.challengeIn(assertion.response, request);
    if (challenge === undefined) return 'over';
    const found = await this.kept.inForce(assertion.id);
    const isOwn =
      found?.userHandle === assertion.response.userHandle && (only === undefined || only === found?.userId);
    const passkey = isOwn ? found : undefined;
    const signed = await this.signed(assertion, challenge, passkey, request);
    if (typeof signed === 'string') return signed;
    if (!passkey) return 'unknown';
    const wentBack = await this.kept.used(passkey.id, signed.counter, signed.synced);
    const { userId, credentialId, deactivation, isActive } = passkey;
    if (wentBack)
      this.logger.warn({ msg: 'A passkey’s counter went back: it may have been copied.', userId });
    return isActive ? { userId, credentialId, deactivation } : 'refused';
  }

  /** The challenge that was signed, if it was waiting; it is taken out. */
  private async challengeIn(
    { clientDataJSON }: { readonly clientDataJSON: string },
    request: FastifyRequest,
  ): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    return challenge !== undefined && (await this.challenges.take(challenge, request))
      ? challenge
      : undefined;
  }

  /**
   * The contents of an assertion, if the passkey’s signature is right. The passkey’s identity matters only at the
   * signature: until then, answer and time are the same as for an unknown passkey.
   */
  private async signed(
    assertion: AssertionBody,
    expectedChallenge: string,
    passkey: PasskeyInForce | undefined,
    request: FastifyRequest,
  ): Promise<{ readonly counter: number; readonly synced: boolean } | PasskeyFault> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const key = Uint8Array.from(passkey?.publicKey ?? this.nobodys);
    let fault: PasskeyFault = 'refused';
    const checked = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} } as never,
      expectedChallenge,
      expectedOrigin: this.party.originsFor(request),
      expectedRPID: this.party.host,
      credential: {
        id: assertion.id,
        // A counter that went back is reported but locks nobody out, so the library must not check it.
        counter: 0,
        get publicKey() {
          fault = 'unknown';
          return key;
        },
      },
    }).catch(() => undefined);
    if (!checked?.verified) return fault;
    const { newCounter, credentialBackedUp } = checked.authenticationInfo;
    return { counter: newCounter, synced: credentialBackedUp };
  }
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** A public key as authenticators write it (COSE, ES256), whose private key nobody has. */
function someKey(): Uint8Array {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const [before, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([before, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
}
