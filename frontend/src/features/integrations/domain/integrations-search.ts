import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

const lists = ['sites', 'webhooks', 'credentials', 'sign-on'] as const;

interface IntegrationsSearch {
  /** The list that is shown in place of the access tokens. */
  list?: (typeof lists)[number] | undefined;
  /** The id of the site or webhook whose deliveries are shown, or `new`. */
  open?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readIntegrationsSearch({ list, open }: Record<string, unknown>): IntegrationsSearch {
  const known = lists.find((one) => one === list);
  return { list: known, open: textIn(open) };
}

export const integrationsRoute = getRouteApi('/_desk/integrations');
