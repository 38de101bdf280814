import { render, screen } from '@testing-library/react';
import { Gradual } from './gradual';
import { sliced } from './sliced';

const draw = (item: number) => <li key={item}>{item}</li>;

describe('a long list', () => {
  it('appears slice by slice, whole and in order in the end', async () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    render(<Gradual slices={sliced(items, () => 100)} draw={draw} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await screen.findByText('29');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent))).toEqual(items);
  });

  it('shows an item that outweighs a slice', () => {
    render(<Gradual slices={sliced([1], () => 10_000)} draw={draw} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('1');
  });

  it('begins anew with other items', async () => {
    const list = (items: readonly number[]) => <Gradual slices={sliced(items, () => 400)} draw={draw} />;
    const { rerender } = render(list([1, 2, 3]));
    await screen.findByText('3');
    rerender(list([7, 8]));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['7']);
    expect(await screen.findByText('8')).toBeVisible();
  });
});
