import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageHead } from './page-head';

/** The head of a page, with the text under its title. */
function headWith(lead: ReactNode): HTMLElement {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <PageHead title="My Profile" lead={lead} />
    </QueryClientProvider>,
  );
  return screen.getByRole('banner');
}

describe('the head of a page', () => {
  it('has a sentence under its title', () => {
    expect(headWith('The voice.')).toHaveTextContent('My ProfileThe voice.');
  });

  it.each([[undefined], [false]])('has no room for a sentence that is %s', (lead) => {
    expect(headWith(lead).querySelector('p')).toBeNull();
  });
});
