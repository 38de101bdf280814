import { screen, within } from '@testing-library/react';
import { revised, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const certificate = {
  subject: 'Example Desk',
  issuer: 'Example Desk Root',
  fingerprint: 'ab12cd34',
  notAfter: '2036-11-28T09:00:00.000Z',
  selfMade: true,
};

function open(told: object, sign = true) {
  serve({
    'GET /api/config/editorial-rules': () => revised({ credentials: { sign } }, 4),
    'GET /api/credentials/certificate': { ...told },
    'GET /api/tokens': { tokens: [] },
    'GET /api/webhooks': { webhooks: [] },
  });
  renderApp('/integrations?list=credentials', aUser({ role: 'admin' }));
}

it('tells who signs, and offers the root to publish', async () => {
  open(certificate);
  const known = within(await screen.findByRole('region', { name: 'Certificate' }));
  expect(known.getByText('Example Desk Root')).toBeVisible();
  expect(known.getByText('ab12 cd34')).toBeVisible();
  expect(known.getByText(/others see it as not on a trust list/)).toBeVisible();
  expect(known.getByRole('link', { name: 'Download root' })).toHaveAttribute(
    'href',
    '/api/credentials/root.pem',
  );
});

it('has no root to offer of a certificate that was given', async () => {
  open({ ...certificate, selfMade: false });
  expect(await screen.findByText(/whoever issued it has its root/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download root' })).not.toBeInTheDocument();
});

it('warns of a certificate that is about to end', async () => {
  open({ ...certificate, notAfter: new Date(Date.now() + 59.5 * 86_400_000).toISOString() });
  expect(await screen.findByText(/restart the server/)).toHaveTextContent(
    'ends in 59 days. What it signed is then told to be invalid, too. Set CREDENTIALS_KEY and CREDENTIALS_CERTIFICATE',
  );
});

it('leads to the rules while nothing is signed', async () => {
  open({}, false);
  expect(await screen.findByText('Nothing is signed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Token' })).not.toBeInTheDocument();
});
