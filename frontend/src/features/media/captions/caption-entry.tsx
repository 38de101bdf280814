import { fitOf } from '@checks/text/networks';
import { Check, Copy, MessageSquareQuote, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { copyAndTell } from '@/components/clipboard';
import { Marks } from '@/components/marks';
import { Button } from '@/components/ui/controls/button';
import { count } from '@/components/ui/text/numbers';
import { Chip } from '@/components/ui/controls/chip';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { When } from '@/components/ui/text/when';
import type { Article } from '@/features/articles/contract';

interface CaptionEntryProps {
  caption: string;
  /** The number of the caption, counted from 1. */
  number: number;
  /** The marks for what may be wrong with the caption. */
  marks: readonly string[];
  /** The revision of the article that the caption was made from. */
  revision: number | undefined;
  /** Whether this caption is being written again. */
  writing: boolean;
  /** Whether any captions are being written. */
  busy: boolean;
  /** The approval of these words; undefined while nobody has approved them. */
  approval: Article['captionApprovals'][number] | undefined;
  /**
   * The label that tells readers who wrote the caption, which is copied with it; undefined until the editorial rules
   * are read.
   */
  label: string | null | undefined;
  /** Whether the approval is being sent. */
  approving: boolean;
  onApprove: () => void;
  onWriteAnew: () => void;
}

export function CaptionEntry(props: CaptionEntryProps) {
  const { caption, number, marks, revision, writing, approval, label } = props;
  const id = useId();
  const post = label ? `${caption}\n\n${label}` : caption;
  return (
    <li
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-b border-line py-6 @md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div
        aria-busy={writing || undefined}
        className={`min-w-0 transition-opacity ${writing ? 'opacity-60' : ''}`}
      >
        <div className="flex items-center gap-3">
          <h3 id={id} tabIndex={-1} className="font-serif text-h3 font-medium">
            Caption {number}
          </h3>
          <Chip icon={<MessageSquareQuote aria-hidden="true" className="size-3.5! text-ink-3" />}>
            Social
          </Chip>
        </div>
        <p className="mt-2.5 max-w-article font-serif text-article whitespace-pre-line">
          <CaptionText caption={caption} />
        </p>
        {label && (
          <p className="mt-2 max-w-article text-small text-ink-2">
            {label} <span className="text-ink-3">(copied along)</span>
          </p>
        )}
        <Fit caption={post} revision={revision} />
        <Approval approval={approval} />
        <Marks label={`To check in caption ${number}`} marks={marks} className="mt-3" />
      </div>
      <Actions {...props} post={post} describedBy={id} />
    </li>
  );
}

/** @param post the caption as it is copied, with its label */
function Actions(props: CaptionEntryProps & { post: string; describedBy: string }) {
  const { number, writing, busy, approval, label, approving, post, describedBy } = props;
  const copy = () => copyAndTell(post, `Caption ${number} is on the clipboard.`);
  return (
    <div className="flex flex-wrap gap-2 self-start">
      {!approval && (
        <Button
          size="small"
          icon={<Check />}
          aria-describedby={describedBy}
          pending={approving && 'Approving...'}
          blocked={busy}
          onClick={props.onApprove}
        >
          Approve
        </Button>
      )}
      <Button
        size="small"
        icon={<RefreshCw />}
        aria-describedby={describedBy}
        pending={writing && 'Writing...'}
        blocked={busy}
        onClick={props.onWriteAnew}
      >
        Write Anew
      </Button>
      <Button
        size="small"
        icon={<Copy />}
        aria-describedby={describedBy}
        blocked={label === undefined}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </div>
  );
}

function Approval({ approval }: Pick<CaptionEntryProps, 'approval'>) {
  return (
    <p className="mt-1 text-small text-ink-3">
      {approval ? (
        <>
          Approved by {approval.by}, <When at={approval.at} />
        </>
      ) : (
        'Written after the review of the article: nobody has approved it yet.'
      )}
    </p>
  );
}

/** Says what the caption was made from, how long it is, and for which networks it is too long. */
function Fit({ caption, revision }: Pick<CaptionEntryProps, 'caption' | 'revision'>) {
  const { length, tooLongFor } = fitOf(caption);
  const tooLong = tooLongFor.map(
    (network) => `${network.name} takes ${count(network.limit)} and counts ${count(network.length)}`,
  );
  return (
    <p className="mt-3 text-small text-ink-3">
      {revision !== undefined && `From revision ${revision} · `}
      {count(length)} characters
      {tooLong.length > 0 && ` · ${tooLong.join(', ')}`}
    </p>
  );
}

const tagsAndLinks = /(https?:\/\/\S+|#[\p{L}\p{N}_]+)/u;

/** The caption, with hashtags and links set apart from the sentences. */
function CaptionText({ caption }: { caption: string }) {
  return caption.split(tagsAndLinks).map((part, index) => {
    if (part.startsWith('#')) {
      return (
        <span key={index} className="text-accent">
          {part}
        </span>
      );
    }
    if (!tagsAndLinks.test(part)) return part;
    return (
      <OutwardLink key={index} href={part} className="text-link">
        {part}
      </OutwardLink>
    );
  });
}
