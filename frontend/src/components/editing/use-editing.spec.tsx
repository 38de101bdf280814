import { screen } from '@testing-library/react';
import { ApiError } from '@/api/api-error';
import {
  button,
  field,
  old,
  openNote,
  values,
  version,
  write,
  type Circumstances,
  type Desk,
} from './testing/note';

const overtaken = (revision: number) =>
  ApiError.from(
    Response.json(
      { type: '/problems/stale', current: { revision, by: { name: 'Ines' }, at: '2026-11-20T12:00:00Z' } },
      { status: 412 },
    ),
  );
const refused = (body: object, status = 400) => ApiError.from(Response.json(body, { status }));

describe('a form over something that others change too', () => {
  it('shows what the server has, whoever changes it, while nothing is written', () => {
    const desk = openNote();
    desk.hear(version(5, { title: 'Crates' }));
    expect(values()).toEqual(['Crates', 'Keep them.', '']);
  });

  it('keeps what is written when somebody else saves', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    desk.hear(version(5, { text: 'Sell them.' }));
    expect(values()).toEqual(['Chests', 'Keep them.', '']);
    await desk.person.click(button('Save'));
    expect(desk.sent).toMatchObject([{ base: old, values: { title: 'Chests', text: 'Keep them.' } }]);
  });

  it('follows the server again once what was written is taken back', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await write(desk, 'Title', 'Boxes');
    expect(localStorage).toHaveLength(0);
    desk.hear(version(5, { title: 'Crates' }));
    expect(field('Title')).toHaveValue('Crates');
  });

  it('lets go of what somebody else has written just so', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    desk.hear(version(5, { title: 'Chests' }));
    expect(localStorage).toHaveLength(0);
    desk.hear(version(6, { title: 'Crates' }));
    expect(field('Title')).toHaveValue('Crates');
  });
});

describe('saving', () => {
  it('sends what was written, once, and tells what is saved and on what', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.dblClick(button('Save'));
    expect(desk.sent).toHaveLength(1);
    await desk.answer(version(5, { title: 'Chests' }));
    expect(desk.saved).toEqual([{ now: version(5, { title: 'Chests' }), before: old }]);
    expect(localStorage).toHaveLength(0);
  });

  it('sends nothing where nothing was written', async () => {
    const desk = openNote();
    await desk.person.click(button('Save'));
    expect(desk.sent).toEqual([]);
    expect(desk.saved).toEqual([{ now: old, before: old }]);
  });

  it('goes on with what is written meanwhile, on top of what is saved', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await write(desk, 'Text', 'Sell them.');
    const saved = version(5, { title: 'Chests' });
    await desk.answer(saved);
    desk.hear(saved);
    expect(values()).toEqual(['Chests', 'Sell them.', '']);
    await desk.person.click(button('Save'));
    expect(desk.sent[1]).toMatchObject({ base: saved, values: { title: 'Chests', text: 'Sell them.' } });
  });

  it('is seen to have happened although no answer came', async () => {
    const desk = openNote();
    await write(desk, 'Title', ' Chests ');
    await desk.person.click(button('Save'));
    await desk.answer(new Error('The line is dead.'));
    expect(desk.saved).toEqual([]);
    const now = version(5, { title: 'Chests' });
    desk.hear(now);
    expect(field('Title')).toHaveValue('Chests');
    await desk.person.click(button('Save'));
    expect(desk.sent).toHaveLength(1);
    expect(desk.saved).toEqual([{ now, before: old }]);
  });

  it('is known of the last five tries', async () => {
    const desk = openNote();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      await write(desk, 'Title', title);
      await desk.person.click(button('Save'));
      await desk.answer(new Error('The line is dead.'));
    }
    desk.hear(version(5, { title: 'One' }));
    expect(field('Title')).toHaveValue('Six');
    await desk.person.click(button('Save'));
    expect(desk.sent.at(-1)?.base).toEqual(old);
    await desk.answer(new Error('The line is dead.'));
    desk.hear(version(6, { title: 'Three' }));
    await desk.person.click(button('Save'));
    expect(desk.sent.at(-1)?.base).toEqual(version(6, { title: 'Three' }));
  });
});

describe('what is wrong with a form', () => {
  it('is shown before anything is sent, with the focus on it, until it is changed', async () => {
    const desk = openNote();
    await write(desk, 'Title', '');
    await desk.person.click(button('Save'));
    expect(desk.sent).toEqual([]);
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('Give it a title.');
    await desk.person.type(field('Title'), 'C');
    expect(field('Title')).not.toHaveAccessibleDescription();
  });

  it('is shown where the server names it, and not where it named it before', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await desk.answer(await refused({ errors: [{ field: 'text[2].line', message: 'That is too long.' }] }));
    expect(field('Text')).toHaveFocus();
    expect(field('Text')).toHaveAccessibleDescription('That is too long.');
    await desk.person.click(button('Save'));
    await desk.answer(await refused({ errors: [{ field: 'title', message: 'Taken.' }] }));
    expect(field('Text')).not.toHaveAccessibleDescription();
    expect(field('Title')).toHaveAccessibleDescription('Taken.');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });
});

describe('when somebody else was quicker', () => {
  const theirs = version(5, { title: 'Crates', text: 'Sell them.' });

  /** Opens a note for which the person has written a title, saved it, and been told that Ines was first. */
  async function overtakenNote(circumstances: Circumstances = {}): Promise<Desk> {
    const desk = openNote(circumstances);
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await desk.answer(await overtaken(5));
    desk.hear(theirs);
    return desk;
  }

  it('both are shown, and mine are saved on top of theirs when I keep them', async () => {
    const desk = await overtakenNote();
    expect(screen.getByText('Mine: Chests, by Ines: Crates')).toBeVisible();
    await desk.person.click(button('Keep mine'));
    const both = version(6, { title: 'Chests', text: 'Sell them.' });
    expect(desk.sent[1]).toEqual({ base: theirs, values: both.values, sent: undefined });
    await desk.answer(both);
    expect(desk.saved).toEqual([{ now: both, before: theirs }]);
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
  });

  it('theirs are shown when I use them, and mine are gone', async () => {
    const desk = await overtakenNote();
    await desk.person.click(button('Use theirs'));
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Unsaved changes from/)).not.toBeInTheDocument();
    expect(values()).toEqual(['Crates', 'Sell them.', '']);
    expect(localStorage).toHaveLength(0);
    expect(desk.sent).toHaveLength(1);
  });

  it('mine are offered again where earlier ones are offered', async () => {
    const desk = await overtakenNote({ earlier: 'offered' });
    await desk.person.click(button('Use theirs'));
    expect(field('Title')).toHaveValue('Crates');
    await desk.person.click(button('Restore'));
    expect(field('Title')).toHaveValue('Chests');
  });

  it('I am asked again by the next save, if I decide later', async () => {
    const desk = await overtakenNote();
    await desk.person.keyboard('{Escape}');
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
    expect(field('Title')).toHaveValue('Chests');
    await desk.person.click(button('Save'));
    expect(desk.sent[1]).toMatchObject({ base: old });
  });

  it('I cannot choose before it is known what they saved', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await desk.answer(await overtaken(5));
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
    await desk.person.click(button('Keep mine'));
    expect(desk.sent).toHaveLength(1);
    desk.hear(theirs);
    expect(screen.getByText('Mine: Chests, by Ines: Crates')).toBeVisible();
  });

  it('I am asked once more when a third person was quicker still', async () => {
    const desk = await overtakenNote();
    await desk.person.click(button('Keep mine'));
    await desk.answer(await overtaken(6));
    desk.hear(version(6, { title: 'Trunks' }));
    expect(screen.getByText('Mine: Chests, by Ines: Trunks')).toBeVisible();
  });

  it('I am not asked when it was my own save whose answer never came', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await desk.answer(new Error('The line is dead.'));
    await desk.person.click(button('Save'));
    await desk.answer(await overtaken(5));
    desk.hear(version(5, { title: 'Chests' }));
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
    expect(desk.saved).toEqual([{ now: version(5, { title: 'Chests' }), before: old }]);
  });
});

describe('when the record was restored while something is written', () => {
  /** The person has written a title on revision 4 of what is gone. */
  async function written(): Promise<Desk> {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    return desk;
  }

  it('and has other words at the same revision, both are shown, and mine are saved on top', async () => {
    const desk = await written();
    const theirs = version(4, { title: 'Crates', text: 'Sell them.' });
    desk.hear(theirs);
    expect(field('Title')).toHaveValue('Chests');
    await desk.person.click(button('Save'));
    expect(desk.sent).toEqual([]);
    expect(screen.getByText('Mine: Chests, by Somebody: Crates')).toBeVisible();
    await desk.person.click(button('Keep mine'));
    expect(desk.sent).toMatchObject([{ base: theirs, values: { title: 'Chests', text: 'Sell them.' } }]);
    const both = version(5, { title: 'Chests', text: 'Sell them.' });
    await desk.answer(both);
    expect(desk.saved).toEqual([{ now: both, before: theirs }]);
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
  });

  it('and ends at an earlier revision, the refusal shows both', async () => {
    const desk = await written();
    await desk.person.click(button('Save'));
    const theirs = version(2, { title: 'Crates' });
    desk.hear(theirs);
    await desk.answer(await overtaken(2));
    expect(screen.getByText('Mine: Chests, by Ines: Crates')).toBeVisible();
    expect(desk.sent).toHaveLength(1);
    await desk.person.click(button('Keep mine'));
    expect(desk.sent[1]).toMatchObject({ base: theirs });
  });

  it('and what is left is what was written on, nobody is asked', async () => {
    const desk = await written();
    desk.hear(version(4));
    await desk.person.click(button('Save'));
    expect(desk.sent).toMatchObject([{ base: old }]);
  });

  it('and theirs are used, mine are gone', async () => {
    const desk = await written();
    desk.hear(version(4, { title: 'Crates' }));
    await desk.person.click(button('Save'));
    await desk.person.click(button('Use theirs'));
    expect(values()).toEqual(['Crates', 'Keep them.', '']);
    expect(localStorage).toHaveLength(0);
  });
});
