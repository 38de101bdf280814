import { screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import type { WebhookDelivery } from '../api/webhooks';
import type { Webhook } from '../domain/webhook-fields';

const webhook: Webhook = {
  id: 'w-1',
  url: 'https://site.example/hook',
  events: ['article.promoted'],
  description: 'Builds the site',
  isActive: true,
  switchedOff: null,
  createdBy: 'Ada Desk',
  createdAt: '2026-03-02T09:00:00.000Z',
  earlierSecretUntil: null,
};
const delivery: WebhookDelivery = {
  id: 'd-1',
  messageId: 'msg_1',
  type: 'article.promoted',
  articleId: 'a-1',
  package: 2,
  again: false,
  status: 'given-up',
  attempts: 7,
  createdAt: '2026-03-03T09:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  error: 'The receiver did not answer in time.',
  answer: null,
};
const secret = 'whsec_shown-once';

function visit(routes: Parameters<typeof serve>[0] = {}, query = '') {
  const kept: Webhook[] = [webhook];
  const seen = serve({
    'GET /api/webhooks': () => ({ webhooks: [...kept] }),
    'POST /api/webhooks': ({ body }) => {
      const added = { ...webhook, ...(body as object), id: 'w-2' };
      kept.unshift(added);
      return answer(201, { webhook: added, secret });
    },
    'PUT /api/webhooks/w-1': ({ body }) => {
      kept[0] = { ...webhook, ...(body as object) };
      return { webhook: kept[0] };
    },
    'DELETE /api/webhooks/w-1': () => {
      kept.pop();
      return { success: true };
    },
    'POST /api/webhooks/w-1/rotate': () => {
      kept[0] = { ...webhook, earlierSecretUntil: '2099-03-03T09:00:00.000Z' };
      return { webhook: kept[0], secret };
    },
    'GET /api/webhooks/w-1/deliveries': { total: 1, items: [delivery], nextCursor: null },
    'POST /api/webhooks/w-1/deliveries/d-1/redeliver': {
      delivery: { ...delivery, id: 'd-2', status: 'waiting' },
    },
    ...routes,
  });
  return { ...renderApp(`/integrations?list=webhooks${query}`, aUser({ role: 'admin' })), seen };
}

const press = async (person: ReturnType<typeof visit>['person'], name: string) =>
  person.click(await screen.findByRole('button', { name }));

describe('webhooks', () => {
  it('are listed with their address, their events and who added them', async () => {
    visit();
    const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /https:\/\/site.example\/hook.*Builds the site.*Article promoted.*added by Ada Desk/,
    );
  });

  it('are added, and show their secret this once', async () => {
    const { person, seen } = visit();
    await press(person, 'Add Webhook');
    const dialog = within(await findDialog('Add Webhook'));
    await person.type(dialog.getByLabelText('Address'), 'site.example');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The address begins with https:// or http://.')).toBeVisible();
    await person.clear(dialog.getByLabelText('Address'));
    await person.type(dialog.getByLabelText('Address'), 'https://other.example/in');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('status', { name: 'Signing secret' })).toHaveTextContent(secret);
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      url: 'https://other.example/in',
    });
    await press(person, 'Done');
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    expect(await screen.findByText('https://other.example/in')).toBeVisible();
  });

  it('whose first answer got lost are asked for under the same key, and say where to get a secret', async () => {
    let lost = 0;
    const { person, seen } = visit({
      'POST /api/webhooks': () => {
        lost += 1;
        return lost === 1 ? answer(503, { status: 503 }) : answer(201, { webhook, secret: null });
      },
    });
    await press(person, 'Add Webhook');
    const dialog = within(await findDialog('Add Webhook'));
    await person.type(dialog.getByLabelText('Address'), 'https://other.example/in');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Error');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    const told = within(await findDialog('Webhook added'));
    expect(told.getByText(/Rotate the secret to get another/)).toBeVisible();
    const keys = seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/.+/), keys[0]]);
  });

  it('to an address that is not public are refused at the field', async () => {
    const message = 'This address is not public.';
    const { person } = visit({
      'POST /api/webhooks': answer(400, {
        status: 400,
        detail: message,
        errors: [{ field: 'url', message }],
      }),
    });
    await press(person, 'Add Webhook');
    const dialog = within(await findDialog('Add Webhook'));
    await person.type(dialog.getByLabelText('Address'), 'https://localhost/in');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  it('are changed', async () => {
    const { person, seen } = visit();
    await press(person, 'Edit');
    const dialog = within(await findDialog('Edit Webhook'));
    await person.type(dialog.getByLabelText(/Description/), ' at night');
    await person.click(dialog.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Builds the site at night')).toBeVisible();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ url: webhook.url });
  });

  it('are switched off and on again, and say who did, or what the receiver answered', async () => {
    const switchedOff = { at: '2026-03-04T09:00:00.000Z', by: 'Ada Desk', reason: 'by-hand' } as const;
    let kept = webhook;
    const { person, seen } = visit({
      'GET /api/webhooks': () => ({ webhooks: [kept] }),
      'PUT /api/webhooks/w-1': ({ body }) => {
        const { isActive } = body as { isActive: boolean };
        kept = isActive ? webhook : { ...webhook, isActive, switchedOff };
        return { webhook: kept };
      },
    });
    await press(person, 'Switch Off');
    expect(await screen.findByText(/Switched off by Ada Desk, .*given up when they are/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch Off' })).not.toBeInTheDocument();
    await press(person, 'Switch On');
    expect(await screen.findByRole('button', { name: 'Switch Off' })).toBeVisible();
    expect(screen.queryByText(/Switched off/)).not.toBeInTheDocument();
    expect(seen.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))).toEqual([
      { isActive: false },
      { isActive: true },
    ]);
  });

  it('that a receiver switched off say so', async () => {
    const switchedOff = { at: '2026-03-04T09:00:00.000Z', by: 'System', reason: 'gone' } as const;
    visit({ 'GET /api/webhooks': { webhooks: [{ ...webhook, isActive: false, switchedOff }] } });
    expect(await screen.findByText(/because the receiver answered 410 \(Gone\)/)).toBeVisible();
  });

  it('get another secret after a question, while the old one still signs', async () => {
    const { person } = visit();
    await press(person, 'Rotate Secret');
    const question = within(await findQuestion('Rotate the signing secret?'));
    await person.click(question.getByRole('button', { name: 'Rotate Secret' }));
    expect(await screen.findByRole('status', { name: 'Signing secret' })).toHaveTextContent(secret);
    await press(person, 'Done');
    expect(await screen.findByText('The old secret still signs')).toBeVisible();
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
  });

  it('go after a question', async () => {
    const { person } = visit();
    await press(person, 'Remove');
    await press(person, 'Remove Webhook');
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it.each([
    [
      'sent',
      { status: 'sent', answer: { status: 204, text: '', durationMs: 12 } },
      'The receiver answered 204.',
    ],
    ['refused', { status: 'given-up', error: 'The receiver answered 500.' }, 'The receiver answered 500.'],
  ])('tell what became of a test that was %s', async (_, result, words) => {
    const tested = { ...delivery, type: 'webhook.test', error: null, ...result };
    const { person } = visit({ 'POST /api/webhooks/w-1/test': { delivery: tested } });
    await press(person, 'Send Test');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that cannot be read are asked for again', async () => {
    const { person } = visit({ 'GET /api/webhooks': answer(503, { status: 503, detail: 'No database.' }) });
    expect(await screen.findByText('Webhooks could not be loaded')).toBeVisible();
    serve({ 'GET /api/webhooks': { webhooks: [webhook] } });
    await press(person, 'Try Again');
    expect(await screen.findByText(webhook.url)).toBeVisible();
  });
});

describe('the deliveries of a webhook', () => {
  it('tell what was sent and what came of it, and are sent again by hand', async () => {
    const { person, seen, history } = visit();
    await press(person, 'Deliveries');
    const dialog = within(await findDialog('Deliveries'));
    const entry = await dialog.findByRole('listitem');
    expect(entry).toHaveTextContent(
      /Article promoted.*Given up.*package 2.*7 attempts.*did not answer in time/,
    );
    expect(history.location.href).toContain('open=w-1');
    await person.click(dialog.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText('The message goes out in a moment.')).toBeVisible();
    expect(seen.some(({ path }) => path.endsWith('/d-1/redeliver'))).toBe(true);
  });

  it('that are refused to be sent again say why', async () => {
    const { person } = visit(
      {
        'POST /api/webhooks/w-1/deliveries/d-1/redeliver': answer(409, {
          status: 409,
          detail: 'It is still waiting.',
        }),
      },
      '&open=w-1',
    );
    await press(person, 'Send Again');
    expect(await screen.findByText('It is still waiting.')).toBeVisible();
  });

  it('say that nothing was sent yet', async () => {
    visit({ 'GET /api/webhooks/w-1/deliveries': { total: 0, items: [], nextCursor: null } }, '&open=w-1');
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });
});
