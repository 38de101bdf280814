import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface IntegrationsSearch {
  /** What is listed in place of the access tokens. */
  list?: 'sites' | 'webhooks' | 'credentials' | undefined;
  /** `new`, or a site or webhook whose deliveries are shown. */
  open?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readIntegrationsSearch({ list, open }: Record<string, unknown>): IntegrationsSearch {
  const known = list === 'sites' || list === 'webhooks' || list === 'credentials';
  return { list: known ? list : undefined, open: textIn(open) };
}

export const integrationsRoute = getRouteApi('/_desk/integrations');
