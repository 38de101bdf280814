import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { RadioCards } from '@/components/ui/controls/radio-cards';
import { When } from '@/components/ui/text/when';
import { useRejectProposal, type Proposal } from '../api/proposals';
import { HunkChoice, ProposedChanges } from './proposed-changes';
import { kindNames } from './kinds';

interface ProposalCardProps {
  articleId: string;
  proposal: Proposal;
  /** It has just come: it takes the focus. */
  latest: boolean;
  /** The text on screen is not the saved one, so nothing can be put into it. */
  unsaved: boolean;
  pending: boolean;
  onAccept: (choice: { hunks?: string[]; choice?: number }) => void;
}

/** A proposal that waits for a decision. */
export function ProposalCard({ articleId, proposal, latest, unsaved, pending, onAccept }: ProposalCardProps) {
  const { id, kind, after, hunks, status } = proposal;
  const heading = useId();
  const reject = useRejectProposal(articleId);
  const [taken, setTaken] = useState<readonly string[]>(() => hunks.map((hunk) => hunk.id));
  const [title, setTitle] = useState('0');
  const titles = typeof after === 'string' ? undefined : after;
  const stale = status === 'stale';
  const some = taken.length < hunks.length;
  const accepts = !stale && (titles !== undefined || hunks.length > 0);
  const accept = () => onAccept(titles ? { choice: Number(title) } : some ? { hunks: [...taken] } : {});
  return (
    <section aria-labelledby={heading} className="border-b border-line px-5 py-4 last:border-b-0 max-md:px-4">
      <h3 id={heading} tabIndex={-1} data-latest={latest ? '' : undefined} className="font-medium">
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
      {hunks.length > 1 && !stale && <HunkChoice hunks={hunks} taken={taken} onChange={setTaken} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {accepts && (
          <Button
            size="small"
            variant="primary"
            disabled={unsaved || pending || (hunks.length > 0 && taken.length === 0)}
            onClick={accept}
          >
            {some ? `Accept ${taken.length} of ${hunks.length}` : 'Accept'}
          </Button>
        )}
        <Button size="small" variant="ghost" disabled={reject.isPending} onClick={() => reject.mutate(id)}>
          {accepts ? 'Reject' : 'Put away'}
        </Button>
      </div>
    </section>
  );
}

/** Where it came from, and what a person should know of it. */
function Origin({ proposal: { provenance, by, at, notes, status } }: Pick<ProposalCardProps, 'proposal'>) {
  const all = status === 'stale' ? [...notes, 'The text has changed since. Ask for another one.'] : notes;
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
