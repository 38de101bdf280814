import { screen, waitFor, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { aSchedule } from '@/testing/schedule';
import { admin, theHouse } from './testing/house';

const open = async (path = '/scheduler') => {
  const app = renderApp(path, admin);
  await screen.findByRole('switch', { name: 'Slack' });
  return app;
};
const slack = () => screen.getByRole('switch', { name: 'Slack' });
const email = () => screen.getByRole('switch', { name: 'E-mail' });
const test = () => screen.getByRole('button', { name: 'Send a Test' });

describe('notifications', () => {
  it('are switched a channel at a time', async () => {
    const { changes } = theHouse();
    const { person } = await open();
    await person.click(slack());
    await waitFor(() => expect(slack()).not.toBeChecked());
    expect(email()).toBeChecked();
    expect(await screen.findByText('Notifications Updated')).toBeVisible();
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/api/scheduler/config', { notifications: { slack: false } }],
    ]);
  });

  it('go back to what holds when the change is refused', async () => {
    theHouse();
    const { person } = await open();
    serve({ 'PATCH /api/scheduler/config': answer(503, { status: 503, detail: 'Try again later.' }) });
    await person.click(email());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again later.');
    expect(email()).toBeChecked();
  });

  it('say of a channel that is not configured why it cannot be used', async () => {
    theHouse(aSchedule({ configured: { slack: false, email: true } }));
    await open();
    expect(slack()).toBeDisabled();
    expect(slack()).not.toBeChecked();
    expect(slack()).toHaveAccessibleDescription(
      'Not configured on this server: SLACK_WEBHOOK_URL is not set.',
    );
    expect(email()).toBeEnabled();
    expect(email()).toBeChecked();
  });
});

describe('a test message', () => {
  it('tells what came of it, channel by channel', async () => {
    theHouse();
    serve({
      'POST /api/notifications/test': {
        results: [
          { channel: 'slack', outcome: 'failed', error: 'Slack answered 404: no_service.' },
          { channel: 'email', outcome: 'sent', error: null },
        ],
      },
    });
    const { person } = await open();
    await person.click(test());
    const results = within(screen.getByRole('status', { name: 'What came of the test' }));
    await results.findByText(/Slack answered 404/);
    expect(results.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Slack not sentSlack answered 404: no_service.',
      'E-mail sent',
    ]);
  });

  it('cannot be sent where no channel is configured', async () => {
    theHouse(aSchedule({ configured: { slack: false, email: false } }));
    await open();
    expect(test()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('deliveries', () => {
  const sent = {
    id: 'd-1',
    channel: 'slack',
    kind: 'article',
    subjectId: 'a-1',
    title: 'A new article: Service papers',
    status: 'sent',
    attempts: 1,
    createdAt: '2026-03-02T09:00:00.000Z',
    sentAt: '2026-03-02T09:00:02.000Z',
    nextTryAt: null,
    error: null,
  };
  const waiting = {
    ...sent,
    id: 'd-2',
    channel: 'email',
    kind: 'run',
    subjectId: 'articles-2026-03-02',
    title: '10 new articles',
    status: 'waiting',
    attempts: 3,
    sentAt: null,
    nextTryAt: '2026-03-02T09:30:00.000Z',
    error: 'The mail server didn’t answer in time.',
  };

  it('show where each message went, what it was about, and its error', async () => {
    theHouse();
    serve({
      'GET /api/notifications/deliveries': { total: 2, items: [waiting, sent], nextCursor: null },
    });
    const { person, history } = await open();
    await person.click(screen.getByRole('tab', { name: 'Deliveries' }));
    const list = await screen.findByRole('list', { name: 'Deliveries' });
    const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    for (const words of ['10 new articles', 'Waiting', 'E-mail', '3 attempts', waiting.error]) {
      expect(within(first).getByText(words)).toBeVisible();
    }
    expect(within(second).getByText('Sent')).toBeVisible();
    expect(within(second).getByRole('link', { name: sent.title })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(history.location.search).toBe('?list=deliveries');
  });

  it('say when there are none', async () => {
    theHouse();
    await open('/scheduler?list=deliveries');
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });
});
