import { screen } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const secondFactor = { secondFactor: { ways: ['totp', 'recovery'] } };

async function showPassword(secondStep: Parameters<typeof serve>[0][string]) {
  const calls = serve({ 'POST /api/auth/login': secondFactor, 'POST /api/auth/second-factor': secondStep });
  const { person } = renderApp('/login', null);
  await person.type(await screen.findByLabelText('Username'), 'mara.desk');
  await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const code = await screen.findByLabelText('Code');
  return { calls, person, code };
}

describe('the second step of signing in', () => {
  it('takes a code of the app, typed or filled in by the browser', async () => {
    const { calls, person, code } = await showPassword({ user: aUser() });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await person.paste('123 456');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(calls[1]?.body).toEqual({ code: '123 456' });
  });

  it('takes a recovery code in its place', async () => {
    const { calls, person } = await showPassword({ user: aUser() });
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await person.type(await screen.findByLabelText('Recovery code'), 'k3mf9-xw2ua{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(calls[1]?.body).toEqual({ recoveryCode: 'k3mf9-xw2ua' });
  });

  it('asks for a code where none was entered', async () => {
    const { calls, person, code } = await showPassword({ user: aUser() });
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(code).toHaveAccessibleDescription('Enter the code.');
    expect(code).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  it('stays when a code is wrong', async () => {
    const { person, code } = await showPassword(answer(401, { detail: 'This code is wrong.' }));
    await person.type(code, '000000{Enter}');
    // The sentence is in the form and in a toast.
    expect(await screen.findAllByText('This code is wrong.')).toHaveLength(2);
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('tells no fault of one way at the other', async () => {
    const { person, code } = await showPassword(answer(401, { detail: 'This code is wrong.' }));
    await person.type(code, '000000{Enter}');
    await screen.findAllByText('This code is wrong.');
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await screen.findByLabelText('Recovery code');
    // The toast still has the sentence.
    expect(screen.getAllByText('This code is wrong.')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(recovery).toHaveAccessibleDescription('Enter the code.');
    await person.click(screen.getByRole('button', { name: 'Use the app' }));
    expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription('Enter the code.');
  });

  it('begins again with the password when it took too long, and says so', async () => {
    const { person, code } = await showPassword(answer(410, { detail: 'This sign-in took too long.' }));
    await person.type(code, '000000{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(await screen.findAllByText('This sign-in took too long.')).toHaveLength(2);
  });
});
