import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { MultiSelect } from './multi-select';

const options = [
  { value: 'a', label: 'The Appraiser' },
  { value: 'u', label: 'The Underwriter' },
  { value: 'r', label: 'The Archivist' },
];

function Form({ first }: { first: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Personas" aside={`${value.length} of ${options.length}`}>
      <MultiSelect options={options} value={value} onChange={setValue} />
    </Field>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Personas' });

function show(...first: string[]) {
  render(<Form first={first} />);
  return userEvent.setup({ delay: null });
}

describe('the chips of a multi-select', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `Persona ${at}` }));
  const { offsetTop } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  // There are two chips in a row, each 30 px high.
  beforeEach(() =>
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
      configurable: true,
      get(this: HTMLElement) {
        return Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / 2) * 30;
      },
    }),
  );
  afterEach(() => Object.defineProperty(HTMLElement.prototype, 'offsetTop', offsetTop));

  it.each([
    [6, undefined],
    // The last two take the row that the count would take.
    [8, undefined],
    [9, '+3'],
    [12, '+6'],
  ])('of %d stand in three rows, with the number of the others', (chosen, number) => {
    render(
      <Field label="Personas">
        <MultiSelect
          options={many}
          value={many.slice(0, chosen).map(({ value }) => value)}
          onChange={() => undefined}
        />
      </Field>,
    );
    expect(screen.queryByText(/^\+\d+$/)?.textContent).toBe(number);
  });
});

describe('a multi-select', () => {
  it('takes and gives back choices, and stays open for more', async () => {
    const person = show();
    await person.click(field());
    await person.click(screen.getByRole('option', { name: 'The Appraiser' }));
    await person.click(screen.getByRole('option', { name: 'The Archivist' }));
    expect(field()).toHaveTextContent('The Appraiser, The Archivist');
    await person.click(screen.getByRole('option', { name: 'The Appraiser' }));
    expect(field()).toHaveTextContent('The Archivist');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('works with the keyboard alone', async () => {
    const person = show();
    await person.tab();
    await person.keyboard('{Enter}{Enter}{ArrowDown} {Escape}');
    expect(field()).toHaveTextContent('The Appraiser, The Underwriter');
    await person.keyboard('{Backspace}');
    expect(field()).toHaveTextContent('The Appraiser');
    expect(field()).toHaveFocus();
  });

  it('takes all and none', async () => {
    const person = show('a');
    await person.click(field());
    await person.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByText('3 of 3')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'None' }));
    expect(screen.getByText('0 of 3')).toBeVisible();
    await person.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 of 3')).toBeVisible();
    await person.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('0 of 3')).toBeVisible();
  });

  it('takes a chip away with its own button', async () => {
    const person = show('a', 'u');
    await person.click(screen.getByRole('button', { name: 'Remove The Appraiser' }));
    expect(field()).toHaveTextContent('The Underwriter');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
