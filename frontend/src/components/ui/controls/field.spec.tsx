import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { TextInput } from './text-input';

const field = (error?: string) => (
  <Field label="Name" hint="As on the cover." error={error}>
    <TextInput />
  </Field>
);

describe('a field', () => {
  it('tells its error where it was listened for before', () => {
    const { container, rerender } = render(field());
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on the cover.');
    rerender(field('A persona needs a name.'));
    expect(live).toHaveTextContent('A persona needs a name.');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('A persona needs a name.');
    expect(screen.queryByText('As on the cover.')).not.toBeInTheDocument();
  });
});
