import { render, screen } from '@testing-library/react';
import { When, whenWords } from './when';

const now = new Date(2026, 10, 20, 15, 0);

describe('a moment in words', () => {
  it.each([
    ['Today, 9:42 AM', new Date(2026, 10, 20, 9, 42)],
    ['Today, 12:00 AM', new Date(2026, 10, 20, 0, 0)],
    ['Yesterday', new Date(2026, 10, 19, 23, 59)],
    ['Nov 18', new Date(2026, 10, 18, 12, 0)],
    ['Jan 2', new Date(2026, 0, 2, 12, 0)],
    ['Dec 31, 2025', new Date(2025, 11, 31, 12, 0)],
  ])('is %s', (words, at) => {
    expect(whenWords(at, now)).toBe(words);
  });

  it('has the full date and zone at hand', () => {
    render(<When at="2025-03-04T12:00:00.000Z" />);
    const time = screen.getByText('Mar 4, 2025');
    expect(time).toHaveAttribute('datetime', '2025-03-04T12:00:00.000Z');
    expect(time.title).toMatch(/^Tuesday, March 4, 2025 at .+ (GMT|UTC|[A-Z]{2,5})/);
  });
});
