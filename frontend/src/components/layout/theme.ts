import { useEffect } from 'react';
import { Preference, usePreference } from '@/components/preference';

export type Theme = 'system' | 'light' | 'dark';

const theme = new Preference<Theme>('theme', ['system', 'light', 'dark'], 'system');

/** The chosen theme, kept applied to the page. `public/theme.js` does the same before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [choice, choose] = usePreference(theme);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = choice === 'dark' || (choice === 'system' && system.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);
  return [choice, choose];
}
