import { ApiError } from '@/api/api-error';
import { button, field, openNote, values, version, write } from './testing/note';

const deadLine = new Error('The line is dead.');

describe('the edits of a form', () => {
  it('are noticed, and told from what the server has by then', async () => {
    const desk = openNote();
    const crates = version(5, { title: 'Crates' });
    desk.hear(crates);
    await write(desk, 'Text', 'Sell them.');
    await desk.person.click(button('Save'));
    expect(desk.sent).toMatchObject([{ base: crates, values: { title: 'Crates', text: 'Sell them.' } }]);
  });

  it('answer the fault of their own field, and leave that of another', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    const errors = [
      { field: 'title', message: 'Taken.' },
      { field: 'text', message: 'That is too long.' },
    ];
    await desk.answer(await ApiError.from(Response.json({ errors }, { status: 400 })));
    await desk.person.type(field('Title'), '!');
    expect(field('Title')).not.toHaveAccessibleDescription();
    expect(field('Text')).toHaveAccessibleDescription('That is too long.');
  });

  it('go on upon what is saved, also where the server has put it otherwise', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await desk.person.click(button('Save'));
    await write(desk, 'Text', 'Sell them.');
    const saved = version(5, { title: 'CHESTS' });
    await desk.answer(saved);
    desk.hear(saved);
    await desk.person.click(button('Save'));
    expect(desk.sent[1]).toMatchObject({ base: saved, values: { text: 'Sell them.' } });
  });

  it('leave no secret in the browser, also when they were sent and no answer came', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    await write(desk, 'Code', '1234');
    await desk.person.click(button('Save'));
    await desk.answer(deadLine);
    expect(values()).toEqual(['Chests', 'Keep them.', '1234']);
    const kept = Object.values({ ...localStorage }).join();
    expect(kept).toContain('Chests');
    expect(kept).not.toContain('1234');
  });
});
