import { Plus } from 'lucide-react';
import { leavingDialog } from '@/components/browser/address';
import { Button } from '@/components/ui/controls/button';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { PageHead } from '@/components/ui/layout/page-head';
import { Certificate } from '@/features/credentials/contract';
import { integrationsRoute } from './domain/integrations-search';
import { SiteDeliveries } from './sites/site-deliveries';
import { NewSite } from './sites/site-dialogs';
import { SiteList } from './sites/site-list';
import { SignOnProviders } from './sign-on/sign-on-providers';
import { NewToken } from './tokens/new-token';
import { TokenList } from './tokens/token-list';
import { NewWebhook } from './webhooks/webhook-dialogs';
import { WebhookDeliveries } from './webhooks/webhook-deliveries';
import { WebhookList } from './webhooks/webhook-list';

const tabs = [
  { value: 'tokens', label: 'Access tokens' },
  { value: 'sites', label: 'Sites' },
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'credentials', label: 'Content Credentials' },
  { value: 'sign-on', label: 'Sign-on' },
] as const;

const adding = { tokens: 'New Token', sites: 'Add Site', webhooks: 'Add Webhook' } as const;

/** The page on what other systems may read, and what is sent to them. */
export function IntegrationsPage() {
  const { list, open } = integrationsRoute.useSearch();
  const navigate = integrationsRoute.useNavigate();
  const show = (next: string) => void navigate({ search: { list, open: next }, resetScroll: false });
  const close = () => void navigate({ search: { list }, ...leavingDialog });
  const turnTo = (next: (typeof tabs)[number]['value']) =>
    void navigate({ search: next === 'tokens' ? {} : { list: next }, replace: true, resetScroll: false });
  return (
    <>
      <PageHead
        title="Integrations"
        lead="Access tokens and feed addresses let scripts and feed readers read what was promoted. Sites are sent it. Webhooks tell other systems when something changes. Content Credentials let anybody check what left the desk."
        actions={
          list !== 'credentials' &&
          list !== 'sign-on' && (
            <Button variant="primary" icon={<Plus />} onClick={() => show('new')}>
              {adding[list ?? 'tokens']}
            </Button>
          )
        }
      />
      <Tabs label="Integrations" tabs={tabs} value={list ?? 'tokens'} onChange={turnTo}>
        <TabPanel value="tokens">
          <TokenList />
          {list === undefined && open === 'new' && <NewToken onClose={close} />}
        </TabPanel>
        <TabPanel value="sites">
          <Sites open={list === 'sites' ? open : undefined} onShow={show} onClose={close} />
        </TabPanel>
        <TabPanel value="webhooks">
          <WebhookList onShow={({ id }) => show(id)} />
          {list === 'webhooks' && open === 'new' && <NewWebhook onClose={close} />}
          {list === 'webhooks' && open !== undefined && open !== 'new' && (
            <WebhookDeliveries id={open} onClose={close} />
          )}
        </TabPanel>
        <TabPanel value="credentials">
          <Certificate />
        </TabPanel>
        <TabPanel value="sign-on">
          <SignOnProviders />
        </TabPanel>
      </Tabs>
    </>
  );
}

interface SitesProps {
  /** The id of the site whose deliveries are shown, or `new`. */
  open: string | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
}

function Sites({ open, onShow, onClose }: SitesProps) {
  return (
    <>
      <SiteList onShow={({ id }) => onShow(id)} />
      {open === 'new' && <NewSite onClose={onClose} />}
      {open !== undefined && open !== 'new' && <SiteDeliveries id={open} onClose={onClose} />}
    </>
  );
}
