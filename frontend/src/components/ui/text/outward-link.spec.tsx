import { render, screen } from '@testing-library/react';
import { OutwardLink } from './outward-link';

it('describes a link to another site as one that opens a new tab, beside its name', () => {
  render(<OutwardLink href="https://archive.example">The archive</OutwardLink>);
  const link = screen.getByRole('link', { name: 'The archive' });
  expect(link).toHaveAccessibleDescription('Opens in a new tab');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByText('Opens in a new tab')).not.toBeVisible();
});
