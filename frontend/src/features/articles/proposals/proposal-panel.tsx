import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { useNextEntry } from '@/components/focus/use-next-entry';
import { IconButton } from '@/components/ui/controls/icon-button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { toast } from '@/components/ui/feedback/toast-store';
import type { Article } from '../api/get-article';
import { proposalsQuery, useAcceptProposal, type Proposal } from '../api/proposals';
import { useEscape } from '@/components/focus/use-escape';
import { takeOver } from '../editor/passages';
import { AskForm } from './ask-form';
import { ProposalCard } from './proposal-card';
import type { Asking, Subject } from './use-asking';

interface ProposalPanelProps {
  /** The saved article. */
  article: Article;
  unsaved: boolean;
  asking: Asking;
  subject: Subject;
}

const isOpen = ({ status, remaining }: Proposal) =>
  status === 'offered' || status === 'stale' || remaining.length > 0;

/** Asks the model, and shows its proposals next to the text. Nothing changes before a person accepts one. */
export function ProposalPanel({ article, unsaved, asking, subject }: ProposalPanelProps) {
  const [latest, setLatest] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  // The focus goes to the first thing to ask for and, once a proposal has come, to its card.
  const firstToAsk = () => panel.current?.querySelector<HTMLElement>('button:not([disabled], [data-close])');
  useFocusMove(subject, firstToAsk, { initially: true });
  useEscape(panel, asking.close, true);
  return (
    <div ref={panel}>
      <div className="flex items-center justify-between border-b border-line py-2 pr-3 pl-5 max-md:pl-4">
        <h2 className="font-medium">Ask the model</h2>
        <IconButton data-close="" small label="Close proposals" icon={<X />} onClick={asking.close} />
      </div>
      <AskForm
        article={article}
        subject={subject}
        unsaved={unsaved}
        view={asking.view}
        onOffered={({ id }) => setLatest(id)}
      />
      <OpenProposals
        article={article}
        unsaved={unsaved}
        asking={asking}
        latest={latest}
        // While the text is unsaved, nothing can be asked for, so the focus goes to the first button.
        placeAbove={() => firstToAsk() ?? panel.current?.querySelector('button')}
      />
    </div>
  );
}

interface OpenProposalsProps extends Omit<ProposalPanelProps, 'subject'> {
  /** The id of the proposal that has just come; undefined if none has. */
  latest: string | undefined;
  /** Gives the element that takes the focus once no proposal is left. */
  placeAbove: () => HTMLElement | null | undefined;
}

/** The proposals that wait for a decision. */
function OpenProposals({ article, unsaved, asking, latest, placeAbove }: OpenProposalsProps) {
  const { data: proposals = [], error, refetch } = useQuery(proposalsQuery(article.id));
  const accept = useAcceptProposal(article.id, (accepted) => {
    // Text that was written meanwhile stays. The person can merge it, as with a newer revision by anybody else.
    const taken = !unsaved && asking.view !== undefined && takeOver(asking.view, accepted.content);
    const undo = taken ? ' Undo in the editor takes it back.' : '';
    toast({ title: 'Accepted', description: `Revision ${accepted.revision}.${undo}` });
  });
  const open = proposals.filter(isOpen);
  const list = useNextEntry<HTMLDivElement>(open.length, (card) => card.querySelector('h3'), placeAbove);
  return (
    <>
      {error && <InlineError title="The proposals could not be loaded" error={error} onRetry={refetch} />}
      <div {...list}>
        {open.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            articleId={article.id}
            proposal={proposal}
            latest={proposal.id === latest}
            unsaved={unsaved}
            accepting={accept.isPending && accept.variables.proposalId === proposal.id}
            busy={accept.isPending}
            onAccept={(choice, onPart) =>
              accept.mutate(
                { proposalId: proposal.id, revision: article.revision, ...choice },
                { onSuccess: choice.hunks ? onPart : asking.close },
              )
            }
          />
        ))}
      </div>
    </>
  );
}
