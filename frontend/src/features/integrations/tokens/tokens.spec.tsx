import { screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import type { AccessToken } from '../api/tokens';

const builder: AccessToken = {
  id: 't-1',
  name: 'Site builder',
  scopes: ['articles:read'],
  feed: false,
  createdBy: 'Ada Desk',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2099-03-02T09:00:00.000Z',
  lastUsedAt: null,
  suspended: false,
};
const expired: AccessToken = {
  ...builder,
  id: 't-2',
  name: 'Archive',
  scopes: ['articles:read', 'audit:read'],
  expiresAt: '2020-03-02T09:00:00.000Z',
  lastUsedAt: '2020-03-01T09:00:00.000Z',
};
const secret = 'prov_a-secret-that-is-shown-once';

function visit(routes: Parameters<typeof serve>[0] = {}, tokens: AccessToken[] = [builder, expired]) {
  const kept = [...tokens];
  const seen = serve({
    'GET /api/tokens': () => ({ tokens: [...kept] }),
    'POST /api/tokens': ({ body }) => {
      const token = { ...builder, ...(body as object), id: 't-3' };
      kept.unshift(token);
      return answer(201, { token, secret });
    },
    'DELETE /api/tokens/t-1': () => {
      kept.shift();
      return { success: true };
    },
    ...routes,
  });
  return { ...renderApp('/integrations', aUser({ role: 'admin' })), seen };
}

const tokens = async () => within(await screen.findByRole('list', { name: 'Access tokens' }));

describe('access tokens', () => {
  it('are listed with what they open, until when, and when they were used', async () => {
    visit();
    const [first, second] = (await tokens()).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Site builder.*Promoted articles.*expires.*2099.*never used.*created by Ada Desk/,
    );
    expect(second).toHaveTextContent(/Archive.*Promoted articles, Audit log and record.*expired.*last used/);
  });

  it('lead to what scripts can ask for with them', async () => {
    visit();
    expect(await screen.findByRole('link', { name: 'API documentation' })).toHaveAttribute(
      'href',
      '/api/docs',
    );
  });

  it('of somebody who is no longer an administrator open nothing, which is said', async () => {
    visit({}, [{ ...builder, suspended: true }]);
    expect((await tokens()).getByRole('listitem')).toHaveTextContent(
      'opens nothing: Ada Desk is no longer an administrator',
    );
  });

  it('are created with a name, and show their secret this once', async () => {
    const { person, seen, history } = visit();
    await person.click(await screen.findByRole('button', { name: 'New Token' }));
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give the token a name.')).toBeVisible();
    await person.type(screen.getByLabelText('Name'), 'Newsletter');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('status', { name: 'Access token' })).toHaveTextContent(secret);
    const asked = seen.find(({ method }) => method === 'POST');
    expect(asked?.body).toMatchObject({ name: 'Newsletter', scopes: ['articles:read'] });
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Close without the token?')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep it open' }));
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    expect((await tokens()).getByRole('button', { name: 'Revoke Newsletter' })).toBeVisible();
    expect(history.location.href).toBe('/integrations');
  });

  it('for a feed reader are an address, which is shown this once', async () => {
    const { person, seen } = visit();
    await person.click(await screen.findByRole('button', { name: 'New Token' }));
    await person.type(await screen.findByLabelText('Name'), 'Reader');
    await person.click(screen.getByRole('combobox', { name: 'For' }));
    await person.click(await screen.findByRole('option', { name: 'A feed reader, by a secret address' }));
    expect(screen.queryByText('Opens')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('status', { name: 'Feed address' })).toHaveTextContent(
      `/feeds/${secret}.atom`,
    );
    const asked = seen.find(({ method }) => method === 'POST');
    expect(asked?.body).toMatchObject({ name: 'Reader', scopes: ['articles:read'], feed: true });
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect((await tokens()).getAllByRole('listitem')[0]).toHaveTextContent('Feed of promoted articles');
  });

  it('with a name that is taken are refused at the field', async () => {
    const detail = 'There is a token of this name.';
    const { person } = visit({
      'POST /api/tokens': answer(409, { type: 'x/token-name-taken', status: 409, detail }),
    });
    await person.click(await screen.findByRole('button', { name: 'New Token' }));
    await person.type(await screen.findByLabelText('Name'), 'Site builder');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText(detail)).not.toHaveLength(0));
    expect(screen.getByLabelText('Name')).toHaveValue('Site builder');
  });

  it('are revoked after a question', async () => {
    const { person, seen } = visit();
    await person.click(await screen.findByRole('button', { name: 'Revoke Site builder' }));
    const question = within(await findQuestion('Revoke “Site builder”?'));
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(await screen.findByRole('button', { name: 'Revoke Site builder' }));
    await person.click(await screen.findByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByText('“Site builder” opens nothing any more.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Revoke Site builder' })).not.toBeInTheDocument(),
    );
  });

  it('that could not be revoked stay, and that is said', async () => {
    const { person } = visit({
      'DELETE /api/tokens/t-1': answer(503, { status: 503, detail: 'The record cannot be reached.' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Revoke Site builder' }));
    await person.click(await screen.findByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByText('The record cannot be reached.')).toBeVisible();
    expect((await tokens()).getByRole('button', { name: 'Revoke Site builder' })).toBeVisible();
  });

  it('say that there are none yet', async () => {
    visit({}, []);
    expect(await screen.findByText('No access tokens yet')).toBeVisible();
  });

  it('that cannot be read are asked for again', async () => {
    const { person } = visit({ 'GET /api/tokens': answer(503, { status: 503, detail: 'No database.' }) });
    expect(await screen.findByText('Access tokens could not be loaded')).toBeVisible();
    expect(screen.getByText('503: No database.')).toBeVisible();
    serve({ 'GET /api/tokens': { tokens: [builder] } });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await tokens()).getByRole('button', { name: 'Revoke Site builder' })).toBeVisible();
  });
});
