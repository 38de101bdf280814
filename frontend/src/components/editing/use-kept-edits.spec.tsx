import { screen } from '@testing-library/react';
import { button, field, openNote, values, version, write } from './testing/note';

describe('what is not saved', () => {
  const keptKeys = () =>
    Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form:u-1:note:1:'));

  it('is there again after a reload, but for what no browser may keep', async () => {
    const before = openNote();
    await write(before, 'Title', 'Chests');
    await write(before, 'Code', '1234');
    before.unmount();
    const desk = openNote();
    expect(values()).toEqual(['Chests', 'Keep them.', '']);
    expect(screen.getByText(/These changes are from an earlier visit/)).toBeVisible();
    await write(desk, 'Text', 'Sell them.');
    expect(screen.queryByText(/These changes are from an earlier visit/)).not.toBeInTheDocument();
    expect(keptKeys()).toHaveLength(1);
  });

  it('is gone for good when it is discarded', async () => {
    const before = openNote();
    await write(before, 'Title', 'Chests');
    before.unmount();
    const desk = openNote();
    await desk.person.click(button('Discard'));
    expect(field('Title')).toHaveValue('Boxes');
    expect(keptKeys()).toEqual([]);
  });

  it('is offered where it is not gone on with by itself, and what was written meanwhile is offered in turn', async () => {
    const before = openNote();
    await write(before, 'Title', 'Chests');
    before.unmount();
    const desk = openNote({ earlier: 'offered' });
    expect(field('Title')).toHaveValue('Boxes');
    await write(desk, 'Title', 'Trunks');
    await desk.person.click(button('Restore'));
    expect(field('Title')).toHaveValue('Chests');
    expect(keptKeys()).toHaveLength(2);
    await desk.person.click(button('Restore'));
    expect(field('Title')).toHaveValue('Trunks');
    await desk.person.click(button('Discard'));
    expect(screen.queryByText(/^Unsaved changes from/)).not.toBeInTheDocument();
    expect(keptKeys()).toHaveLength(1);
  });

  it('is forgotten where the server has it by now', async () => {
    const before = openNote();
    await write(before, 'Title', 'Chests');
    before.unmount();
    openNote({ server: version(5, { title: 'Chests' }) });
    expect(screen.queryByText(/earlier visit/)).not.toBeInTheDocument();
    expect(keptKeys()).toEqual([]);
  });

  it('is kept again when another tab takes it out of the storage, and nothing else is', async () => {
    const desk = openNote();
    await write(desk, 'Title', 'Chests');
    const [key = ''] = keptKeys();
    const told = (about: string, newValue: string | null) => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: about, newValue }));
      return keptKeys();
    };
    expect(told('another', null)).toEqual([]);
    expect(told(key, 'changed')).toEqual([]);
    expect(told(key, null)).toEqual([key]);
    desk.unmount();
    expect(told(key, null)).toEqual([]);
  });
});
