import { ApiError } from './api-error';

/** The ways to give a proof. */
export type ProofWay = 'password' | 'totp' | 'passkey' | 'sign-on';

/** The proof that the server wants. */
export interface WantedProof {
  ways: readonly ProofWay[];
  /** The providers of the house’s own sign-on that can give the proof. */
  signOn?: readonly { id: string; name: string }[];
}

/** Asks the person for a proof. Resolves to whether one was given. */
type Ask = (wanted: WantedProof) => Promise<boolean>;

let ask: Ask | undefined;
/** Calls that are refused at the same time share one question. */
let asking: Promise<boolean> | undefined;

/** Sets the function that asks the person. The returned function unsets it. */
export function askForProofBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Sends a request. If the server wants a proof and the person gives one, sends it again. */
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

/** Whether the server answers a read, after a proof if it wants one. The body of the answer is discarded. */
export async function isLetThrough(address: string): Promise<boolean> {
  const request = new Request(new URL(address, window.location.origin));
  const response = await withProof(request, (one) => window.fetch(one));
  await response.body?.cancel();
  return response.status !== 403;
}
