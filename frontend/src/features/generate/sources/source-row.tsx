import { Pencil, RotateCcw, X } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { counted } from '@/components/ui/text/numbers';
import { waitsForWord, wordCountOf, type ChosenSource } from '../domain/source-values';

interface SourceRowProps {
  source: ChosenSource;
  /** The place of the source, counted from 1. */
  place: number;
  /** Whether the address is being read again. */
  reading: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onReadAgain: () => void;
  onWithout: () => void;
}

/** A row for a source that shows its title and text, or why it couldn't be read. */
export function SourceRow({ source, place, onEdit, onRemove, ...unread }: SourceRowProps) {
  const { url, title, text, edited, problem, whole = false } = source;
  const readable = problem === '';
  return (
    <li data-source={place} className="border-b border-line py-1.5 text-small">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow py-1">
          <p className="truncate font-medium">
            <span className="text-ink-3 tabular-nums">[s{place}]</span> {title || hostOf(url)}
          </p>
          {readable && (
            <p className="truncate text-ink-3">
              {counted(wordCountOf(text), 'word')},{' '}
              {url === '' ? 'pasted' : edited ? 'changed by you' : hostOf(url)}
              {whole && !edited && ', the whole page'}
            </p>
          )}
        </div>
        {readable && <IconButton small label={`Edit source ${place}`} icon={<Pencil />} onClick={onEdit} />}
        <IconButton small label={`Remove source ${place}`} icon={<X />} onClick={onRemove} />
      </div>
      {!readable && <Unread source={source} {...unread} />}
    </li>
  );
}

type UnreadProps = Pick<SourceRowProps, 'source' | 'reading' | 'onReadAgain' | 'onWithout'>;

function Unread({ source, reading, onReadAgain, onWithout }: UnreadProps) {
  return (
    <div className="pb-1.5">
      <p className="text-danger">{source.problem}</p>
      {source.without && <p className="text-ink-2">The article goes on without it, and says so.</p>}
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button size="small" icon={<RotateCcw />} pending={reading && 'Reading...'} onClick={onReadAgain}>
          Read Again
        </Button>
        {waitsForWord(source) && (
          <Button size="small" onClick={onWithout}>
            Go On Without It
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns the host of an address, or the whole text if it is not an address. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
