import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { RadioCards } from '@/components/ui/controls/radio-cards';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { useRejectProposal, type Proposal } from '../api/proposals';
import { changeInWords, ProposedChanges } from './proposed-changes';
import { TickList } from './tick-list';
import { kindNames } from './kinds';

interface ProposalCardProps {
  articleId: string;
  proposal: Proposal;
  /** It has just come: it takes the focus. */
  latest: boolean;
  /** The text on screen is not the saved one, so nothing can be put into it. */
  unsaved: boolean;
  pending: boolean;
  /** @param onPart called when some changes were taken over, and others are left */
  onAccept: (choice: { hunks?: string[]; choice?: number }, onPart: () => void) => void;
}

/** A proposal that waits for a decision. */
export function ProposalCard({ articleId, proposal, latest, unsaved, pending, onAccept }: ProposalCardProps) {
  const { id, kind, after, hunks, remaining, status } = proposal;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const reject = useRejectProposal(articleId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [title, setTitle] = useState('0');
  const titles = typeof after === 'string' ? undefined : after;
  const stale = status === 'stale';
  const taken = remaining.filter((hunk) => !left.includes(hunk));
  const some = taken.length < remaining.length;
  const accepts = !stale && (titles !== undefined || remaining.length > 0);
  const nothing = remaining.length > 0 && taken.length === 0;
  // What was left is chosen next.
  const goOn = () => {
    setLeft([]);
    heading.current?.focus();
  };
  const accept = () => onAccept(titles ? { choice: Number(title) } : some ? { hunks: taken } : {}, goOn);
  const refuse = () =>
    reject.mutate(
      some ? { proposalId: id, hunks: taken } : { proposalId: id },
      some ? { onSuccess: goOn } : {},
    );
  const share = some ? ` ${taken.length} of ${remaining.length}` : '';
  return (
    <section
      aria-labelledby={headingId}
      className="border-b border-line px-5 py-4 last:border-b-0 max-md:px-4"
    >
      <h3
        ref={heading}
        id={headingId}
        tabIndex={-1}
        data-latest={latest ? '' : undefined}
        className="font-medium"
      >
        Proposal: {kindNames[kind].toLowerCase()}
      </h3>
      <Origin proposal={proposal} />
      {titles ? (
        <RadioCards
          label="Titles"
          value={title}
          onChange={setTitle}
          options={titles.map((text, index) => ({
            value: String(index),
            label: text,
            note: `Title ${index + 1}`,
          }))}
        />
      ) : (
        <ProposedChanges proposal={proposal} />
      )}
      {remaining.length > 1 && (
        <TickList
          legend="Changes to accept or reject"
          entries={hunks
            .filter((hunk) => remaining.includes(hunk.id))
            .map((hunk) => ({ value: hunk.id, label: changeInWords(hunk) }))}
          ticked={taken}
          onChange={(ticked) => setLeft(remaining.filter((hunk) => !ticked.includes(hunk)))}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {accepts && (
          <Button size="small" variant="primary" disabled={unsaved || pending || nothing} onClick={accept}>
            Accept{share}
          </Button>
        )}
        <Button size="small" variant="ghost" disabled={reject.isPending || nothing} onClick={refuse}>
          {accepts ? `Reject${share}` : 'Put away'}
        </Button>
      </div>
    </section>
  );
}

/** Where it came from, and what a person should know of it. */
function Origin({
  proposal: { provenance, by, at, notes, status, locked },
}: Pick<ProposalCardProps, 'proposal'>) {
  const all = [
    ...(locked.length > 0 ? [`${counted(locked.length, 'locked paragraph')} left alone.`] : []),
    ...notes,
    ...(status === 'stale' ? ['The text has changed since. Ask for another one.'] : []),
  ];
  return (
    <>
      <p className="mb-3 text-small text-ink-3">
        {provenance.provider === 'demo' ? 'Demo writer' : provenance.model}, for {by.name}, <When at={at} />
      </p>
      {all.map((note) => (
        <p key={note} className="mb-2 border-l-2 border-warn pl-2.5 text-small">
          {note}
        </p>
      ))}
    </>
  );
}
