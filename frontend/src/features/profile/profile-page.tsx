import { UsersRound } from 'lucide-react';
import { useUser } from '@/api/session';
import { NoPersona } from '@/components/no-persona';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { PageHead } from '@/components/ui/layout/page-head';
import { profileRoute } from './domain/profile-search';
import { PersonaProfile } from './persona-profile';
import { SecurityPanel } from './security/security-panel';

const tabs = [
  { value: 'persona', label: 'Persona' },
  { value: 'security', label: 'Sign-in and security' },
] as const;

/** The page of the user's own persona, and of how they sign in. */
export function ProfilePage() {
  const { role } = useUser();
  const { part } = profileRoute.useSearch();
  const navigate = profileRoute.useNavigate();
  return (
    <>
      <PageHead
        title="My Profile"
        lead={
          role === 'author'
            ? 'The voice that your articles are written in, and how you sign in.'
            : 'How you sign in, and where.'
        }
      />
      <Tabs
        label="My Profile"
        tabs={tabs}
        value={part ?? 'persona'}
        onChange={(next) =>
          void navigate({
            search: next === 'security' ? { part: next } : {},
            replace: true,
            resetScroll: false,
          })
        }
      >
        <TabPanel value="persona" keep>
          <div className="mt-6">
            <OwnPersona />
          </div>
        </TabPanel>
        <TabPanel value="security">
          <SecurityPanel />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Shows the user's persona. Administrators have none, and some authors have none yet. */
function OwnPersona() {
  const { role, assignedPersona } = useUser();
  if (role === 'admin') {
    return (
      <Notice
        icon={<UsersRound className="size-4.5" />}
        title="Personas are managed together"
        actions={<ButtonLink to="/personas">Author Personas</ButtonLink>}
      >
        Administrators manage all personas on the Author Personas page.
      </Notice>
    );
  }
  if (assignedPersona === null) return <NoPersona />;
  return <PersonaProfile key={assignedPersona} personaId={assignedPersona} />;
}
