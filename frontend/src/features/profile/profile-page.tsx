import { UsersRound } from 'lucide-react';
import { useUser } from '@/api/session';
import { NoPersona } from '@/components/no-persona';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHead } from '@/components/ui/layout/page-head';
import { PersonaProfile } from './persona-profile';

/** One's own persona; administrators have none of their own, and some authors none yet. */
export function ProfilePage() {
  const { role, assignedPersona } = useUser();
  return (
    <>
      <PageHead
        title="My Profile"
        lead={role === 'author' && 'The voice that your articles are written in.'}
      />
      {role === 'admin' ? (
        <Notice
          icon={<UsersRound className="size-4.5" />}
          title="Personas are managed together"
          actions={<ButtonLink to="/personas">Author Personas</ButtonLink>}
        >
          Administrators manage all personas on the Author Personas page.
        </Notice>
      ) : assignedPersona === null ? (
        <NoPersona />
      ) : (
        <PersonaProfile key={assignedPersona} personaId={assignedPersona} />
      )}
    </>
  );
}
