import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

const lists = ['sites', 'webhooks', 'credentials', 'sign-on'] as const;

interface IntegrationsSearch {
  /** What is listed in place of the access tokens. */
  list?: (typeof lists)[number] | undefined;
  /** `new`, or a site or webhook whose deliveries are shown. */
  open?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readIntegrationsSearch({ list, open }: Record<string, unknown>): IntegrationsSearch {
  const known = lists.find((one) => one === list);
  return { list: known, open: textIn(open) };
}

export const integrationsRoute = getRouteApi('/_desk/integrations');
