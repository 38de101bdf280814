import { screen, waitFor, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { aRun, aSchedule } from '@/testing/schedule';
import { admin, theHouse } from './testing/house';

const open = async () => {
  const app = renderApp('/scheduler', admin);
  await screen.findByRole('region', { name: 'Schedule' });
  return app;
};
const schedule = () => within(screen.getByRole('region', { name: 'Schedule' }));
const state = () => screen.getByRole('status', { name: 'Scheduler status' });
const generate = () => screen.getByRole('button', { name: 'Generate 10 Articles' });

describe('Article Scheduler', () => {
  it('says when the next articles come', async () => {
    theHouse(aSchedule({ nextScheduledRun: '2126-11-25T14:00:00.000Z' }));
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Article Scheduler' })).toBeVisible();
    expect(state()).toHaveTextContent('Active/Running');
    expect(schedule().getByText('Monday, November 25, 2126 at 9:00 AM')).toBeVisible();
    expect(schedule().getByText('Every Monday at 9:00 AM')).toBeVisible();
    expect(schedule().getByText('New York time')).toBeVisible();
  });

  it('is paused and resumed', async () => {
    const { changes } = theHouse();
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(state()).toHaveTextContent('Paused'));
    expect(schedule().getByText('Not scheduled')).toBeVisible();
    expect(await screen.findByText('Scheduler Updated')).toBeVisible();
    expect(screen.getByText('The scheduler is paused.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(state()).toHaveTextContent('Active/Running'));
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      ['/api/scheduler/toggle', { enabled: false }],
      ['/api/scheduler/toggle', { enabled: true }],
    ]);
  });

  it('says why it could not be paused', async () => {
    theHouse();
    const { person } = await open();
    serve({ 'POST /api/scheduler/toggle': answer(503, { status: 503, detail: 'Try again later.' }) });
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again later.');
    expect(state()).toHaveTextContent('Active/Running');
  });

  it('sums up what a run is made of', async () => {
    theHouse();
    await open();
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Articles a week', '10'],
      ['For each persona', '2'],
      ['Personas', '5'],
      ['Categories', '5'],
      ['Run', 'Every Monday at 9:00 AM'],
      ['Zone', 'New York time'],
    ]);
    expect(screen.getByText('Spread evenly across personas and categories.')).toBeVisible();
  });

  it('says what kept it away', async () => {
    theHouse();
    serve({ 'GET /api/scheduler/status': answer(503, { status: 503, detail: 'No records.' }) });
    renderApp('/scheduler', admin);
    expect(await screen.findByText('The scheduler could not be loaded')).toBeVisible();
  });

  it('is refused to authors', async () => {
    renderApp('/scheduler');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('This page is only accessible to administrators.')).toBeVisible();
  });
});

describe('a run by hand', () => {
  it('starts with a prompt, trimmed, under a key, and empties the field', async () => {
    const { changes } = theHouse();
    const { person } = await open();
    const prompt = screen.getByLabelText('Custom prompt');
    await person.type(prompt, '  The autumn sales. ');
    await person.dblClick(generate());
    expect(await screen.findByText('Generation Started')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([{ customPrompt: 'The autumn sales.' }]);
    expect(changes()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(prompt).toHaveValue(''));
  });

  it('leaves what is typed while it starts', async () => {
    theHouse();
    let start: (answer: object) => void = () => undefined;
    const started = new Promise<object>((resolve) => (start = resolve));
    serve({ 'POST /api/scheduler/trigger': async () => answer(200, await started) });
    const { person } = await open();
    const prompt = screen.getByLabelText('Custom prompt');
    await person.type(prompt, 'Reserves');
    await person.click(generate());
    await person.type(prompt, ' and estimates');
    start({ message: 'The articles are being generated.', runId: 'r-1' });
    expect(await screen.findByText('Generation Started')).toBeVisible();
    await waitFor(() => expect(generate()).not.toHaveTextContent('Starting...'));
    expect(prompt).toHaveValue('Reserves and estimates');
  });

  it('starts without one', async () => {
    const { changes } = theHouse(aSchedule({ enabled: false, nextScheduledRun: null }));
    const { person } = await open();
    await person.click(generate());
    expect(await screen.findByText('Generation Started')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([{}]);
  });

  it('keeps the prompt when it is refused, and says why', async () => {
    theHouse();
    serve({ 'POST /api/scheduler/trigger': answer(409, { status: 409, detail: 'A run is going on.' }) });
    const { person } = await open();
    await person.type(screen.getByLabelText('Custom prompt'), 'Reserves');
    await person.click(generate());
    expect(await screen.findByRole('alert')).toHaveTextContent('A run is going on.');
    expect(screen.getByLabelText('Custom prompt')).toHaveValue('Reserves');
  });

  it('is told neither started nor failed when the connection was lost', async () => {
    theHouse();
    serve({ 'POST /api/scheduler/trigger': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { person } = await open();
    await person.click(generate());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Connection LostThe run may have started. Check the list of runs.');
  });

  it('does not start with a prompt that is too long, and says so as elsewhere', async () => {
    const { changes } = theHouse();
    const { person } = await open();
    const prompt = screen.getByLabelText('Custom prompt');
    await person.click(prompt);
    await person.paste('x'.repeat(4_001));
    await person.click(generate());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Custom Prompt Too LongA custom prompt has at most',
    );
    expect(prompt).toBeInvalid();
    expect(changes()).toHaveLength(0);
  });

  it('waits for the run that goes on', async () => {
    const { changes } = theHouse(aSchedule({ lastRun: aRun({ outcome: 'running', finishedAt: null }) }));
    const { person } = await open();
    await person.click(generate());
    expect(generate()).toHaveAttribute('aria-disabled', 'true');
    expect(changes()).toHaveLength(0);
  });
});

const openChannels = async (path = '/scheduler') => {
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
    const { person } = await openChannels();
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
    const { person } = await openChannels();
    serve({ 'PATCH /api/scheduler/config': answer(503, { status: 503, detail: 'Try again later.' }) });
    await person.click(email());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again later.');
    expect(email()).toBeChecked();
  });

  it('say of a channel that is not configured why it cannot be used', async () => {
    theHouse(aSchedule({ configured: { slack: false, email: true } }));
    await openChannels();
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
    const { person } = await openChannels();
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
    await openChannels();
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
    const { person, history } = await openChannels();
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
    await openChannels('/scheduler?list=deliveries');
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });
});
