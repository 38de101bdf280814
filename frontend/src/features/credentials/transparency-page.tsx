import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '@/api/schema.gen';
import { useBrandName } from '@/api/settings';
import { useNow } from '@/components/browser/use-now';
import { Button } from '@/components/ui/controls/button';
import { Awaited } from '@/components/ui/feedback/awaited';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PageHead } from '@/components/ui/layout/page-head';
import { rulesQuery } from '@/features/editorial-rules/contract';
import { usersQuery } from '@/features/users/contract';
import { measuresIn, peopleInWords } from './measures';

type Rules = components['schemas']['RulesAnswer'] & { revision: number };

/** A page to print and keep, on who is responsible for published articles and how they are reviewed. */
export function TransparencyPage() {
  const rules = useQuery(rulesQuery);
  return (
    <>
      <PageHead
        title="Transparency"
        lead="Who is responsible for what leaves this desk, and what ensures that people review what a model wrote."
        actions={
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Awaited query={rules} failure="The rules could not be loaded" coming={<SkeletonRows />}>
        {(document) => <Policy rules={document} />}
      </Awaited>
    </>
  );
}

function Policy({ rules }: { rules: Rules }) {
  const house = useBrandName();
  const users = useQuery(usersQuery);
  const { responsible, policy } = rules.credentials ?? {};
  const today = useNow().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <div className="grid max-w-166 gap-8">
      <Part title="Who is responsible">
        <Responsible responsible={responsible} house={house} />
      </Part>
      <Part title="Measures in force">
        <ul className="grid list-disc gap-2 pl-5">
          {measuresIn(rules).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title="People">
        <Awaited query={users} failure="The users could not be loaded" coming={<SkeletonRows />}>
          {(directory) => <p>{peopleInWords(directory.users)}</p>}
        </Awaited>
      </Part>
      <Part title="What readers and machines are told">
        <p>{told(rules.credentials)}</p>
      </Part>
      {policy && (
        <Part title="Policy">
          <p className="whitespace-pre-line">{policy}</p>
        </Part>
      )}
      <p className="border-t border-line pt-4 text-small text-ink-3">
        {house}, {today}; editorial rules of revision {rules.revision}. This page says what is set, not that
        it satisfies any law: it is no legal advice.
      </p>
    </div>
  );
}

interface ResponsibleProps {
  responsible: NonNullable<Rules['credentials']>['responsible'];
  house: string;
}

function Responsible({ responsible, house }: ResponsibleProps) {
  if (responsible?.name) {
    return (
      <p>
        {[responsible.name, responsible.role, house].filter(Boolean).join(', ')}
        {responsible.contact && (
          <>
            <br />
            {responsible.contact}
          </>
        )}
      </p>
    );
  }
  return (
    <p>
      Nobody is named yet. An administrator can do so in the{' '}
      <Link to="/editorial-rules" className="text-link">
        editorial rules
      </Link>
      , on the tab Transparency.
    </p>
  );
}

const labels = {
  always: 'The page (.html) of every promoted article says under its title how it was made.',
  'when-not-reviewed':
    'The pages (.html) of articles that nobody reviewed say under their titles how they were made.',
  never: 'Articles carry no label that readers see.',
};

function told(credentials: Rules['credentials']): string {
  const { sign = false, label = 'when-not-reviewed' } = credentials ?? {};
  if (!sign) return `Files are not signed. ${labels.never}`;
  const signed =
    'Promoted articles and their images are signed with Content Credentials (C2PA) that say how they were made.';
  return `${labels[label]} ${signed}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1.5 font-serif text-h2 font-medium">{title}</h2>
      {children}
    </section>
  );
}
