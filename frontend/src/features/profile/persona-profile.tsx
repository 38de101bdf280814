import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPen, Lock } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { isGone } from '@/api/api-error';
import { NoPersona } from '@/components/no-persona';
import { personasQuery } from '@/features/personas/contract';
import { useEditing } from '@/components/editing/use-editing';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import { ownPart, profileQuery, labels, type ProfileAnswer, type ProfileFields } from './api/get-profile';
import { useSaveProfile } from './api/save-profile';
import { faultOf, ProfileForm, tellMissing } from './profile-form';
import clsx from 'clsx';
import { Chip } from '@/components/ui/controls/chip';

/** Shows the assigned persona: the author's part to read and edit, the administrators' part to read. */
export function PersonaProfile({ personaId }: { personaId: string }) {
  const query = useQuery(profileQuery(personaId));
  // The persona was deleted while the author was deactivated, so the author has none.
  if (isGone(query.error)) return <NoPersona />;
  return (
    <Awaited query={query} failure="Your profile could not be loaded" coming={<SkeletonRows count={3} />}>
      {(profile) => (
        <div className="grid items-start gap-12 @max-lg:gap-6 @lg:grid-cols-[1fr_20rem]">
          <Profile personaId={personaId} profile={profile} />
          <ProfileImpact />
        </div>
      )}
    </Awaited>
  );
}

function Profile({ personaId, profile }: { personaId: string; profile: ProfileAnswer }) {
  const { data: personas } = useQuery(personasQuery);
  const editing = useEditing({
    server: ownPart(profile),
    keepAs: `profile:${personaId}`,
    faultsOf: faultOf,
    onFaults: tellMissing,
    mutation: useSaveProfile(personaId),
    versionOf: ownPart,
    onSaved: () => setOpen(false),
  });
  const [open, setOpen] = useState(editing.restored);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusMove(open, () => edit.current, { onlyIfLost: true });
  const name = personas?.find(({ id }) => id === personaId)?.name;
  return (
    <Card
      title="My Persona Profile"
      sub={name && `You write as ${name}`}
      aside={
        !open && (
          <Button ref={edit} variant="primary" icon={<UserRoundPen />} onClick={() => setOpen(true)}>
            Edit Profile
          </Button>
        )
      }
    >
      {open ? (
        <ProfileForm editing={editing} onClose={() => setOpen(false)} />
      ) : (
        <ProfileView profile={editing.server.values} />
      )}
      <HouseSettings profile={profile} />
    </Card>
  );
}

function ProfileImpact() {
  return (
    <Card title="Profile Impact">
      <p className="text-ink-2">
        Your customizations influence the style in which the AI writes your articles, and show immediately to
        administrators.
      </p>
      <p className="mt-3 text-small text-ink-3">Existing articles stay as they are.</p>
    </Card>
  );
}

/** The author's fields in their order, with the words that replace an empty one. */
const placeholders = [
  ['expertise', 'No expertise defined'],
  ['description', 'No description provided'],
  ['writingStyle', 'No writing style defined'],
] as const;

function ProfileView({ profile }: { profile: ProfileFields }) {
  return (
    <dl className="grid grid-cols-1 gap-6">
      {placeholders.map(([field, placeholder]) => (
        <div key={field}>
          <dt className="text-small text-ink-3">{labels[field]}</dt>
          <dd
            className={clsx(
              'mt-1 max-w-article font-serif text-article whitespace-pre-line',
              !profile[field] && 'text-ink-3 italic',
            )}
          >
            {profile[field] || placeholder}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HouseSettings({ profile }: { profile: ProfileAnswer }) {
  const { tonePillars, categories, writingAngle } = profile;
  return (
    <section aria-label="Set by administrators" className="mt-8 border-t border-line pt-6">
      <p className="mb-5 flex items-center gap-2 text-small text-ink-3">
        <Lock />
        Set by administrators
      </p>
      <dl className="grid grid-cols-1 gap-6">
        <Setting name="Tone Pillars" list={tonePillars.map((pillar) => ({ name: pillar }))}>
          No tone pillars defined
        </Setting>
        <Setting name="Content Categories" list={categories}>
          No content categories defined
        </Setting>
        <div>
          <dt className="text-small text-ink-3">Writing Angle</dt>
          <dd className="mt-1 max-w-article font-serif text-article italic">
            {writingAngle ? (
              `“${writingAngle}”`
            ) : (
              <span className="text-ink-3">No writing angle defined</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface SettingProps {
  name: string;
  list: readonly { name: string; color?: string }[];
  /** The content for an empty list. */
  children: ReactNode;
}

function Setting({ name, list, children }: SettingProps) {
  return (
    <div>
      <dt className="text-small text-ink-3">{name}</dt>
      <dd className="mt-1.5">
        {list.length === 0 ? (
          <span className="font-serif text-article text-ink-3 italic">{children}</span>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {list.map((entry) => (
              <li key={entry.name} className="min-w-0">
                <Chip color={entry.color}>{entry.name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
