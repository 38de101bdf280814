import { Copy, MessageSquareQuote } from 'lucide-react';
import { useId } from 'react';
import { copyText } from '@/components/clipboard';
import { Marks } from '@/components/marks';
import { Button } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/text/chip';
import { toast } from '@/components/ui/feedback/toast-store';

interface CaptionEntryProps {
  caption: string;
  /** Counted from 1. */
  number: number;
  /** What may be wrong with it. */
  marks: readonly string[];
}

/** One caption, to read and to copy. */
export function CaptionEntry({ caption, number, marks }: CaptionEntryProps) {
  const id = useId();
  const copy = () =>
    copyText(caption).then(
      () => toast({ title: 'Copied!', description: `Caption ${number} is on the clipboard.` }),
      () => toast({ title: 'Error', description: 'Failed to copy to clipboard.', tone: 'destructive' }),
    );
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <h3 id={id} className="font-serif text-h3 font-medium">
            Caption {number}
          </h3>
          <Chip icon={<MessageSquareQuote aria-hidden="true" className="size-3.5! text-ink-3" />}>
            Social
          </Chip>
        </div>
        <p className="mt-2.5 max-w-article font-serif text-article whitespace-pre-line">
          <CaptionText caption={caption} />
        </p>
        <Marks label={`To check in caption ${number}`} marks={marks} className="mt-3" />
      </div>
      <Button
        size="small"
        icon={<Copy />}
        aria-describedby={id}
        className="self-start justify-self-start"
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </li>
  );
}

const tagsAndLinks = /(https?:\/\/\S+|#[\p{L}\p{N}_]+)/u;

/** Hashtags and links stand out from the sentences. */
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
      <a key={index} href={part} target="_blank" rel="noreferrer" className="text-link">
        {part}
      </a>
    );
  });
}
