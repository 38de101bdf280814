import { renderHook, waitFor } from '@testing-library/react';
import { useFading } from './use-fading';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));

function showing(...ids: string[]) {
  const first = { items: rowsOf(...ids), list: 'drafts' };
  const { result, rerender } = renderHook(({ items, list }) => useFading(items, list), {
    initialProps: first,
  });
  return {
    becomes: (list: string, ...those: string[]) => rerender({ items: rowsOf(...those), list }),
    shown: () => result.current.map(({ item, leaving }) => (leaving ? `${item.id} leaving` : item.id)),
  };
}

describe('rows that fade', () => {
  it('stay in their places, and then they are gone', async () => {
    const { becomes, shown } = showing('a', 'b', 'c');
    becomes('drafts', 'a', 'c', 'd');
    expect(shown()).toEqual(['a', 'b leaving', 'c', 'd']);
    await waitFor(() => expect(shown()).toEqual(['a', 'c', 'd']));
  });

  it('are none when another list is shown', () => {
    const { becomes, shown } = showing('a', 'b');
    becomes('promoted', 'c');
    expect(shown()).toEqual(['c']);
  });
});
