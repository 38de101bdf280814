import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { aPersona, emptyDesk } from '@/testing/desk';
import { fakeEventSources } from '@/testing/event-source';
import { answer, revised, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { House } from './testing/house';

function open(house = new House()) {
  return { house, ...renderApp('/profile', aUser(), house.routes) };
}

async function edit(house = new House()) {
  const opened = open(house);
  await opened.person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const write = async (label: string, text: string) => {
    await opened.person.clear(screen.getByLabelText(label));
    await opened.person.click(screen.getByLabelText(label));
    await opened.person.paste(text);
  };
  return { ...opened, write };
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const reading = () => screen.findByRole('button', { name: 'Edit Profile' });

describe('my profile', () => {
  it('is refused to visitors without a session', async () => {
    renderApp('/profile', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
    expect(screen.getByText('Please log in to access your profile.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('refers administrators to the personas', async () => {
    renderApp('/profile', aUser({ role: 'admin' }), emptyDesk);
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(screen.getByText('Administrators manage all personas on the Author Personas page.')).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(
      within(screen.getByRole('main')).getByRole('link', { name: 'Author Personas' }),
    );
  });

  it('asks authors without a persona to contact an administrator', async () => {
    renderApp('/profile', aUser({ assignedPersona: null }), emptyDesk);
    expect(await screen.findByRole('heading', { name: 'No Persona Assigned' })).toBeVisible();
    expect(screen.getByText(/contact an administrator/)).toBeVisible();
  });

  it('asks the same of authors whose persona was deleted before they came back', async () => {
    renderApp('/profile', aUser(), {
      ...emptyDesk,
      'GET /api/personas/p-1/profile': answer(404, { detail: 'Persona not found.' }),
    });
    expect(await screen.findByRole('heading', { name: 'No Persona Assigned' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('shows what the author and what the administrators have set', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'My Persona Profile' })).toBeVisible();
    expect(await screen.findByText('You write as The Appraiser')).toBeVisible();
    expect(screen.getByText('I look at objects.')).toBeVisible();
    const house = screen.getByRole('region', { name: 'Set by administrators' });
    expect(house).toHaveTextContent('ExactCalm');
    expect(house).toHaveTextContent('Collectibles');
    expect(house).toHaveTextContent('“Compared with what?”');
    expect(screen.getByRole('heading', { name: 'Profile Impact' })).toBeVisible();
    expect(screen.getByText(/show immediately to administrators/)).toBeVisible();
  });

  it('has a placeholder for what is empty', async () => {
    const house = new House();
    house.change({ expertise: '', description: '', writingStyle: '', tonePillars: [], writingAngle: '' });
    open(house);
    for (const text of ['No expertise defined', 'No description provided', 'No writing style defined']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it('follows what administrators change, without a reload', async () => {
    const sources = fakeEventSources();
    const { house } = open();
    expect(await screen.findByText('I look at objects.')).toBeVisible();
    act(() => sources.at(-1)?.opens());
    house.change({ tonePillars: ['Brisk'] });
    act(() => sources.at(-1)?.tells('change', { topics: ['persona'] }));
    expect(await screen.findByText('Brisk')).toBeVisible();
  });

  it('names the persona that an administrator assigns instead', async () => {
    const sources = fakeEventSources();
    const { house } = open();
    expect(await screen.findByText('You write as The Appraiser')).toBeVisible();
    act(() => sources.at(-1)?.opens());
    serve({
      ...house.routes,
      'GET /api/auth/user': aUser({ assignedPersona: 'p-2' }),
      'GET /api/personas': [aPersona({ id: 'p-2', name: 'The Archivist' })],
      'GET /api/personas/p-2/profile': () => revised(house.profile, 0),
    });
    act(() => sources.at(-1)?.tells('change', { topics: ['users'] }));
    expect(await screen.findByText('You write as The Archivist')).toBeVisible();
  });
});

describe('editing my profile', () => {
  it('saves what is the author’s, once, on the revision that was read', async () => {
    const { house, person, write } = await edit();
    await write('Area of Expertise', 'Watches');
    await write('Personal Description', 'I look twice.');
    await person.dblClick(save());
    expect(await reading()).toBeVisible();
    expect(screen.getByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('I look twice.')).toBeVisible();
    expect(await reading()).toHaveFocus();
    expect(house.saves).toHaveLength(1);
    expect(house.saves[0]?.headers.get('if-match')).toBe('"2"');
    expect(house.saves[0]?.body).toEqual({
      expertise: 'Watches',
      description: 'I look twice.',
      writingStyle: 'Plain.',
    });
  });

  it('restores what is saved on Cancel', async () => {
    const { house, person, write } = await edit();
    await write('Writing Style & Voice', 'Florid.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Plain.')).toBeVisible();
    expect(await reading()).toHaveFocus();
    await person.click(await reading());
    expect(screen.getByLabelText('Writing Style & Voice')).toHaveValue('Plain.');
    expect(house.saves).toEqual([]);
  });

  it('asks for a description', async () => {
    const { house, person, write } = await edit();
    await write('Personal Description', '   ');
    await person.click(save());
    const sentence = 'Please provide a description for your persona.';
    expect(await screen.findByRole('alert')).toHaveTextContent(`Missing Information${sentence}`);
    expect(screen.getByLabelText('Personal Description')).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('Personal Description')).toHaveFocus();
    expect(house.saves).toEqual([]);
  });

  it('can leave expertise and style empty', async () => {
    const { house, person, write } = await edit();
    await person.clear(screen.getByLabelText('Writing Style & Voice'));
    await write('Area of Expertise', 'x');
    await person.clear(screen.getByLabelText('Area of Expertise'));
    await person.click(save());
    expect(await screen.findByText('No expertise defined')).toBeVisible();
    expect(house.profile).toMatchObject({ expertise: '', writingStyle: '' });
  });

  it('says that it is under way', async () => {
    const { person, write } = await edit();
    serve({ 'PUT /api/personas/p-1/profile': () => new Promise(() => undefined) });
    await write('Area of Expertise', 'Watches');
    await person.click(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  });

  it('goes on with what was written while it was being saved', async () => {
    const { house, person, write } = await edit();
    let answerNow = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answerNow = resolve));
    const put = house.routes['PUT /api/personas/p-1/profile'];
    serve({ 'PUT /api/personas/p-1/profile': (request) => waiting.then(() => put(request)) });
    await write('Area of Expertise', 'Sent');
    await person.click(save());
    await screen.findByRole('button', { name: 'Saving...' });
    await write('Area of Expertise', 'Written since');
    act(() => answerNow());
    await person.click(await reading());
    expect(screen.getByLabelText('Area of Expertise')).toHaveValue('Written since');
    await person.click(save());
    await waitFor(() => expect(house.profile).toMatchObject({ expertise: 'Written since' }));
    expect(house.saves.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  });

  it('says what the server refuses, and keeps the text', async () => {
    const { person, write } = await edit();
    const message = 'expertise must have at most 500 characters';
    serve({
      'PUT /api/personas/p-1/profile': answer(400, {
        detail: message,
        errors: [{ field: 'expertise', message }],
      }),
    });
    await write('Area of Expertise', 'Watches');
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Update Failed${message}`);
    expect(screen.getByLabelText('Area of Expertise')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Area of Expertise')).toHaveValue('Watches');
  });

  it('offers again what was written before a reload', async () => {
    const { write, unmount, house } = await edit();
    await write('Area of Expertise', 'Watches');
    unmount();
    const { person } = open(house);
    expect(await screen.findByLabelText('Area of Expertise')).toHaveValue('Watches');
    expect(screen.getByText('These changes are from an earlier visit and aren’t saved yet.')).toBeVisible();
    await person.click(save());
    expect(await screen.findByText('Watches')).toBeVisible();
    expect(house.saves).toHaveLength(1);
  });

  it('asks who shall win when an administrator was quicker', async () => {
    const { house, person, write } = await edit();
    await write('Area of Expertise', 'Watches');
    house.change({ expertise: 'Clocks', writingStyle: 'Dry.' });
    await person.click(save());
    const dialog = await findDialog('Ines House changed this persona');
    expect(await within(dialog).findByText('Clocks')).toBeVisible();
    expect(dialog).toHaveTextContent('Ines House also changed Writing Style & Voice');
    await person.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await reading()).toBeVisible();
    await waitFor(() => expect(house.profile).toMatchObject({ expertise: 'Watches', writingStyle: 'Dry.' }));
  });

  it('takes theirs, and goes on editing with it', async () => {
    const { house, person, write } = await edit();
    await write('Area of Expertise', 'Watches');
    house.change({ expertise: 'Clocks' });
    await person.click(save());
    const dialog = await findDialog('Ines House changed this persona');
    await within(dialog).findByText('Clocks');
    await person.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(screen.getByLabelText('Area of Expertise')).toHaveValue('Clocks'));
    expect(house.saves).toHaveLength(1);
  });
});
