import type { Problem } from './articles.js';

interface Found {
  readonly rule: string;
  readonly message: string;
  readonly quote: string;
}

/** A proposal as the API answers it, as far as tests look at it. */
export interface Proposal {
  readonly id: string;
  readonly kind: string;
  readonly revision: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string | string[];
  readonly hunks: readonly { readonly id: string; readonly before: string; readonly after: string }[];
  readonly accepted: readonly string[];
  readonly remaining: readonly string[];
  readonly locked: readonly { readonly start: number; readonly end: number }[];
  readonly notes: readonly string[];
  readonly effects: readonly { readonly mends: readonly Found[]; readonly brings: readonly Found[] }[];
  readonly status: string;
  readonly provenance: { readonly provider: string; readonly model: string };
}
/** A refusal with the fields that it names. */
type Refusal = Problem & { readonly errors?: readonly { readonly field: string }[] };

export type OneProposal = Refusal & { readonly proposal: Proposal };

export interface ProposalPage {
  readonly proposals: readonly Proposal[];
  readonly total: number;
  readonly nextCursor: string | null;
}
