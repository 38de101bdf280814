import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { Select } from './select';

const options = [
  { value: 'c', label: 'Collectibles', color: '#7a3e48' },
  { value: 'l', label: 'Luxury Assets', color: '#8a6a2f' },
  { value: 'm', label: 'Market Intel', color: '#2f5d7c' },
];

function Form({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Category" error={value === 'm' ? 'Not this one' : undefined}>
      <Select options={options} value={value} onChange={setValue} placeholder="Choose a category" />
    </Field>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Category' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

function show(first?: string) {
  render(<Form {...(first !== undefined && { first })} />);
  return userEvent.setup({ delay: null });
}

describe('a select', () => {
  it('is named by its label and shows what is chosen', () => {
    show('l');
    expect(field()).toHaveTextContent('Luxury Assets');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is chosen from with the mouse', async () => {
    const person = show();
    expect(field()).toHaveTextContent('Choose a category');
    await person.click(field());
    await person.click(screen.getByRole('option', { name: 'Market Intel' }));
    expect(field()).toHaveTextContent('Market Intel');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is chosen from with the keyboard alone, and keeps the focus', async () => {
    const person = show();
    await person.tab();
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveTextContent('Luxury Assets');
    expect(field()).toHaveFocus();
  });

  it('opens on what is chosen', async () => {
    const person = show('l');
    await person.click(field());
    expect(active()).toHaveTextContent('Luxury Assets');
    expect(screen.getByRole('option', { name: 'Luxury Assets' })).toHaveAttribute('aria-selected', 'true');
  });

  it('finds by letters, Home and End', async () => {
    const person = show();
    await person.tab();
    await person.keyboard('ma');
    expect(active()).toHaveTextContent('Market Intel');
    await person.keyboard('{Home}');
    expect(active()).toHaveTextContent('Collectibles');
    await person.keyboard('{End}{Enter}');
    expect(field()).toHaveTextContent('Market Intel');
  });

  it.each([
    ['cel', 'Céline'],
    ['cez', 'Persona: Cézanne'],
    ["o'h", 'User: Zoë O’Hara'],
    ['É', 'Everyone'],
  ])('finds for the letters %s what is written with other signs, and words within', async (keys, label) => {
    const labels = ['Persona: Cézanne', 'User: Zoë O’Hara', 'Céline', 'Everyone'];
    const people = labels.map((name) => ({ value: name, label: name }));
    render(<Select label="Category" options={people} value="" onChange={() => undefined} />);
    const person = userEvent.setup({ delay: null });
    await person.tab();
    await person.keyboard(keys);
    expect(active()).toHaveTextContent(label);
  });

  it.each(['{Escape}', '{Tab}'])('closes with %s without choosing', async (key) => {
    const person = show('c');
    await person.click(field());
    await person.keyboard(`{ArrowDown}${key}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveTextContent('Collectibles');
  });

  it('closes when pressed again, and when something else is pressed', async () => {
    const person = show();
    await person.click(field());
    await person.click(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await person.click(field());
    await person.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('carries the error of its field', () => {
    show('m');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Not this one');
  });
});
