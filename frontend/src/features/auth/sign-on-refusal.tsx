import { signOnProblem } from './domain/sign-on-problems';
import { Refusal } from './refusal';

/** What went wrong with the house’s sign-on, where an address says that something did. */
export function SignOnRefusal({ kind, signOnOnly }: { kind: string; signOnOnly: boolean }) {
  return (
    <div className="mb-6">
      <Refusal>{signOnProblem(kind, signOnOnly)}</Refusal>
    </div>
  );
}
