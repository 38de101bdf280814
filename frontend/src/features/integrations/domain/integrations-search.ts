import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface IntegrationsSearch {
  /** What is listed in place of the access tokens. */
  list?: 'webhooks' | undefined;
  /** `new`, or a webhook whose deliveries are shown. */
  open?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readIntegrationsSearch({ list, open }: Record<string, unknown>): IntegrationsSearch {
  return { list: list === 'webhooks' ? list : undefined, open: textIn(open) };
}

export const integrationsRoute = getRouteApi('/_desk/integrations');
