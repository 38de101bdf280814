import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Mark } from '@/components/ui/graphics/mark';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { markOf } from './log-entries';
import type { AuditItem } from './api/list-audit';
import type { AuditSearch } from './domain/audit-search';
import { EntryMenu } from './entry-menu';
import { kindInWords } from './domain/event-kinds';
import { entrySentence, thingOf, type Thing } from './thing-of';

interface EntryRowProps {
  item: AuditItem;
  /** The technical entries of the same request, which a person can unfold. */
  technical: readonly AuditItem[];
  /** The day, if the entry is the first of that day. */
  day: string | undefined;
  onNarrow: (search: AuditSearch) => void;
}

/** An entry of the log. The person can unfold the technical entries of the same request. */
export function LogEntryRow({ item, technical, day, onNarrow }: EntryRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Entry item={item} day={day} onNarrow={onNarrow}>
        {technical.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            className="text-link min-h-6 cursor-pointer"
            onClick={() => setOpen(!open)}
          >
            {counted(technical.length, 'technical entry', 'technical entries')}
          </button>
        )}
      </Entry>
      {open && technical.map((one) => <Entry key={one.position} item={one} behind onNarrow={onNarrow} />)}
    </>
  );
}

interface EntryProps {
  item: AuditItem;
  day?: string | undefined;
  /** Whether the entry is one of those that are folded behind another. */
  behind?: boolean;
  onNarrow: (search: AuditSearch) => void;
  children?: ReactNode;
}

/** An entry as a mark, a sentence about who did what, and the time. */
function Entry({ item, day, behind = false, onNarrow, children }: EntryProps) {
  const mark = markOf(item);
  const { before, name, after } = entrySentence(item);
  const thing = name === undefined ? undefined : thingOf(item.subject);
  return (
    <li className="group/entry">
      {day !== undefined && (
        <h2 className="mt-8 border-b border-line-2 pb-2 font-serif text-h3 font-medium group-first/entry:mt-0">
          {day}
        </h2>
      )}
      <div className={clsx('flex items-start gap-3 border-b border-line py-2.5', behind && 'bg-sunken pl-7')}>
        <span className="w-3.5 shrink-0 translate-y-0.75">{mark && <Mark kind={mark} />}</span>
        <div className="min-w-0 grow">
          {/* The keys j and k move to this paragraph, unless the entry has a link that they can move to. */}
          <p {...(!thing && { 'data-row-link': '', tabIndex: -1 })} className="text-ink-2">
            <span className="font-medium text-ink">{item.actor.name}</span> {before}
            {thing ? <ThingLink thing={thing}>{name}</ThingLink> : <span className="text-ink">{name}</span>}
            {after}
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-micro text-ink-3">
            <span>{kindInWords(item.type)}</span>
            <When at={item.at} timeOnly />
            {children}
          </p>
        </div>
        <EntryMenu item={item} onNarrow={onNarrow} />
      </div>
    </li>
  );
}

function ThingLink({ thing, children }: { thing: Thing; children: ReactNode }) {
  return (
    <Link
      data-row-link=""
      to={thing.to}
      search={thing.search}
      preload={false}
      className="text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
