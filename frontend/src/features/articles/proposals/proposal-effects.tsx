import { counted } from '@/components/ui/text/numbers';
import type { Proposal } from '../api/proposals';

interface ProposalEffectsProps {
  id: string;
  proposal: Pick<Proposal, 'effects' | 'hunks' | 'remaining' | 'status'>;
  /** The index of the chosen text, counted from 0. */
  chosen: number;
}

/** Shows the findings that a proposal would mend, and those that it would bring, before anybody decides. */
export function ProposalEffects({ id, proposal, chosen }: ProposalEffectsProps) {
  const { effects, hunks, remaining, status } = proposal;
  const effect = effects[chosen];
  // The effect no longer holds once a part has been decided or the proposal is stale.
  if (!effect || status !== 'offered' || remaining.length < hunks.length) return null;
  const { mends, brings } = effect;
  const whole = hunks.length > 1 ? 'With all its changes, it' : 'It';
  return (
    <div id={id} className="mt-3 text-small">
      {mends.length === 0 && brings.length === 0 ? (
        <p className="text-ink-2">{whole} changes nothing that the checks find.</p>
      ) : (
        <>
          <Found verb={`${whole} mends`} findings={mends} />
          <Found verb={mends.length > 0 ? 'It brings' : `${whole} brings`} findings={brings} />
        </>
      )}
    </div>
  );
}

const mostShown = 5;

interface FoundProps {
  verb: string;
  findings: NonNullable<Proposal['effects'][number]>['mends'];
}

function Found({ verb, findings }: FoundProps) {
  if (findings.length === 0) return null;
  const left = findings.length - mostShown;
  return (
    <>
      <p className="mt-1 font-medium">
        {verb} {findings.length}:
      </p>
      <ul className="list-disc pl-5 text-ink-2">
        {findings.slice(0, mostShown).map(({ rule, message, quote }, index) => (
          <li key={`${index} ${rule} ${quote}`} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-ink-3">{counted(left, 'finding')} more.</p>}
    </>
  );
}
