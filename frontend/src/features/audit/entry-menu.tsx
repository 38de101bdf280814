import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, ExternalLink, Filter, History, Undo2, UserRound, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/overlays/menu';
import type { AuditItem } from './api/list-audit';
import { noLogFilters, type AuditSearch } from './domain/audit-search';
import { thingOf } from './thing-of';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { undoPreviewQuery, useUndo } from './api/undo';

/**
 * The kinds of things with changes that can be undone. Entries of other things have no menu item for it; for these, the
 * preview tells whether the change can be undone.
 */
const undoable: ReadonlySet<string> = new Set([
  'article',
  'category',
  'category-list',
  'editorial-rules',
  'persona',
  'scheduler',
  'user',
  'webhook',
]);

/** A menu that leads from an entry to its thing, and to other entries of the same thing, person or request. */
export function EntryMenu({ item, onNarrow }: { item: AuditItem; onNarrow: (search: AuditSearch) => void }) {
  const navigate = useNavigate();
  const [undoing, setUndoing] = useState(false);
  const { actor, subject, correlationId, summary } = item;
  const thing = thingOf(subject);
  const show = (search: Record<string, string>) => thing && void navigate({ to: thing.to, search });
  return (
    <>
      <Menu trigger={<IconButton small label={`More about: ${summary}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Waypoints />} onSelect={() => onNarrow({ ...noLogFilters, request: correlationId })}>
          Everything from the same request
        </MenuItem>
        <MenuItem icon={<Filter />} onSelect={() => onNarrow({ ...noLogFilters, subject: subject.id })}>
          Everything on this subject
        </MenuItem>
        <MenuItem
          icon={<UserRound />}
          onSelect={() => onNarrow({ ...noLogFilters, actor: actor.id ?? actor.kind })}
        >
          Everything by {actor.name}
        </MenuItem>
        {thing && (
          <>
            <MenuDivider />
            <MenuItem icon={<ExternalLink />} onSelect={() => show(thing.search)}>
              Open
            </MenuItem>
            {thing.history && (
              <MenuItem icon={<History />} onSelect={() => show(thing.history ?? {})}>
                History
              </MenuItem>
            )}
          </>
        )}
        {undoable.has(subject.kind) && (
          <>
            <MenuDivider />
            <MenuItem icon={<Undo2 />} onSelect={() => setUndoing(true)}>
              Undo...
            </MenuItem>
          </>
        )}
      </Menu>
      <UndoDialog item={item} open={undoing} onClose={() => setUndoing(false)} />
    </>
  );
}

interface UndoDialogProps {
  item: AuditItem;
  open: boolean;
  onClose: () => void;
}

/** Says what undoing an entry would do, or why it can't be undone, before the person confirms it. */
function UndoDialog({ item: { position, summary }, open, onClose }: UndoDialogProps) {
  const preview = useQuery({ ...undoPreviewQuery(position), enabled: open });
  const undo = useUndo(position, onClose);
  return (
    <Dialog
      open={open}
      title="Undo this change?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{preview.data?.possible === false ? 'Close' : 'Cancel'}</Button>
          {preview.data?.possible && (
            <Button variant="primary" pending={undo.isPending && 'Undoing...'} onClick={() => undo.mutate()}>
              Undo the change
            </Button>
          )}
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <p className="font-medium wrap-anywhere">{summary}</p>
        <Awaited
          query={preview}
          failure="The preview could not be loaded"
          coming={<Skeleton className="mt-4 h-4 w-4/5" />}
        >
          {({ possible, reason, commands }) =>
            possible ? (
              <>
                <p className="mt-3 text-ink-2">This is what happens. It’s recorded like any other change:</p>
                <ul className="mt-2 list-disc pl-5">
                  {commands?.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p role="status" className="mt-3 text-ink-2">
                {reason}
              </p>
            )
          }
        </Awaited>
      </div>
    </Dialog>
  );
}
