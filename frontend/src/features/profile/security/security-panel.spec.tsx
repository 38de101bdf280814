import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { emptyDesk } from '@/testing/desk';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const codes = ['k3mf9xw2ua', '7hqpdr5tcz'];

const session = (changes: object) => ({
  id: 's-1',
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  since: '2026-03-02T09:00:00Z',
  lastSeenAt: '2026-03-02T09:30:00Z',
  strength: 'password',
  ...changes,
});

const methods = (on: boolean, left = on ? 10 : 0) => ({
  password: true,
  passkeys: [],
  passkeysPossible: { possible: true, why: null },
  totp: { on },
  recoveryCodes: { left },
  signOn: [],
  required: false,
});

function open(routes: Parameters<typeof serve>[0] = {}) {
  const opened = renderApp('/profile?part=security', aUser({ role: 'admin' }), {
    ...emptyDesk,
    'GET /api/auth/methods': methods(false),
    'GET /api/auth/sessions': { sessions: [session({})] },
  });
  return { ...opened, calls: serve(routes) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('where one is signed in', () => {
  it('is told in words, and ended elsewhere', async () => {
    const there = session({
      id: 's-2',
      current: false,
      browser: 'Safari',
      system: 'iPhone',
      strength: 'two factors',
    });
    let sessions = [session({}), there];
    const { person, calls } = open({
      'GET /api/auth/sessions': () => ({ sessions }),
      'DELETE /api/auth/sessions/s-2': () => {
        sessions = [session({})];
        return { success: true };
      },
    });
    const list = await screen.findByRole('list', { name: 'Where you are signed in' });
    const [own, other] = await within(list).findAllByRole('listitem');
    expect(own).toHaveTextContent('This browser');
    expect(other).toHaveTextContent('Safari, iPhone');
    expect(other).toHaveTextContent('with two factors');
    await person.click(await button('Sign out'));
    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(calls.map(({ method }) => method)).toContain('DELETE');
    expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
  });
});

describe('an authenticator app', () => {
  it('is set up by its first code, and then there are recovery codes, once', async () => {
    const { person, calls } = open({
      'POST /api/auth/methods/totp': { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x', qr: '<svg/>' },
      'POST /api/auth/methods/totp/confirm': { recoveryCodes: codes },
    });
    await person.click(await button('Set up'));
    const dialog = await findDialog('Set up an authenticator app');
    expect(within(dialog).getByRole('status', { name: 'Secret for the app' })).toHaveTextContent(
      'ABCD EFGH IJ',
    );
    await person.type(within(dialog).getByLabelText('Code'), '123456');
    await person.click(await button('Turn on'));
    const shown = await findDialog('Recovery codes');
    expect(shown).toHaveTextContent('k3mf9-xw2ua');
    expect(calls.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ code: '123456' });
    await person.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('k3mf9-xw2ua')).not.toBeInTheDocument();
  });

  it('says at the field that a code is wrong', async () => {
    const { person } = open({
      'POST /api/auth/methods/totp': { secret: 'ABCD', uri: 'otpauth://totp/x', qr: '<svg/>' },
      'POST /api/auth/methods/totp/confirm': answer(400, { detail: 'This code is wrong.' }),
    });
    await person.click(await button('Set up'));
    await person.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });
});

describe('a proof that is wanted', () => {
  it('is asked for in place, and what was asked goes on', async () => {
    let proven = false;
    const { person } = open({
      'GET /api/auth/methods': () => methods(!proven),
      'DELETE /api/auth/methods/totp': () =>
        proven
          ? { success: true }
          : answer(403, { type: '/problems/proof-required', detail: 'Show it.', ways: ['password', 'totp'] }),
      'POST /api/auth/proof': ({ body }) => {
        if ((body as { password: string }).password !== 'secret') {
          return answer(400, { detail: 'The password is wrong.' });
        }
        proven = true;
        return new Response(null, { status: 204 });
      },
    });
    await person.click(await button('Turn off'));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }),
    );
    await findDialog('Is it still you?');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await person.clear(screen.getByLabelText('Password'));
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Authenticator app off')).toBeVisible();
    expect(screen.queryByText('Is it still you?')).not.toBeInTheDocument();
  });

  it('leaves everything as it is when it is not given', async () => {
    const { person } = open({
      'GET /api/auth/methods': methods(true, 4),
      'DELETE /api/auth/methods/totp': answer(403, {
        type: '/problems/proof-required',
        detail: 'Show once more that it is you.',
        ways: ['password'],
      }),
    });
    expect(await screen.findByText(/4 codes left/)).toBeVisible();
    expect(screen.getByText(/A recovery code was used/)).toBeVisible();
    await person.click(await button('Turn off'));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }),
    );
    const dialog = await findDialog('Is it still you?');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Show once more that it is you.')).toBeVisible();
  });
});

describe('passkeys', () => {
  const passkey = {
    id: 'p-1',
    name: 'My laptop',
    createdAt: '2026-03-01T09:00:00Z',
    lastUsedAt: null,
    synced: true,
    formerHost: 'old.example.com',
    countedBack: true,
  };
  const withPasskey = { ...methods(false, 10), passkeys: [passkey] };

  it('are told with their name, where they belong, and that one may have been copied', async () => {
    open({ 'GET /api/auth/methods': withPasskey });
    const list = await screen.findByRole('list', { name: 'Passkeys' });
    expect(list).toHaveTextContent('My laptop');
    expect(list).toHaveTextContent('Not used yet');
    expect(list).toHaveTextContent('old.example.com');
    expect(screen.getByText(/“My laptop” counted back/)).toBeVisible();
    expect(screen.getByText(/10 codes left/)).toBeVisible();
  });

  it('are not offered where there can be none, and it says what to set', async () => {
    const passkeysPossible = { possible: false, why: 'Whoever runs the server can set PUBLIC_URL.' };
    open({ 'GET /api/auth/methods': { ...methods(false), passkeysPossible } });
    expect(await screen.findByText('Whoever runs the server can set PUBLIC_URL.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('are renamed, and the last one goes with what that means', async () => {
    const { person, calls } = open({
      'GET /api/auth/methods': withPasskey,
      'PATCH /api/auth/methods/passkeys/p-1': { passkey },
      'DELETE /api/auth/methods/passkeys/p-1': { success: true, accepted: null },
    });
    await person.click(await button('Rename'));
    const dialog = await findDialog('Rename the passkey');
    const name = within(dialog).getByLabelText('Name');
    await person.clear(name);
    await person.type(name, 'Old laptop{Enter}');
    await person.click(await button('Remove'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Your password alone will let you in');
    await person.click(within(question).getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Old laptop' });
  });
});
