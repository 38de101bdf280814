import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useUser } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import {
  articleRevisionQuery,
  type RevisionContext,
  promptQuery,
  type Prompt,
} from '../api/get-article-revision';
import { Facts } from './facts';
import { FieldDifferences } from '@/components/difference/field-differences';
import { Segmented } from '@/components/ui/controls/segmented';

interface InForceProps {
  id: string;
  revision: number;
  /** Whether a model wrote the text, from a prompt that administrators can read. */
  asked: boolean;
}

/** Shows persona, category, rules and prompt as they were at a revision, and what of them has changed since. */
export function InForce({ id, revision, asked }: InForceProps) {
  const { data, error, refetch } = useQuery(articleRevisionQuery(id, revision));
  const { role } = useUser();
  const [shown, setShown] = useState(false);
  if (error && !data) {
    return <InlineError title="What was in force could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-30 w-full" />
      </Loading>
    );
  }
  const { context, article } = data;
  return (
    <section aria-label={`In force at r${revision}`}>
      <Context context={context} personaId={article.personaId} />
      {asked &&
        role === 'admin' &&
        (shown ? (
          <PromptView id={id} revision={revision} />
        ) : (
          <Button size="small" className="mt-3" onClick={() => setShown(true)}>
            Show the prompt
          </Button>
        ))}
    </section>
  );
}

type Part = RevisionContext['changedSince'][number];

function Context({ context, personaId }: { context: RevisionContext; personaId: string }) {
  const { persona, personaRevision, category, rulesRevision, prompt, changedSince } = context;
  // Only administrators can open the pages of personas and rules.
  const linked = useUser().role === 'admin';
  const since = (part: Part, value: ReactNode) => (
    <>
      {value}
      {changedSince.includes(part) && <span className="ml-2 text-warn">changed since</span>}
    </>
  );
  const personaName = personaRevision === null ? 'None' : `${persona}, r${personaRevision}`;
  const personaPlace = { persona: personaId, view: 'history', rev: personaRevision ?? undefined } as const;
  const personaLink = (
    <Link to="/personas" search={personaPlace} className="text-link">
      {personaName}
    </Link>
  );
  const rulesLink = (
    <Link to="/editorial-rules" search={{ view: 'history', rev: rulesRevision }} className="text-link">
      r{rulesRevision}
    </Link>
  );
  return (
    <Facts
      facts={[
        ['Persona', since('persona', linked && personaRevision !== null ? personaLink : personaName)],
        ['Category', since('category', category || 'None')],
        ['Editorial rules', since('rules', linked ? rulesLink : `r${rulesRevision}`)],
        ...(prompt
          ? [['Prompt', since('prompt', `version ${prompt.version}, ${prompt.hash.slice(0, 12)}`)] as const]
          : []),
      ]}
    />
  );
}

type View = 'then' | 'now' | 'difference';

/** Shows the whole prompt that the model was given, the one that it would be given today, or how they differ. */
function PromptView({ id, revision }: { id: string; revision: number }) {
  const [view, setView] = useState<View>('then');
  return (
    <div className="mt-4">
      <Segmented
        label="Prompt"
        value={view}
        onChange={setView}
        options={[
          { value: 'then', label: 'As it was' },
          { value: 'now', label: 'Today' },
          { value: 'difference', label: 'Difference' },
        ]}
      />
      <Prompts key={view} id={id} revision={revision} view={view} />
    </div>
  );
}

function Prompts({ id, revision, view }: { id: string; revision: number; view: View }) {
  const then = useQuery({ ...promptQuery(id, revision, 'then'), enabled: view !== 'now' });
  const now = useQuery({ ...promptQuery(id, revision, 'now'), enabled: view !== 'then' });
  const failed = [then, now].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return (
      <InlineError title="The prompt could not be loaded" error={failed.error} onRetry={failed.refetch} />
    );
  }
  if (view === 'then' && then.data) return <Whole prompt={then.data} />;
  if (view === 'now' && now.data) return <Whole prompt={now.data} />;
  if (view === 'difference' && then.data && now.data) {
    return <Difference then={then.data} now={now.data} />;
  }
  return (
    <Loading>
      <Skeleton className="mt-4 h-40 w-full" />
    </Loading>
  );
}

function Whole({ prompt: { system, user, version, hash } }: { prompt: Prompt }) {
  return (
    <>
      <p className="mt-3 text-small text-ink-3">
        Version {version}, {hash.slice(0, 12)}
      </p>
      {[['System', system] as const, ['User', user] as const].map(([name, text]) => (
        <div key={name} className="mt-3">
          <h4 className="text-small text-ink-3">{name}</h4>
          <p className="mt-1 font-mono text-micro whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </>
  );
}

function Difference({ then, now }: { then: Prompt; now: Prompt }) {
  const fields = [
    { label: 'System', from: then.system, to: now.system },
    { label: 'User', from: then.user, to: now.user },
  ].filter(({ from, to }) => from !== to);
  if (fields.length === 0) return <p className="mt-3 text-ink-2">The model would be asked the same today.</p>;
  return (
    <div className="mt-3">
      <FieldDifferences fields={fields} />
    </div>
  );
}
