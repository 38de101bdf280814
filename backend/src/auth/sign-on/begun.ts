/** What somebody goes to a provider for. */
export type SignOnPurpose =
  | { readonly kind: 'sign-in' }
  /** To link the account there with the user of a session. */
  | { readonly kind: 'link'; readonly session: string }
  | { readonly kind: 'proof'; readonly session: string }
  | { readonly kind: 'invitation'; readonly invitationId: string };

/** What is to be found again when the provider leads back. */
export interface Begun {
  readonly purpose: SignOnPurpose;
  /** One of our paths. */
  readonly returnTo: string;
  readonly nonce: string;
  readonly verifier: string;
}
