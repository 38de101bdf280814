import { signOnProblem } from './domain/sign-on-problems';
import { Refusal } from './refusal';

/** Says what went wrong with the house’s sign-on, if an address names a problem. */
export function SignOnRefusal({ kind, signOnOnly }: { kind: string; signOnOnly: boolean }) {
  return (
    <div className="mb-6">
      <Refusal>{signOnProblem(kind, signOnOnly)}</Refusal>
    </div>
  );
}
