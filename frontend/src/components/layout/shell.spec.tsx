import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { aUser, renderApp } from '@/testing/render-app';

const admin = aUser({ role: 'admin', firstName: 'Ines', assignedPersona: null });
const navigation = () => screen.findByRole('navigation', { name: 'Main' });
const links = async () =>
  within(await navigation())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the sidebar', () => {
  it('leads an author to everyone’s pages, and to none of an administrator', async () => {
    renderApp('/');
    const labels = await links();
    expect(labels).toEqual(
      expect.arrayContaining(['Need to KnowStart Here', 'Article Generator', 'Articles']),
    );
    expect(labels).not.toContain('Change Password');
    expect(screen.queryByText('ADMINISTRATION')).not.toBeInTheDocument();
  });

  it('leads an administrator to their own, too', async () => {
    renderApp('/', admin);
    expect(await links()).toEqual(expect.arrayContaining(['Articles', 'Change Password']));
    expect(screen.getByText('ADMINISTRATION')).toBeVisible();
  });

  it('tells which page is open', async () => {
    renderApp('/articles');
    const current = within(await navigation()).getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent('Articles');
  });

  it('leads to the dashboard by its mark', async () => {
    const { person, history } = renderApp('/articles');
    await navigation();
    await person.click(screen.getAllByRole('link', { name: /dashboard$/ })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Welcome back, Mara' });
    expect(history.location.pathname).toBe('/');
  });

  it.each([
    [aUser(), 'Mara', 'Author'],
    [admin, 'Ines', 'Administrator'],
    [aUser({ firstName: '' }), 'mara@desk.example', 'Author'],
    [aUser({ firstName: '', email: '' }), 'User', 'Author'],
  ])('shows who is signed in (%#)', async (user, name, role) => {
    renderApp('/', user);
    expect(await screen.findByRole('button', { name: `${name} ${role}` })).toBeVisible();
  });
});

describe('the shell', () => {
  it('begins with a way past the sidebar', async () => {
    const { person } = renderApp('/articles');
    await navigation();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the new page', async () => {
    const { person } = renderApp('/articles');
    await person.click(within(await navigation()).getByRole('link', { name: /Need to Know/ }));
    await screen.findByRole('heading', { level: 1, name: 'Need to Know' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Need to Know · Provenance');
  });

  it('says when texts come from the demo writer', async () => {
    renderApp('/articles', aUser(), {
      'GET /api/settings': {
        brandName: 'Provenance',
        hashtags: [],
        insightsUrl: '/insights',
        demo: true,
        timeZone: 'UTC',
      },
    });
    expect(await screen.findByText('Demo writer.')).toBeVisible();
  });

  it('says when the server has been away for a while, until it is back', async () => {
    const sources = fakeEventSources();
    renderApp('/');
    await navigation();
    const told = () => screen.queryByText(/^The connection to the server was lost/);
    jest.useFakeTimers({ advanceTimers: true });
    act(() => sources.at(-1)?.opens());
    act(() => sources.at(-1)?.breaks());
    act(() => sources.at(-1)?.opens());
    act(() => jest.advanceTimersByTime(9_000));
    expect(told()).not.toBeInTheDocument();
    act(() => sources.at(-1)?.breaks());
    expect(told()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(9_000));
    expect(told()).toBeVisible();
    act(() => sources.at(-1)?.opens());
    expect(told()).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('has a drawer with the same links for phones', async () => {
    const { person, history } = renderApp('/');
    await person.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await findDialog('Menu');
    await person.click(within(drawer).getByRole('link', { name: 'Articles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location.pathname).toBe('/articles');
  });

  it('gives the focus back to the account’s button without scrolling the page to it', async () => {
    const { person } = renderApp('/');
    const account = await screen.findByRole('button', { name: 'Mara Author' });
    await person.click(account);
    await screen.findByRole('menu');
    // By default, focus scrolls to the element that gets it.
    const scrolled: Element[] = [];
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      if (!options?.preventScroll) scrolled.push(this);
      focus.call(this, options);
    };
    await person.keyboard('{Escape}');
    await waitFor(() => expect(account).toHaveFocus());
    HTMLElement.prototype.focus = focus;
    expect(scrolled).not.toContain(account);
  });

  it('tells the version that the page is of', async () => {
    const tag = Object.assign(document.createElement('meta'), { name: 'version', content: '1.2.3' });
    document.head.append(tag);
    const { person } = renderApp('/');
    await person.click(await screen.findByRole('button', { name: 'Mara Author' }));
    expect(within(screen.getByRole('menu')).getByText('Version 1.2.3')).toBeVisible();
    tag.remove();
  });

  it('is of paper while the page is printed', async () => {
    const { person } = renderApp('/');
    await person.click(await screen.findByRole('button', { name: 'Mara Author' }));
    await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('changes and keeps the theme', async () => {
    const { person } = renderApp('/');
    await person.click(await screen.findByRole('button', { name: 'Mara Author' }));
    expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
