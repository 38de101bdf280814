import { useEffect } from 'react';
import { usePrinting } from '@/components/browser/use-printing';
import { Preference, usePreference } from '@/components/browser/preference';
import { useNavigate } from '@tanstack/react-router';
import {
  ChevronsUpDown,
  Keyboard,
  KeyRound,
  LogOut,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
  UserRound,
} from 'lucide-react';
import type { User } from '@/api/session';
import { Menu, MenuChoice, MenuDivider, MenuItem, MenuNote } from '@/components/ui/overlays/menu';
import { Tooltip } from '@/components/ui/controls/tooltip';
import { Spinner } from '@/components/ui/graphics/spinner';

type Theme = 'system' | 'light' | 'dark';

const theme = new Preference<Theme>('theme', ['system', 'light', 'dark'], 'system');

/** The chosen theme, kept applied to the page. `public/theme.js` does the same before the first paint. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const [choice, choose] = usePreference(theme);
  // Pages are printed in the light theme.
  const printing = usePrinting();
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = choice === 'dark' || (choice === 'system' && system.matches);
      document.documentElement.dataset['theme'] = dark && !printing ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice, printing]);
  return [choice, choose];
}

export interface AccountProps {
  user: User;
  onLogout: () => void;
  loggingOut: boolean;
  onShowKeys: () => void;
}

const themes = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const;

/** The foot of the sidebar: the signed-in user with a menu of their own settings, and the button to log out. */
export function Account({ user, onLogout, loggingOut, onShowKeys }: AccountProps) {
  const [theme, setTheme] = useTheme();
  const navigate = useNavigate();
  const name = user.firstName || user.email || 'User';
  const role = user.role === 'admin' ? 'Administrator' : 'Author';
  return (
    <div className="mx-3 flex items-center justify-between gap-1 border-t border-line-2 py-3 md:max-xl:mx-2 md:max-xl:flex-col">
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="tint flex min-w-0 items-center gap-1.5 rounded-control px-2.75 py-1 text-left md:max-xl:size-10 md:max-xl:justify-center md:max-xl:p-0"
          >
            <UserRound className="hidden text-ink-2 md:max-xl:block" />
            <span className="min-w-0 md:max-xl:sr-only">
              <span className="block truncate font-medium">{name}</span>{' '}
              <span className="block text-micro whitespace-nowrap text-ink-3">{role}</span>
            </span>
            <ChevronsUpDown className="text-ink-3 md:max-xl:hidden" />
          </button>
        }
      >
        <MenuChoice label="Theme" options={themes} value={theme} onChange={setTheme} />
        <MenuDivider />
        <MenuItem icon={<KeyRound />} onSelect={() => void navigate({ to: '/change-password' })}>
          Change Password
        </MenuItem>
        <MenuItem
          icon={<ShieldCheck />}
          onSelect={() => void navigate({ to: '/profile', search: { part: 'security' } })}
        >
          Sign-in and security
        </MenuItem>
        <MenuItem icon={<Keyboard />} onSelect={onShowKeys}>
          Keyboard
        </MenuItem>
        <Version />
      </Menu>
      <LogoutButton onLogout={onLogout} loggingOut={loggingOut} />
    </div>
  );
}

/** The product's version, as the page states it. */
function Version() {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
  return version && <MenuNote>Version {version}</MenuNote>;
}

function LogoutButton({ onLogout, loggingOut }: Pick<AccountProps, 'onLogout' | 'loggingOut'>) {
  const text = loggingOut ? 'Logging out...' : 'Logout';
  return (
    <Tooltip text={text} side="right" className="xl:hidden">
      <button
        type="button"
        aria-disabled={loggingOut || undefined}
        onClick={loggingOut ? undefined : onLogout}
        className="tint target flex shrink-0 items-center gap-2 rounded-control px-2 text-ink-2 md:max-xl:size-10 md:max-xl:justify-center md:max-xl:px-0"
      >
        {loggingOut ? <Spinner /> : <LogOut className="text-ink-3" />}
        <span className="md:max-xl:sr-only">{text}</span>
      </button>
    </Tooltip>
  );
}
