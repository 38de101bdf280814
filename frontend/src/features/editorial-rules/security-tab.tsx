import { securityTab } from './domain/security-fields';
import { RulesForm } from './form/rules-form';
import type { RulesEditing } from './form/use-rules-editing';
import { RulesView } from './view/rules-view';

/** The settings on how people sign in, and what requires a proof, for reading or as a form. */
export function SecurityTab({ editing }: { editing: RulesEditing }) {
  const { active, server } = editing;
  return (
    <>
      <p className="mb-6 max-w-166 text-small text-ink-2">
        Whoever makes administrators, resets somebody’s sign-in or password, creates access tokens and
        webhooks, takes the evidence of the whole record or changes this page is asked to show once more who
        they are. A sign-in counts as that for 15 minutes.
      </p>
      {active ? (
        <RulesForm fields={securityTab.fields} editing={editing} />
      ) : (
        <RulesView fields={securityTab.fields} values={server.values} />
      )}
    </>
  );
}
