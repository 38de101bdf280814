import type { z } from 'zod';
import type { userEvents } from './user.events.js';

type EventData<Type extends keyof typeof userEvents.schemas> = z.infer<(typeof userEvents.schemas)[Type]>;

export type NewUser = Omit<EventData<'UserAdded'>, 'userId'>;

/** What can be changed in a user. */
export type UserDetails = Omit<NewUser, 'username'>;

/** A password that is stored already and that an event is to bring into force. */
export type StoredPassword = Omit<EventData<'PasswordSet'>, 'userId'>;

/** Absent members stay as they are. */
export interface UserPatch {
  readonly details: { readonly [Field in keyof UserDetails]?: UserDetails[Field] | undefined };
  readonly isActive?: boolean | undefined;
  /** User names are locked: one that differs is refused. */
  readonly username?: string | undefined;
}

/** A user in a list that is saved as a whole. */
export interface ListedUser extends UserPatch {
  readonly id: string;
  /** Of someone new, and then whole; a list carries no passwords, so they wait for one. */
  readonly user: NewUser | undefined;
  /** Its place in the list, for faults: `content[3]`. */
  readonly path: string;
}

export interface Addition {
  readonly id: string;
  readonly user: NewUser;
  readonly password?: StoredPassword;
  readonly isActive?: boolean | undefined;
}

export interface UserChange {
  readonly id: string;
  /** The user who asks for it. */
  readonly by?: string | null;
  readonly patch: UserPatch;
  readonly password?: StoredPassword | undefined;
}

export type MethodCommand =
  /** A user has shown a code of an authenticator app. */
  | {
      readonly type: 'add-totp';
      readonly id: string;
      readonly totpId: string;
      readonly recoveryId: string;
    }
  | { readonly type: 'renew-recovery-codes'; readonly id: string; readonly recoveryId: string }
  /** @param required whether the house requires a second factor of the user */
  | { readonly type: 'remove-totp'; readonly id: string; readonly required: boolean }
  | {
      readonly type: 'add-passkey';
      readonly id: string;
      readonly passkeyId: string;
      /** With the first second factor. */
      readonly recoveryId?: string | undefined;
    }
  | {
      readonly type: 'remove-passkey';
      readonly id: string;
      readonly passkeyId: string;
      readonly required: boolean;
    };

/** What the house’s own sign-on asks for; each identity is an account at a provider. */
export type SignOnCommand =
  | {
      readonly type: 'link-sign-on';
      readonly id: string;
      readonly identityId: string;
      /** The administrator who has invited the user, if one has. */
      readonly invitedBy?: string | undefined;
    }
  | { readonly type: 'unlink-sign-on'; readonly id: string; readonly identityId: string }
  /** The role that the provider’s claim gives; the last administrator stays one. */
  | { readonly type: 'follow-claim'; readonly id: string; readonly role: UserDetails['role'] };

/** Somebody whom nobody here is linked with. The user name gets a number where it is taken. */
export interface AdditionBySignOn {
  readonly id: string;
  readonly user: NewUser;
  readonly identityId: string;
}

export interface SignInReset {
  readonly id: string;
  /** The administrator who asks for it. */
  readonly by?: string | null;
  readonly credentialId: string;
  readonly reason: string;
}

export type UserCommand =
  /** `add-first` adds the first administrator: it does nothing once there is any user. */
  | (Addition & { readonly type: 'add' | 'add-first'; readonly password: StoredPassword })
  | (UserChange & { readonly type: 'change' })
  | { readonly type: 'deactivate'; readonly id: string }
  /** Several users at once, all or none; who is not listed stays as they are. */
  | { readonly type: 'save'; readonly list: readonly ListedUser[] }
  /** The user gets a temporary password, from an administrator or from the operator of the machine. */
  | {
      readonly type: 'reset-password';
      readonly id: string;
      /** The administrator who asks for it. */
      readonly by?: string | null;
      readonly credentialId: string;
    }
  /** The same, and nothing but the password is left to sign in by. */
  | (SignInReset & { readonly type: 'reset-sign-in' })
  | MethodCommand
  | SignOnCommand
  | (AdditionBySignOn & { readonly type: 'add-by-sign-on' })
  /** A user who has proven to know one password takes another. */
  | {
      readonly type: 'change-password';
      readonly id: string;
      readonly provenCredentialId: string;
      readonly credentialId: string;
    };
