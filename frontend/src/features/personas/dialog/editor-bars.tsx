import { KeptBar } from '@/components/editing/kept-bar';
import type { Editing } from '@/components/editing/use-edits';
import type { useSaving } from '@/components/editing/use-saving';
import { useChanges } from '@/components/history/use-changes';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import { personaHistoryQuery } from '../api/persona-history';
import type { Persona, PersonaFields } from '../persona-fields';

interface EditorBarsProps {
  persona: Persona;
  editing: Editing<PersonaFields>;
  saving: ReturnType<typeof useSaving<PersonaFields, unknown>>;
}

/** What a person should know before writing on: changes of theirs that were kept, and what others have saved. */
export function EditorBars({ persona, editing, saving }: EditorBarsProps) {
  const { changes } = useChanges(personaHistoryQuery(persona.id));
  const { edits } = editing;
  if (!edits) return null;
  const latest = changes?.find(({ revision }) => revision === persona.revision);
  return (
    <div aria-live="polite" className="empty:hidden">
      <KeptBar editing={editing} />
      {latest && persona.revision > edits.base.revision && (
        <Bar
          actions={
            <Button
              size="small"
              onClick={() =>
                saving.compare({ by: latest.actor.name, at: latest.at, revision: persona.revision })
              }
            >
              Compare
            </Button>
          }
        >
          {latest.actor.name} saved a newer revision, r{persona.revision}, <When at={latest.at} />. Your
          changes are still here.
        </Bar>
      )}
    </div>
  );
}
