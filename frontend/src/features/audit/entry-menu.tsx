import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, ExternalLink, Filter, History, Undo2, UserRound, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/overlays/menu';
import type { AuditItem } from './api/list-audit';
import { noFilters, type AuditSearch } from './audit-search';
import { thingOf } from './thing-of';
import { UndoDialog } from './undo-dialog';

/** Kinds of things of which no change is ever undone have no such item; of the others the preview tells. */
const undoable: ReadonlySet<string> = new Set([
  'article',
  'category',
  'category-list',
  'editorial-rules',
  'persona',
  'scheduler',
  'user',
]);

/** Where an entry leads: to its thing, and to what else happened with it, by the same person, by the same request. */
export function EntryMenu({ item, onNarrow }: { item: AuditItem; onNarrow: (search: AuditSearch) => void }) {
  const navigate = useNavigate();
  const [undoing, setUndoing] = useState(false);
  const { actor, subject, correlationId, summary } = item;
  const thing = thingOf(subject);
  const show = (search: Record<string, string>) => thing && void navigate({ to: thing.to, search });
  return (
    <>
      <Menu trigger={<IconButton small label={`More about: ${summary}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Waypoints />} onSelect={() => onNarrow({ ...noFilters, request: correlationId })}>
          Everything from the same request
        </MenuItem>
        <MenuItem icon={<Filter />} onSelect={() => onNarrow({ ...noFilters, subject: subject.id })}>
          Everything on this subject
        </MenuItem>
        <MenuItem
          icon={<UserRound />}
          onSelect={() => onNarrow({ ...noFilters, actor: actor.id ?? actor.kind })}
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
