import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clamped } from './clamped';

/** Lays out a paragraph with this many lines of 18 px; clamped, it is three lines high. */
function layOut(lines: number) {
  class Observer {
    constructor(private readonly seen: () => void) {}
    observe() {
      this.seen();
    }
    disconnect() {}
  }
  jest
    .spyOn(window, 'ResizeObserver')
    .mockImplementation((seen) => new Observer(seen as () => void) as never);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 18);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(lines, 3) * 18);
}

afterEach(() => jest.restoreAllMocks());

describe('a paragraph of any length', () => {
  it('is shown whole on request, and clamped again', async () => {
    layOut(12);
    render(<Clamped>A long prompt.</Clamped>);
    const person = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Show all', expanded: false });
    expect(screen.getByText('A long prompt.')).toHaveClass('line-clamp-3');
    await person.click(button);
    expect(screen.getByText('A long prompt.')).not.toHaveClass('line-clamp-3');
    await person.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getByText('A long prompt.')).toHaveClass('line-clamp-3');
    expect(button).toHaveFocus();
  });

  it('asks nothing where all of it is in view', () => {
    layOut(2);
    render(<Clamped>A prompt.</Clamped>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
