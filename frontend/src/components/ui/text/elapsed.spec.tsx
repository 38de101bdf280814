import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Elapsed } from './elapsed';

describe('how long work has been going on', () => {
  it.each([
    [900, '0 s'],
    [12_400, '12 s'],
    [72_000, '1 min 12 s'],
    [3_840_000, '1 h 4 min'],
    [-5_000, '0 s'],
  ])('after %i ms is %s', (milliseconds, words) => {
    render(<Elapsed since={1_000} until={1_000 + milliseconds} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('goes on by the second until it has ended', () => {
    jest.useFakeTimers();
    const since = Date.now();
    const { rerender } = render(<Elapsed since={since} />);
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByText('3 s')).toBeVisible();
    rerender(<Elapsed since={since} until={since + 4_000} />);
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText('4 s')).toBeVisible();
    jest.useRealTimers();
  });
});
