import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldDifferences } from '@/components/difference/field-differences';
import { Segmented } from '@/components/ui/controls/segmented';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { promptQuery, type Prompt } from '../api/get-prompt';

type View = 'then' | 'now' | 'difference';

/** What the model was asked, whole, what it would be asked today, and how these differ. */
export function PromptView({ id, revision }: { id: string; revision: number }) {
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
  const failed = [then, now].find(({ error }) => error);
  if (failed?.error) {
    return (
      <InlineError
        title="The prompt could not be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (view === 'difference') {
    return then.data && now.data ? <Difference then={then.data} now={now.data} /> : <ComingPrompt />;
  }
  const prompt = view === 'then' ? then.data : now.data;
  return prompt ? <Whole prompt={prompt} /> : <ComingPrompt />;
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

function ComingPrompt() {
  return (
    <Loading>
      <Skeleton className="mt-4 h-40 w-full" />
    </Loading>
  );
}
