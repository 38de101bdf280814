import { Link } from '@tanstack/react-router';
import { Mark } from '@/components/ui/mark';
import { When } from '@/components/ui/when';
import { touchOf } from '@/components/history/touch-of';
import type { AuditItem } from './api/audit';
import type { AuditSearch } from './audit-search';
import { EntryMenu } from './entry-menu';
import { kindInWords } from './event-kinds';
import { sentenceOf, thingOf } from './thing-of';

interface EntryRowProps {
  item: AuditItem;
  onNarrow: (search: AuditSearch) => void;
}

/** One entry of the log as a sentence: its mark, who, what, on what, when. */
export function EntryRow({ item, onNarrow }: EntryRowProps) {
  const touch = touchOf(item);
  const { before, name, after } = sentenceOf(item);
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <span className="w-3.5 shrink-0 translate-y-0.75">{touch && <Mark touch={touch} />}</span>
      <div className="min-w-0 grow">
        <p className="break-words text-ink-2">
          <span className="font-medium text-ink">{item.actor.name}</span> {before}
          {name !== undefined && <Subject item={item} name={name} />}
          {after}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-micro text-ink-3">
          <span>{kindInWords(item.type)}</span>
          <When at={item.at} />
        </p>
      </div>
      <EntryMenu item={item} onNarrow={onNarrow} />
    </li>
  );
}

function Subject({ item, name }: { item: AuditItem; name: string }) {
  const thing = thingOf(item.subject);
  if (!thing) return <span className="text-ink">{name}</span>;
  return (
    <Link
      to={thing.to}
      search={thing.search}
      preload={false}
      className="text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
    >
      {name}
    </Link>
  );
}
