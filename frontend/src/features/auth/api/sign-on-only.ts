import { useEffect, useState } from 'react';
import { api, bodyOf } from '@/api/client';
import { pageSettings } from '@/api/page-settings';

/**
 * Whether only the house’s own sign-on lets people in; undefined until it is known. The server is asked only if the
 * house has a sign-on. If it does not answer, all ways are offered.
 */
export function useSignOnOnly(): boolean | undefined {
  const hasSignOn = (pageSettings()?.signOn ?? []).length > 0;
  const [signOnOnly, setSignOnOnly] = useState(hasSignOn ? undefined : false);
  useEffect(() => {
    if (!hasSignOn) return;
    void bodyOf(api.GET('/api/auth/ways-in'))
      .catch(() => ({ signOnOnly: false }))
      .then((answer) => setSignOnOnly(answer.signOnOnly));
  }, [hasSignOn]);
  return signOnOnly;
}
