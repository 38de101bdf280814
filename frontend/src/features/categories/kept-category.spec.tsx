import { screen, waitFor } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { renderApp } from '@/testing/render-app';
import { editor, theHouse } from './testing/house';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

interface Kept {
  session: string;
  values: object;
}

/** Makes another tab continue with what is kept. */
function goOnElsewhere(name: string): void {
  const key = Object.keys(localStorage).find((one) => one.includes('category-new')) ?? '';
  const kept = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
  const theirs = {
    ...kept,
    session: 'tab-2',
    at: '2100-01-01T00:00:00.000Z',
    values: { ...kept.values, name },
  };
  localStorage.removeItem(key);
  localStorage.setItem(key.replace(kept.session, 'tab-2'), JSON.stringify(theirs));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

describe('what is written in a dialog', () => {
  it.each([
    ['add=true', 'Name', 'Old Maps'],
    ['category=collectibles', 'Description', 'What people keep. And keep.'],
  ])('is offered again after a reload, until it is discarded (%s)', async (address, name, text) => {
    theHouse();
    const before = renderApp(`/categories?${address}`, editor);
    await findDialog();
    await before.person.clear(field(name));
    await before.person.type(field(name), text);
    before.unmount();
    const { person } = renderApp(`/categories?${address}`, editor);
    await findDialog();
    expect(field(name)).toHaveValue(text);
    expect(screen.getByText(/These changes are from an earlier visit/)).toBeVisible();
    // The focus is on the field, because Enter must not discard what was kept.
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field(name)).not.toHaveValue(text);
  });

  it('is kept of each of two tabs', async () => {
    theHouse();
    const before = renderApp('/categories?add=true', editor);
    await findDialog();
    await before.person.type(field('Name'), 'Old Maps');
    goOnElsewhere('New Maps');
    before.unmount();
    const { person } = renderApp('/categories?add=true', editor);
    await findDialog();
    expect(field('Name')).toHaveValue('New Maps');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Old Maps');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('New Maps');
  });

  it('is forgotten when it is cancelled', async () => {
    theHouse();
    const before = renderApp('/categories?add=true', editor);
    await findDialog();
    await before.person.type(field('Name'), 'Old Maps');
    await before.person.click(screen.getByRole('button', { name: 'Cancel' }));
    before.unmount();
    renderApp('/categories?add=true', editor);
    await findDialog();
    expect(field('Name')).toHaveValue('');
  });
});
