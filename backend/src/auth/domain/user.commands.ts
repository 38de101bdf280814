import type { z } from 'zod';
import type { userEvents } from './user.events.js';

type EventData<Type extends keyof typeof userEvents.schemas> = z.infer<(typeof userEvents.schemas)[Type]>;

export type NewUser = Omit<EventData<'UserAdded'>, 'userId'>;

/** The fields of a user that can be changed. */
export type UserDetails = Omit<NewUser, 'username'>;

/** A stored password that an event is to bring into force. */
export type StoredPassword = Omit<EventData<'PasswordSet'>, 'userId'>;

/** A change of a user; absent members stay as they are. */
export interface UserPatch {
  readonly details: { readonly [Field in keyof UserDetails]?: UserDetails[Field] | undefined };
  readonly isActive?: boolean | undefined;
  /** User names are locked, so one that differs is refused. */
  readonly username?: string | undefined;
}

/** A user in a list that is saved as a whole. */
export interface ListedUser extends UserPatch {
  readonly id: string;
  /** The whole user, if new; a list carries no passwords, so new users wait for one. */
  readonly user: NewUser | undefined;
  /** The entry’s place in the list, for the paths of faults: `content[3]`. */
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
  /** Turns on an authenticator app after the user has shown one of its codes. */
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
      /** Id of the recovery codes that come with the first second factor. */
      readonly recoveryId?: string | undefined;
    }
  | {
      readonly type: 'remove-passkey';
      readonly id: string;
      readonly passkeyId: string;
      readonly required: boolean;
    };

/** A command about the house’s own sign-on; each identity is an account at a provider. */
export type SignOnCommand =
  | {
      readonly type: 'link-sign-on';
      readonly id: string;
      readonly identityId: string;
      /** The administrator who invited the user, if one did. */
      readonly invitedBy?: string | undefined;
    }
  | { readonly type: 'unlink-sign-on'; readonly id: string; readonly identityId: string }
  /** Sets the role that the provider’s claim gives; the last administrator stays one. */
  | { readonly type: 'follow-claim'; readonly id: string; readonly role: UserDetails['role'] };

/** A new user for an account that is linked to nobody here. If the user name is taken, it gets a number. */
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
  /** Saves several users at once, all or none; users who are not listed stay as they are. */
  | { readonly type: 'save'; readonly list: readonly ListedUser[] }
  /** Gives the user a temporary password, from an administrator or from the operator of the machine. */
  | {
      readonly type: 'reset-password';
      readonly id: string;
      /** The administrator who asks for it. */
      readonly by?: string | null;
      readonly credentialId: string;
    }
  /** Does the same, and also removes everything else that the user signs in by. */
  | (SignInReset & { readonly type: 'reset-sign-in' })
  | MethodCommand
  | SignOnCommand
  | (AdditionBySignOn & { readonly type: 'add-by-sign-on' })
  /** Gives another password to a user who has proven to know the current one. */
  | {
      readonly type: 'change-password';
      readonly id: string;
      readonly provenCredentialId: string;
      readonly credentialId: string;
    };
