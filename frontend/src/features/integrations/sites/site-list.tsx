import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { WholeList } from '@/components/lists/whole-list';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { When } from '@/components/ui/text/when';
import { sitesQuery, useCheckSite } from '../api/sites';
import { kinds, publishOptions, returnOptions, type Site } from '../domain/site-fields';
import { EditSite, RemoveSite } from './site-dialogs';

/** Lists the sites that promoted articles go to, and what can be done about each. */
export function SiteList({ onShow }: { onShow: (site: Site) => void }) {
  const query = useQuery({ ...sitesQuery, select: ({ sites }) => sites });
  const [asking, setAsking] = useState<{ wish: 'edit' | 'remove'; site: Site }>();
  const done = () => setAsking(undefined);
  return (
    <>
      <WholeList
        query={query}
        failure="Sites could not be loaded"
        empty={
          <div className="pt-6">
            <EmptyState title="No sites yet">
              A site is sent each article that is promoted, as a draft or published: WordPress, Ghost, or a
              folder that a static site is built from.
            </EmptyState>
          </div>
        }
      >
        {(sites) => (
          <ul aria-label="Sites">
            {sites.map((site) => (
              <SiteEntry
                key={site.id}
                site={site}
                onShow={() => onShow(site)}
                onWish={(wish) => setAsking({ wish, site })}
              />
            ))}
          </ul>
        )}
      </WholeList>
      {asking?.wish === 'edit' && <EditSite site={asking.site} onClose={done} />}
      {asking?.wish === 'remove' && <RemoveSite site={asking.site} onClose={done} />}
    </>
  );
}

interface SiteEntryProps {
  site: Site;
  /** Called to show the deliveries of the site. */
  onShow: () => void;
  onWish: (wish: 'edit' | 'remove') => void;
}

function SiteEntry({ site, onShow, onWish }: SiteEntryProps) {
  const id = useId();
  const checking = useCheckSite();
  const check = useSingleFlight(() => checking.mutateAsync(site));
  const { kind, name, address, publish, onReturn, createdBy, createdAt } = site;
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <li className="border-b border-line py-3.5">
      <p id={id} className="font-serif text-row font-medium break-words">
        {name}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
        <span className="text-ink-2">{labelOf(kinds, kind)}</span>
        <span className="break-all">{address}</span>
        <span>promoted: {labelOf(publishOptions, publish).toLowerCase()}</span>
        <span>returned: {labelOf(returnOptions, onReturn).toLowerCase()}</span>
        <span>
          added by {createdBy}, <When at={createdAt} />
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...of} onClick={onShow}>
          Deliveries
        </Button>
        <Button {...of} pending={checking.isPending && 'Checking...'} onClick={() => check()}>
          Check
        </Button>
        <Button {...of} onClick={() => onWish('edit')}>
          Edit
        </Button>
        <Button {...of} variant="danger" onClick={() => onWish('remove')}>
          Remove
        </Button>
      </div>
      <div aria-live="polite">{checking.data && <Checked points={checking.data.points} />}</div>
    </li>
  );
}

function Checked({ points }: { points: readonly { point: string; ok: boolean; message: string }[] }) {
  return (
    <ul aria-label="What was checked" className="mt-3 grid gap-1 text-small">
      {points.map(({ point, ok, message }) => (
        <li key={point} className={`flex gap-2 ${ok ? 'text-ink-2' : 'text-danger'}`}>
          <span className="mt-0.5 shrink-0 [&_svg]:size-4">
            {ok ? <Check aria-label="Good" /> : <X aria-label="Wrong" />}
          </span>
          {message}
        </li>
      ))}
    </ul>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
