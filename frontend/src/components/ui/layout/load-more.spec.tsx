import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more';

/** A list of five that shows two more each time. Its rows have a link for the focus, or none. */
function List({ links }: { links: boolean }) {
  const [shown, setShown] = useState(1);
  return (
    <>
      <ul>
        {['One', 'Two', 'Three', 'Four', 'Five'].slice(0, shown).map((name) => (
          <li key={name}>
            {links ? (
              <a href="/" data-row-link="">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <LoadMore shown={shown} total={5} pending={false} onLoad={() => setShown(shown + 2)} />
    </>
  );
}

describe('the end of a list that has more', () => {
  it.each([
    ['link of the first row', true, () => screen.getByRole('link', { name: 'Four' })],
    ['first row, where it has no link,', false, () => screen.getByText('Four')],
  ])('gives the focus on to the %s that the last load has revealed', async (_to, links, target) => {
    const person = userEvent.setup();
    render(<List links={links} />);
    await person.tab();
    if (links) await person.tab();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(target()).toHaveFocus();
  });
});
