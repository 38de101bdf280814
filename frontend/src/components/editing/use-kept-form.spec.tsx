import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignedInUserProvider, type User } from '@/api/session';
import { forgetKept } from './kept-edits';
import { emptyKeptField, useKeptForm } from './use-kept-form';

const empty = { wish: '', place: '' };

function AskForm({ name }: { name: string }) {
  const { register } = useKeptForm(name, empty);
  return (
    <fieldset aria-label={name}>
      <input aria-label={`${name} wish`} {...register('wish')} />
      <input aria-label={`${name} place`} {...register('place')} />
    </fieldset>
  );
}

const open = (...names: string[]) =>
  render(
    <SignedInUserProvider value={{ id: 'u-1' } as User}>
      {names.map((name) => (
        <AskForm key={name} name={name} />
      ))}
    </SignedInUserProvider>,
  );

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const valuesOf = (form: string) => [field(`${form} wish`).value, field(`${form} place`).value];
const is = (sent: string) => (text: string) => text === sent;

async function fill(form: string, wish: string, place: string): Promise<void> {
  const person = userEvent.setup({ delay: null });
  await person.type(field(`${form} wish`), wish);
  await person.type(field(`${form} place`), place);
}

describe('a form of which nothing is saved', () => {
  it('is filled in again after a reload, each with its own', async () => {
    const page = open('ask', 'tell');
    await fill('ask', 'Boxes', 'here');
    page.unmount();
    open('ask', 'tell');
    expect([valuesOf('ask'), valuesOf('tell')]).toEqual([
      ['Boxes', 'here'],
      ['', ''],
    ]);
  });

  it('loses a text that has served its purpose, on screen and after a reload, and no other', async () => {
    const page = open('ask', 'tell');
    await fill('ask', 'Boxes', 'here');
    await fill('tell', 'Boxes', 'there');
    act(() => emptyKeptField('ask', 'u-1', 'wish', is('Boxes')));
    expect([valuesOf('ask'), valuesOf('tell')]).toEqual([
      ['', 'here'],
      ['Boxes', 'there'],
    ]);
    page.unmount();
    open('ask', 'tell');
    expect([valuesOf('ask'), valuesOf('tell')]).toEqual([
      ['', 'here'],
      ['Boxes', 'there'],
    ]);
  });

  it('keeps what stands in place of the text that was sent', async () => {
    const page = open('ask');
    await fill('ask', 'Crates', 'here');
    act(() => emptyKeptField('ask', 'u-1', 'wish', is('Boxes')));
    expect(valuesOf('ask')).toEqual(['Crates', 'here']);
    page.unmount();
    act(() => emptyKeptField('ask', 'u-1', 'wish', is('Boxes')));
    open('ask');
    expect(valuesOf('ask')).toEqual(['Crates', 'here']);
  });

  it('loses a text also while it is not on screen, and nothing of another person', async () => {
    const page = open('ask');
    await fill('ask', 'Boxes', 'here');
    page.unmount();
    emptyKeptField('ask', 'u-2', 'wish', is('Boxes'));
    expect(localStorage).toHaveLength(1);
    emptyKeptField('ask', 'u-1', 'wish', is('Boxes'));
    expect(localStorage).toHaveLength(1);
    open('ask');
    expect(valuesOf('ask')).toEqual(['', 'here']);
  });

  it('is forgotten as a whole once it has served its purpose, and no other form is', async () => {
    const page = open('ask', 'tell');
    await fill('ask', 'Boxes', 'here');
    await fill('tell', 'Crates', 'there');
    page.unmount();
    forgetKept('ask', 'u-1');
    expect(localStorage).toHaveLength(1);
    open('ask', 'tell');
    expect([valuesOf('ask'), valuesOf('tell')]).toEqual([
      ['', ''],
      ['Crates', 'there'],
    ]);
  });
});
