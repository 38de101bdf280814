/** The purpose for which a person goes to a provider. */
export type SignOnPurpose =
  | { readonly kind: 'sign-in' }
  /** Links the account at the provider with the user of a session. */
  | { readonly kind: 'link'; readonly session: string }
  | { readonly kind: 'proof'; readonly session: string }
  | { readonly kind: 'invitation'; readonly invitationId: string };

/** The facts about a sign-on that are needed when the provider leads back. */
export interface Begun {
  readonly purpose: SignOnPurpose;
  /** The path of ours to return to. */
  readonly returnTo: string;
  readonly nonce: string;
  readonly verifier: string;
}
