import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { differingFields } from '@/components/editing/versions';
import { ChangeTimeline } from '@/components/history/change-timeline';
import { useChanges } from '@/components/history/use-changes';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { usePreviewVoice } from '../api/preview-voice';
import { personaHistoryQuery } from '../api/get-persona-history';
import { tellChange } from '../history/persona-change';
import { placeOf } from '../history/persona-place';
import type { Persona, PersonaFields } from '../persona-fields';
import { Voice } from './voice';

const SHOWN = 4;

interface RailProps {
  persona: Persona;
  /** As they are on screen. */
  values: PersonaFields;
  /** Checks the form and shows what is missing. */
  complete: () => boolean;
}

/** What belongs beside the form of a persona: how it sounds, and what happened to it. */
export function Rail({ persona, values, complete }: RailProps) {
  const { id } = persona;
  const preview = usePreviewVoice(id);
  const [spoken, setSpoken] = useState<PersonaFields>();
  const hear = () => {
    if (preview.isPending || !complete()) return;
    preview.mutate(values, { onSuccess: () => setSpoken(values) });
  };
  return (
    <aside className="border-line bg-paper max-lg:border-t lg:overflow-y-auto lg:border-l">
      <RailSection title="Voice">
        <Voice
          heard={preview.data}
          outdated={spoken !== undefined && differingFields(spoken, values).length > 0}
          pending={preview.isPending}
          onHear={hear}
        />
      </RailSection>
      <RailSection title="History">
        <LatestChanges id={id} />
      </RailSection>
    </aside>
  );
}

function RailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line p-5 last:border-b-0 max-md:px-4">
      <h2 className="mb-2 font-serif text-h3 font-medium">{title}</h2>
      {children}
    </section>
  );
}

function LatestChanges({ id }: { id: string }) {
  const { changes, error } = useChanges(personaHistoryQuery(id));
  if (error && !changes) return <p className="text-small text-danger">{error.message}</p>;
  if (!changes) {
    return (
      <Loading>
        <SkeletonRows count={2} />
      </Loading>
    );
  }
  return (
    <>
      <div className="-mx-2.5">
        <ChangeTimeline changes={changes.slice(0, SHOWN)} tell={tellChange} placeOf={placeOf} />
      </div>
      {changes.length > SHOWN && (
        <ButtonLink
          to="/personas"
          search={{ persona: id, view: 'history' }}
          resetScroll={false}
          size="small"
          icon={<History />}
          className="mt-3 w-full"
        >
          Whole history
        </ButtonLink>
      )}
    </>
  );
}
