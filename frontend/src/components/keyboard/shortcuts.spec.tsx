import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

describe('keys', () => {
  it('g and a letter go to a page', async () => {
    const { person, history } = renderApp('/');
    await screen.findByRole('main');
    await person.keyboard('ga');
    await waitFor(() => expect(history.location.pathname).toBe('/articles'));
    await person.keyboard('gd');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('do nothing while someone types, or over a dialog', async () => {
    const { person, history } = renderApp('/change-password');
    await person.type(await screen.findByLabelText('Current Password'), 'ga?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(history.location.pathname).toBe('/change-password');
  });

  it('? lists them, Escape closes the list', async () => {
    const { person } = renderApp('/');
    await screen.findByRole('main');
    await person.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keyboard' });
    expect(within(list).getByText('Article Generator')).toBeVisible();
    await person.keyboard('ga{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
  });

  it.each([
    ['Ctrl', 'X11; Linux x86_64'],
    ['⌘', 'Macintosh; Intel Mac OS X 10_15_7'],
  ])('are listed with %s on a machine that has it', async (modifier, machine) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${machine})`);
    const { person } = renderApp('/');
    await screen.findByRole('main');
    await person.keyboard('?');
    const save = screen.getByText('save an article').previousElementSibling;
    expect(save).toHaveTextContent(`${modifier}S`);
  });

  it('without Ctrl can be turned off, for good', async () => {
    const { person, history } = renderApp('/');
    await screen.findByRole('main');
    await person.keyboard('?');
    await person.click(screen.getByRole('switch', { name: 'Single keys' }));
    await person.keyboard('{Escape}ga?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(history.location.pathname).toBe('/');
    expect(localStorage.getItem('single-keys')).toBe('off');
  });

  it('Ctrl Enter submits the form one is in', async () => {
    const { person } = renderApp('/change-password');
    await person.type(await screen.findByLabelText('Current Password'), 'old{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Missing Information')).toBeVisible();
  });
});
