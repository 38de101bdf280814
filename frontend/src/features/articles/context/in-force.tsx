import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useUser } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { articleRevisionQuery, type RevisionContext } from '../api/get-article-revision';
import { Facts } from '../dialog/facts';
import { PromptView } from './prompt-view';

interface InForceProps {
  id: string;
  revision: number;
  /** A model wrote it, by a prompt that administrators can read. */
  asked: boolean;
}

/** Persona, category, rules and prompt as they were at a revision, and what of them has changed since. */
export function InForce({ id, revision, asked }: InForceProps) {
  const { data, error, refetch } = useQuery(articleRevisionQuery(id, revision));
  const { role } = useUser();
  const [shown, setShown] = useState(false);
  if (error) {
    return (
      <InlineError
        title="What was in force could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
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
  const { category, rulesRevision, prompt, changedSince } = context;
  const since = (part: Part, value: ReactNode) => (
    <>
      {value}
      {changedSince.includes(part) && <span className="ml-2 text-warn">changed since</span>}
    </>
  );
  return (
    <Facts
      facts={[
        ['Persona', since('persona', <PersonaLink id={personaId} context={context} />)],
        ['Category', since('category', category)],
        ['Editorial rules', since('rules', <RulesLink revision={rulesRevision} />)],
        ['Prompt', since('prompt', `version ${prompt.version}, ${prompt.hash.slice(0, 12)}`)],
      ]}
    />
  );
}

/** A link for those who may open the page. */
function PersonaLink({
  id,
  context: { persona, personaRevision },
}: {
  id: string;
  context: RevisionContext;
}) {
  const name = `${persona}, r${personaRevision}`;
  if (useUser().role !== 'admin') return name;
  return (
    <Link
      to="/personas"
      search={{ persona: id, view: 'history', rev: personaRevision }}
      className="text-link"
    >
      {name}
    </Link>
  );
}

function RulesLink({ revision }: { revision: number }) {
  if (useUser().role !== 'admin') return `r${revision}`;
  return (
    <Link to="/editorial-rules" search={{ view: 'history', rev: revision }} className="text-link">
      r{revision}
    </Link>
  );
}
