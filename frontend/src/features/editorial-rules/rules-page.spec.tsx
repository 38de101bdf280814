import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { wideWindow } from '@/testing/wide-window';
import { checks } from '@checks/registry';
import { edit, openRules as open, saved } from './testing/open-rules';
import { revised, rules, change } from './testing/rules';

const entries = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${list} \\d`) })
    .map(({ value }) => value);

describe('the editorial rules', () => {
  it('are read in nine tabs', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Format Standards',
      'Content Rules',
      'Tone & Voice',
      'Topic Inspiration',
      'Schedule',
      'Checks',
      'Promotion',
      'Transparency',
      'Security',
    ]);
    expect(screen.getByText('800 words')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are saved as a whole, on the revision that was read', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Format Standards');
    await person.clear(screen.getByLabelText('Most words'));
    await person.type(screen.getByLabelText('Most words'), '1200');
    await person.click(screen.getByRole('tab', { name: /^Tone/ }));
    await person.type(screen.getByLabelText('Add a trait: Overall tone'), 'Measured{Enter}');
    await person.type(screen.getByLabelText('Overall tone 2, meaning'), 'Facts first.');
    expect(screen.getByText('2 changes, not saved yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Editorial Rules Updated')).toBeVisible();
    const { length } = rules.format_and_quality_standards;
    expect(savedRules()).toEqual({
      configType: 'editorial-rules',
      ifMatch: '"4"',
      content: {
        ...rules,
        format_and_quality_standards: {
          ...rules.format_and_quality_standards,
          length: { ...length, max_words: 1200 },
        },
        tone_and_voice: {
          ...rules.tone_and_voice,
          overall_tone: { Plain: 'Short words.', Measured: 'Facts first.' },
        },
      },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  });

  it('have lists whose entries are added, moved by key and by menu, and removed with a way back', async () => {
    const { person } = await open();
    await edit(person);
    await person.click(screen.getByLabelText('Do 3'));
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(entries('Do')).toEqual(['Name the source', 'End with a question', 'Say what to check']);
    expect(screen.getByLabelText('Do 2')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Move Do 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    expect(entries('Do')).toEqual(['End with a question', 'Name the source', 'Say what to check']);
    await person.click(screen.getByRole('button', { name: 'Remove Do 1' }));
    expect(entries('Do')).toEqual(['Name the source', 'Say what to check']);
    expect(screen.getByRole('tab', { name: 'Content Rules unsaved' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo removing End with a question' }));
    expect(entries('Do')).toHaveLength(3);
    await person.type(screen.getByLabelText('Add a rule: Do'), '  Be brief {Enter}');
    expect(entries('Do').at(-1)).toBe('Be brief');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('tab', { name: 'Content Rules' })).toBeVisible();
    expect(screen.queryByText('Be brief')).not.toBeInTheDocument();
  });

  it('take no blank and no repeated entry', async () => {
    const { person } = await open();
    await edit(person);
    await person.click(screen.getByRole('button', { name: 'Add to Do not' }));
    expect(screen.getByLabelText('Add a rule: Do not')).toHaveAccessibleDescription(
      'A rule needs at least one word.',
    );
    await person.type(screen.getByLabelText('Add a rule: Do not'), 'Promise a return{Enter}');
    expect(screen.getByText('This entry is already in the list.')).toBeVisible();
    expect(entries('Do not')).toEqual(['Promise a return']);
  });

  it('lead to the first fault before anything is sent', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Schedule');
    await person.clear(screen.getByLabelText('Articles a week'));
    await person.type(screen.getByLabelText('Articles a week'), '21');
    await person.click(screen.getByRole('tab', { name: 'Topic Inspiration' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('tab', { name: /^Schedule/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Articles a week')).toHaveFocus();
    expect(screen.getByLabelText('Articles a week')).toHaveAccessibleDescription('At most 20 articles.');
    expect(savedRules()).toBeUndefined();
  });

  it('show what the server refuses at the entry that it names', async () => {
    const { person } = await open({
      'POST /api/config/save': answer(400, {
        status: 400,
        detail: 'Too long.',
        errors: [{ field: 'content.do[1]', message: 'At most 1000 characters.' }],
      }),
    });
    await edit(person);
    await person.type(screen.getByLabelText('Do 2'), '!');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByLabelText('Do 2')).toHaveAccessibleDescription('At most 1000 characters.');
    expect(screen.getByLabelText('Do 2')).toHaveFocus();
  });

  it('that somebody else saved meanwhile are shown beside mine, and mine are kept on top', async () => {
    let latest = 4;
    const theirs = { ...rules, do: ['Name the source and the year'] };
    const { person, savedRules } = await open({
      'GET /api/config/editorial-rules': () => revised(latest === 4 ? rules : theirs, latest),
      'POST /api/config/save': ({ headers }) => {
        if (headers.get('if-match') === '"5"') return revised(saved, 6);
        latest = 5;
        return answer(412, {
          status: 412,
          detail: 'Changed since.',
          current: { revision: 5, by: { id: 'u-9', name: 'Otto' }, at: '2026-11-18T10:00:00.000Z' },
        });
      },
    });
    await edit(person);
    await person.type(screen.getByLabelText('Do not 1'), ' of any kind');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await findDialog('Otto changed the editorial rules');
    expect(await within(conflict).findByText('Promise a return of any kind')).toBeVisible();
    expect(within(conflict).getByRole('button', { name: 'Use theirs' })).toBeVisible();
    await person.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(savedRules()).toMatchObject({ ifMatch: '"5"' }));
    expect(savedRules()?.content).toEqual({ ...theirs, do_not: ['Promise a return of any kind'] });
  });

  it('ask before they are left with changes', async () => {
    const { person, history } = await open();
    await edit(person);
    await person.type(screen.getByLabelText('Do 1'), '!');
    await person.click(screen.getByRole('link', { name: 'Need to Know Start Here' }));
    const question = await findQuestion('Leave without saving?');
    expect(history.location.pathname).toBe('/editorial-rules');
    await person.click(within(question).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(history.location.pathname).toBe('/how-it-works'));
  });

  it('are set back to an earlier revision after a look at what that changes', async () => {
    const { person, seen } = await open(
      { 'POST /api/config/editorial-rules/restore': () => revised(saved, 5) },
      '/editorial-rules?view=history&rev=3',
    );
    await person.click(await screen.findByRole('button', { name: 'Restore r3' }));
    const preview = await findDialog('Restore the rules to r3?');
    expect(await within(preview).findByText('End with a question')).toBeVisible();
    await person.click(within(preview).getByRole('button', { name: 'Restore r3' }));
    expect(await screen.findByText('Editorial Rules Updated')).toBeVisible();
    const restore = seen.find(({ path }) => path === '/api/config/editorial-rules/restore');
    expect([restore?.body, restore?.headers.get('if-match')]).toEqual([{ revision: 3 }, '"4"']);
  });

  it('are denied to authors', async () => {
    renderApp('/editorial-rules', aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });
});

describe('the history of the editorial rules', () => {
  wideWindow();

  it('shows the change whose entry has the focus', async () => {
    const { person, history } = await open();
    await person.click(screen.getByRole('link', { name: 'History' }));
    const list = await screen.findByRole('list', { name: 'History' });
    const [latest, before] = within(list).getAllByRole('link');
    await waitFor(() => expect(latest).toHaveFocus());
    await person.keyboard('j');
    expect(before).toHaveFocus();
    await waitFor(() => expect(history.location.search).toBe('?view=history&rev=3'));
    expect(await screen.findByRole('button', { name: 'Restore r3' })).toBeVisible();
  });
});

it('saves a spelling that was chosen, and leaves it out where none is', async () => {
  const { person, savedRules } = await open();
  await edit(person, 'Tone & Voice');
  expect(screen.getByRole('radio', { name: 'Not set' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'British' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedRules()?.content).toMatchObject({ spelling: 'british' }));
});

const editButton = () => screen.findByRole('button', { name: 'Edit' });

describe('the focus, while the rules are edited', () => {
  it('goes into the form, and back to Edit on Cancel', async () => {
    const { person } = await open();
    await person.click(await editButton());
    expect(screen.getByLabelText('Fewest words')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await editButton()).toHaveFocus();
  });

  it('goes back to Edit when they are saved', async () => {
    const { person } = await open();
    await edit(person, 'Format Standards');
    await person.type(screen.getByLabelText('Most words'), '0');
    screen.getByRole('button', { name: 'Save' }).focus();
    await person.keyboard('{Enter}');
    expect(await editButton()).toHaveFocus();
  });

  it('goes to Undo when an entry is removed, which is told', async () => {
    const { person } = await open();
    await edit(person);
    await person.click(screen.getByRole('button', { name: 'Remove Do 1' }));
    expect(screen.getByRole('button', { name: 'Undo removing Name the source' })).toHaveFocus();
    const list = screen.getByRole('region', { name: 'Do' });
    expect(within(list).getByRole('status')).toHaveTextContent('Removed. 2 left.');
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Do 1')).toHaveFocus();
  });
});

describe('setting the rules back', () => {
  wideWindow();

  it('sends once, and leaves the focus in the history', async () => {
    let restored = false;
    const { person, seen } = await open(
      {
        'GET /api/config/editorial-rules': ({ path }) => {
          const revision = Number(/revision=(\d)/.exec(path)?.[1] ?? (restored ? 5 : 4));
          return revised(revision === 3 ? { ...rules, do: [] } : rules, revision);
        },
        'GET /api/config/editorial-rules/history': () => ({
          events: [...(restored ? [5] : []), 4, 3].map((revision) => change(revision, 'Ines set the rules')),
          nextCursor: null,
        }),
        'POST /api/config/editorial-rules/restore': () => {
          restored = true;
          return revised(saved, 5);
        },
      },
      '/editorial-rules?view=history&rev=3',
    );
    await person.click(await screen.findByRole('button', { name: 'Restore r3' }));
    const preview = await findDialog('Restore the rules to r3?');
    const restore = within(preview).getByRole('button', { name: 'Restore r3' });
    await within(preview).findByText('Name the source');
    for (const _press of [1, 2, 3]) fireEvent.click(restore);
    await waitFor(() => expect(preview).not.toBeInTheDocument());
    const history = screen.getByRole('dialog', { name: 'Editorial rules history' });
    await waitFor(() => expect(history).toContainElement(document.activeElement as HTMLElement));
    expect(seen.filter(({ path }) => path === '/api/config/editorial-rules/restore')).toHaveLength(1);
  });
});

describe('the Checks tab', () => {
  const SAVE = 'POST /api/config/save';

  interface Saved {
    checks?: Record<string, string>;
    terms?: string[];
    risky_claims?: string[];
    required_blocks?: unknown[];
    machine_tone?: unknown[];
  }

  /** Short lists that replace our own, because searching a long list is slow here. */
  const short = { risky_claims: ['risk-free'], machine_tone: [{ phrase: 'delve into', weight: 3 }] };

  /** Opens the Checks tab with a house's rules. */
  async function open(members: object, edit = true) {
    let document: object = { ...rules, ...short, ...members };
    let revision = 4;
    const seen = serve({
      'GET /api/config/editorial-rules': () => revised(document, revision),
      [SAVE]: ({ body }) => {
        document = JSON.parse((body as { content: string }).content) as object;
        revision += 1;
        return {
          success: true,
          message: 'Saved.',
          revision,
          changes: { created: 0, updated: 1, removed: 0 },
        };
      },
    });
    const { person } = renderApp('/editorial-rules', aUser({ role: 'admin' }));
    if (edit) await person.click(await screen.findByRole('button', { name: 'Edit' }));
    await person.click(await screen.findByRole('tab', { name: /Checks/ }));
    const saved = (): Saved | undefined => {
      const [call] = seen.filter(({ method }) => method === 'POST');
      return call && (JSON.parse((call.body as { content: string }).content) as Saved);
    };
    const choose = async (label: string, option: string) => {
      await person.click(screen.getByRole('combobox', { name: label }));
      await person.click(await screen.findByRole('option', { name: option }));
    };
    return { person, saved, choose };
  }

  it('lists every check with its kind, what it does and its severity', async () => {
    await open({ checks: { chatter: 'info' } }, false);
    const list = await screen.findByRole('list', { name: 'Checks' });
    expect(within(list).getAllByRole('heading')).toHaveLength(checks.length);
    const chatter = within(list).getByRole('heading', { name: 'Chatter and placeholders' }).closest('li');
    expect(chatter).toHaveTextContent(/Certain.*TODO.*Severity: Info · usually Block$/);
    const tone = within(list).getByRole('heading', { name: 'Machine tone' }).closest('li');
    expect(tone).toHaveTextContent(/Guess.*Severity: Info$/);
  });

  it('offers to block for what is certain, never for a guess', async () => {
    const { person } = await open({});
    await person.click(screen.getByRole('combobox', { name: 'Severity of Terms' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Warn',
      'Info',
      'Off',
    ]);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('combobox', { name: 'Severity of Length' }));
    expect(screen.getAllByRole('option')).toHaveLength(4);
  });

  it('saves what was set and keeps the rest as the house has it', async () => {
    const own = {
      checks: { 'do-not': 'block' },
      terms: ['Patek Philippe'],
      machine_tone: [{ phrase: 'a', weight: 2 }],
    };
    const { person, choose, saved } = await open(own);
    await choose('Severity of Length', 'Off');
    const blocks = screen.getByRole('region', { name: 'Required blocks' });
    await person.type(within(blocks).getByPlaceholderText('Add a block'), 'Disclaimer{Enter}');
    await person.type(within(blocks).getByLabelText('Required blocks 1, text'), 'Nothing here is advice.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toBeDefined());
    expect(saved()).toMatchObject({
      ...own,
      checks: { 'do-not': 'block', length: 'off' },
      required_blocks: [{ name: 'Disclaimer', text: 'Nothing here is advice.' }],
    });
  });

  it('leaves out of the document what is as usual', async () => {
    const { person, choose, saved } = await open({ checks: { length: 'off' } });
    await choose('Severity of Length', 'Warn');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toBeDefined());
    for (const member of ['checks', 'terms', 'required_blocks']) {
      expect(saved()).not.toHaveProperty(member);
    }
  });

  it('refuses a weight that is none', async () => {
    const { person, saved } = await open({});
    const weight = screen.getByLabelText('Machine tone 1, weight');
    await person.clear(weight);
    await person.type(weight, '12');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A weight is from 0.1 to 10.')).toBeVisible();
    expect(saved()).toBeUndefined();
  });
});

describe('the Security tab', () => {
  const securityIn = (rulesSaved: object | undefined): unknown =>
    (rulesSaved as { content: { security?: unknown } } | undefined)?.content.security;

  it('tells what holds where nothing is decided', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('tab', { name: 'Security' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Security' }));
    expect(panel.getByText('Nobody needs one')).toBeVisible();
    expect(panel.getByText('20,160 minutes')).toBeVisible();
    expect(panel.getByText('30 days')).toBeVisible();
  });

  it('saves a whole decision, and asks again in place where the server wants to know who it is', async () => {
    let isProven = false;
    const { person, savedRules, seen } = await open({
      'POST /api/config/save': () =>
        isProven
          ? revised(saved, 5)
          : new Response(JSON.stringify({ type: '/problems/proof-required', ways: ['password'] }), {
              status: 403,
              headers: { 'content-type': 'application/problem+json' },
            }),
      'POST /api/auth/proof': () => {
        isProven = true;
        return new Response(null, { status: 204 });
      },
    });
    await edit(person, 'Security');
    await person.click(screen.getByRole('radio', { name: 'Everybody needs one' }));
    await person.clear(screen.getByLabelText('Longest rest'));
    await person.type(screen.getByLabelText('Longest rest'), '720');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await findDialog('Is it still you?');
    await person.type(within(dialog).getByLabelText('Password'), 'correct');
    await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(seen.filter(({ path }) => path === '/api/config/save')).toHaveLength(2));
    expect(securityIn(savedRules())).toEqual({
      secondFactor: 'everybody',
      idleMinutes: 720,
      maxDays: 30,
      signOnOnly: false,
      proofForOverride: false,
    });
  });

  it('refuses a rest that is too short, beside the field', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Security');
    const field = screen.getByLabelText('Longest rest');
    await person.clear(field);
    await person.type(field, '5');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/At least 15 minutes/));
    expect(savedRules()).toBeUndefined();
  });
});

describe('the Transparency tab', () => {
  const withCredentials = (credentials: object) => ({
    'GET /api/config/editorial-rules': () => revised({ ...rules, credentials }, 4),
  });

  const credentialsIn = (saved: object | undefined): unknown =>
    (saved as { content: { credentials?: unknown } } | undefined)?.content.credentials;

  it('tells what is set, and what holds where nothing is', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('tab', { name: 'Transparency' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Transparency' }));
    expect(panel.getByText('Don’t sign')).toBeVisible();
    expect(panel.getByText('When nobody reviewed it')).toBeVisible();
    expect(panel.getByText(/This is no legal advice/)).toBeVisible();
  });

  it('saves what was chosen, and leaves out what is as usual', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Transparency');
    await person.click(screen.getByRole('radio', { name: 'Sign promoted articles and their images' }));
    await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRules()).toBeDefined());
    expect(credentialsIn(savedRules())).toEqual({
      sign: true,
      responsible: { name: 'Jane Doe', role: '', contact: '' },
    });
  });

  it('keeps rules that say nothing of Content Credentials as they are', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Content Rules');
    await person.type(screen.getByLabelText('Add a rule: Do'), 'Be brief{Enter}');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRules()).toBeDefined());
    expect(savedRules()?.content).not.toHaveProperty('credentials');
  });

  it('refuses to leave out the label while nobody is responsible, beside the field', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Transparency');
    const label = screen.getByRole('radiogroup', { name: 'Label for readers' });
    await person.click(within(label).getByRole('radio', { name: 'Never' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(label).toHaveAccessibleDescription(/only where somebody is responsible/));
    expect(label).toContainElement(document.activeElement as HTMLElement);
    expect(savedRules()).toBeUndefined();
    await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
    await person.type(screen.getByLabelText('Contact'), 'jane@desk.example');
    expect(label).toHaveAccessibleDescription('');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(credentialsIn(savedRules())).toMatchObject({ label: 'never' }));
  });

  it('shows what a reader will see, as it is chosen', async () => {
    const { person } = await open(withCredentials({ sign: true }));
    await edit(person, 'Transparency');
    const preview = screen.getByRole('region', { name: 'What a reader will see' });
    expect(preview).not.toHaveTextContent('212 of 884 words');
    expect(preview).toHaveTextContent('Nobody changed a word. Approved on 27 November 2026.');
    await person.click(screen.getByRole('radio', { name: 'Always' }));
    await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
    expect(preview).toHaveTextContent(
      'Two people changed 212 of 884 words. Approved on 27 November 2026; responsible: Jane Doe, Provenance.',
    );
    expect(preview).toHaveTextContent('Both are signed');
    await person.click(screen.getByRole('radio', { name: 'Don’t sign' }));
    expect(preview).toHaveTextContent('Neither is signed');
    expect(preview).not.toHaveTextContent('Approved on');
  });
});
