import { ApiError } from './api-error';

/** What a proof can be given by. */
export type ProofWay = 'password' | 'totp' | 'passkey' | 'sign-on';

/** A proof that is wanted. */
export interface WantedProof {
  ways: readonly ProofWay[];
  /** The providers of the house’s own sign-on that the person can give it by. */
  signOn?: readonly { id: string; name: string }[];
}

/** Asks the person; answers whether a proof was given. */
type Ask = (wanted: WantedProof) => Promise<boolean>;

let ask: Ask | undefined;
/** Several calls that are refused at once are asked for once. */
let asking: Promise<boolean> | undefined;

/** Sets who asks; the answer takes it back. */
export function askForProofBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Sends a request, and sends it again when it wanted a proof that it is still the same person and one was given. */
export async function withProof(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 403 || !ask) return response;
  const wanted = wantedIn(await ApiError.from(response.clone()));
  if (!wanted) return response;
  asking ??= ask(wanted).finally(() => (asking = undefined));
  return (await asking) ? send(again) : response;
}

function wantedIn({ problem }: ApiError): WantedProof | undefined {
  return problem.type?.endsWith('/proof-required') ? (problem as unknown as WantedProof) : undefined;
}

/** Whether the server would answer a read, once a proof was given if it wants one. Nothing of the answer is taken. */
export async function isLetThrough(address: string): Promise<boolean> {
  const request = new Request(new URL(address, window.location.origin));
  const response = await withProof(request, (one) => window.fetch(one));
  await response.body?.cancel();
  return response.status !== 403;
}
