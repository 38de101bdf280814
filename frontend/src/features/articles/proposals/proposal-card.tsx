import { useId, useMemo, useRef, useState } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { RadioCards } from '@/components/ui/controls/radio-cards';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { useRejectProposal, type Proposal, kindNames } from '../api/proposals';
import { writerOf } from '../context/provenance';
import { ProposalEffects } from './proposal-effects';
import { TickList, inOneLine } from './tick-list';
import type { Part } from '@/components/difference/word-difference';
import { Gradual } from '@/components/lists/gradual';
import { sliced } from '@/components/lists/sliced';
import { WordPart, type WordPartProps } from '@/components/difference/word-parts';
import { differenceWords } from '@/components/difference/words';

interface ProposalCardProps {
  articleId: string;
  proposal: Proposal;
  /** Whether the proposal has just come, so that it takes the focus. */
  latest: boolean;
  /** Whether the text on screen is unsaved, so that no proposal can be accepted. */
  unsaved: boolean;
  /** Whether this proposal is being accepted. */
  accepting: boolean;
  /** Whether a proposal is being accepted, this one or another. */
  busy: boolean;
  /** @param onPart called when some changes were accepted and others are left */
  onAccept: (choice: { hunks?: string[]; choice?: number }, onPart: () => void) => void;
}

export function ProposalCard({ articleId, proposal, latest, ...decision }: ProposalCardProps) {
  const { kind, after } = proposal;
  const headingId = useId();
  const effectsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusMove(latest, () => (latest ? heading.current : undefined), { initially: true });
  const [title, setTitle] = useState('0');
  const titles = typeof after === 'string' ? undefined : after;
  return (
    <section
      aria-labelledby={headingId}
      className="border-b border-line px-5 py-4 last:border-b-0 max-md:px-4"
    >
      <h3
        ref={heading}
        id={headingId}
        aria-describedby={effectsId}
        tabIndex={-1}
        className="mb-1 font-medium"
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
      <ProposalEffects id={effectsId} proposal={proposal} chosen={titles ? Number(title) : 0} />
      <Decision
        articleId={articleId}
        proposal={proposal}
        title={titles && Number(title)}
        onPart={() => heading.current?.focus()}
        {...decision}
      />
    </section>
  );
}

interface DecisionProps extends Omit<ProposalCardProps, 'latest'> {
  /** The index of the chosen title; undefined for a passage. */
  title: number | undefined;
  /** Called when some changes were decided and others are left. */
  onPart: () => void;
}

/** Lets a person choose among the changes, and accept or reject them. */
function Decision(props: DecisionProps) {
  const { articleId, proposal, title, unsaved, accepting, busy, onAccept, onPart } = props;
  const { id, remaining, status } = proposal;
  const reject = useRejectProposal(articleId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const meant = without(remaining, left);
  const some = meant.length < remaining.length;
  const accepts = status !== 'stale' && (title !== undefined || remaining.length > 0);
  const nothing = some && meant.length === 0;
  const share = some ? ` ${meant.length} of ${remaining.length}` : '';
  // Once a part is decided, the changes that were left out are the ones to decide next.
  const goOn = () => {
    setLeft([]);
    onPart();
  };
  const part = some ? { hunks: meant } : {};
  const accept = () => onAccept(title === undefined ? part : { choice: title }, goOn);
  const refuse = () => reject.mutate({ proposalId: id, ...part }, some ? { onSuccess: goOn } : {});
  return (
    <>
      <RemainingChanges proposal={proposal} meant={meant} onLeave={setLeft} />
      <div className="mt-3 flex flex-wrap gap-2">
        {accepts && (
          <Button
            size="small"
            variant="primary"
            pending={accepting && 'Accepting...'}
            disabled={unsaved || nothing}
            blocked={busy}
            onClick={accept}
          >{`Accept${share}`}</Button>
        )}
        <Button
          size="small"
          variant="ghost"
          pending={reject.isPending && (accepts ? 'Rejecting...' : 'Putting away...')}
          disabled={nothing}
          onClick={refuse}
        >
          {accepts ? `Reject${share}` : 'Put away'}
        </Button>
      </div>
    </>
  );
}

/** The hunks that are not among the others. It uses a set, because there may be thousands. */
function without(hunks: readonly string[], others: readonly string[]): string[] {
  const out = new Set(others);
  return hunks.filter((hunk) => !out.has(hunk));
}

interface RemainingChangesProps {
  proposal: Proposal;
  meant: readonly string[];
  onLeave: (left: readonly string[]) => void;
}

/** A list of the changes that wait for a decision, if there are several. */
function RemainingChanges({ proposal: { hunks, remaining }, meant, onLeave }: RemainingChangesProps) {
  const entries = useMemo(() => {
    const waiting = new Set(remaining);
    return hunks
      .filter(({ id }) => waiting.has(id))
      .map((hunk) => ({ value: hunk.id, label: changeInWords(hunk) }));
  }, [hunks, remaining]);
  if (remaining.length < 2) return null;
  return (
    <TickList
      legend="Changes to accept or reject"
      entries={entries}
      ticked={meant}
      onChange={(ticked) => onLeave(without(remaining, ticked))}
    />
  );
}

/** Says where the proposal came from, and what a person should know about it. */
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
        {writerOf(provenance)}, for {by.name}, <When at={at} />
      </p>
      {all.map((note) => (
        <p key={note} className="mb-2 border-l-2 border-warn pl-2.5 text-small">
          {note}
        </p>
      ))}
    </>
  );
}

type Hunk = Proposal['hunks'][number];

/** Shows the passage, with the words that would go and those that would come. */
function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const slices = useMemo(() => {
    const parts = partsOf(proposal);
    return sliced(
      parts.map((part, index) => ({ part, next: beginningOf(parts[index + 1]) })),
      weightOf,
    );
  }, [proposal]);
  return (
    <div className="max-h-96 overflow-y-auto font-serif text-[1rem]/6.5 whitespace-pre-line" tabIndex={0}>
      <Gradual slices={slices} draw={draw} />
    </div>
  );
}

const beginningOf = (part: Part | undefined) => part && { ...part, words: part.words.slice(0, 1) };
const weightOf = ({ part: { words } }: WordPartProps): number => 3 + words.length / 10;
const draw = (part: WordPartProps, index: number) => <WordPart key={index} {...part} />;

function partsOf({ before, start, hunks, accepted, remaining, status }: Proposal): Part[] {
  const [taken, waiting] = [new Set(accepted), new Set(remaining)];
  const parts: Part[] = [];
  let at = 0;
  const add = (kind: Part['kind'], text: string) => {
    if (text !== '') parts.push({ kind, words: differenceWords(text) });
  };
  for (const hunk of hunks) {
    add('same', before.slice(at, hunk.start - start));
    if (status === 'stale' || waiting.has(hunk.id)) {
      add('del', hunk.before);
      add('ins', hunk.after);
    } else add('same', taken.has(hunk.id) ? hunk.after : hunk.before);
    at = hunk.end - start;
  }
  add('same', before.slice(at));
  return parts;
}

/** Describes a change in words, for an entry of the list. */
function changeInWords({ before, after }: Hunk): string {
  const [from, to] = [inOneLine(before), inOneLine(after)];
  if (to === '') return `Take out “${from}”`;
  return from === '' ? `Put in “${to}”` : `“${from}” → “${to}”`;
}
