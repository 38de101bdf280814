import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import { useRef } from 'react';
import { useNextEntry } from '@/components/focus/use-next-entry';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { useDismissFinding, type Finding } from '../api/findings';
import { DismissedList } from './dismissed-list';
import type { ShownFindings } from './use-findings';

interface FindingListProps {
  articleId: string;
  found: ShownFindings;
  /** Called to show the passage in the editor. */
  onShow: (finding: Finding) => void;
  /** Called to ask the model to mend the finding. */
  onAsk: (finding: Finding) => void;
  /** Whether the text is unsaved, so that its findings can't be dismissed or mended yet. */
  unsaved: boolean;
}

const signs = {
  block: <OctagonAlert role="img" aria-label="Must be mended:" className="text-danger" />,
  warn: <CircleAlert role="img" aria-label="Warning:" className="text-warn" />,
  info: <Info role="img" aria-label="Note:" className="text-ink-3" />,
};

/** Lists the findings in the text on screen, and what the person can do about each. */
export function FindingList({ found: { findings, isKnown }, unsaved, ...entry }: FindingListProps) {
  const none = isKnown ? 'The checks find nothing.' : 'Not checked yet.';
  const sum = useRef<HTMLParagraphElement>(null);
  const list = useNextEntry<HTMLUListElement>(
    findings.length,
    (finding) => finding.querySelector('button'),
    () => sum.current,
  );
  return (
    <>
      <p ref={sum} tabIndex={-1} role="status" className="mb-2.5 text-small text-ink-3">
        {findings.length === 0 ? none : `${counted(findings.length, 'finding')}.`}
        {unsaved && findings.length > 0 && ' Save the text to mend or dismiss them.'}
      </p>
      <ul {...list} aria-label="Findings" className="grid gap-3">
        {findings.map((finding, at) => (
          <FindingEntry key={at} finding={finding} unsaved={unsaved} {...entry} />
        ))}
      </ul>
      <DismissedList articleId={entry.articleId} unsaved={unsaved} />
    </>
  );
}

type FindingEntryProps = Omit<FindingListProps, 'found'> & { finding: Finding };

function FindingEntry({ articleId, finding, onShow, onAsk, unsaved }: FindingEntryProps) {
  const { message, name, kind, severity, spans, fix, verdict } = finding;
  const isFound = verdict === 'fail';
  const { mutate, isPending } = useDismissFinding(articleId);
  return (
    <li className="flex gap-2 text-small *:first:mt-px">
      {signs[severity]}
      <div className="min-w-0">
        {spans.length > 0 ? (
          <button type="button" className="text-left hover:underline" onClick={() => onShow(finding)}>
            {message}
          </button>
        ) : (
          <span>{message}</span>
        )}
        <span className="block text-ink-3">
          {name}
          {isFound ? kind === 'guess' && ', a guess' : ': not checked'}
        </span>
        {!unsaved && isFound && (
          <div className="-ml-2.5 flex">
            {fix !== 'person' && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Mend: ${message}`}
                onClick={() => onAsk(finding)}
              >
                Mend…
              </Button>
            )}
            {kind === 'guess' && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Dismiss: ${message}`}
                blocked={isPending}
                onClick={() => mutate({ rule: finding.rule, quote: spans[0]?.quote ?? '' })}
              >
                Dismiss
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
