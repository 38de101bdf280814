import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast-store';
import { Toaster } from './toaster';

const tell = (title: string, tone?: 'destructive') =>
  act(() => toast({ title, description: 'In detail.', ...(tone && { tone }) }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  it('tell success politely and failure at once', () => {
    tell('Saved!');
    expect(screen.getByRole('status')).toHaveTextContent('Saved!In detail.');
    tell('Save Failed', 'destructive');
    expect(screen.getByRole('alert')).toHaveTextContent('Save Failed');
  });

  it('are one at a time: a new one replaces the last', () => {
    tell('Saved!');
    tell('Deleted!');
    expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
    expect(screen.getByText('Deleted!')).toBeVisible();
  });

  it('go after five seconds', () => {
    tell('Saved!');
    pass(4_999);
    expect(screen.getByText('Saved!')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
  });

  it('give a replacement its own five seconds', () => {
    tell('Saved!');
    pass(4_000);
    tell('Deleted!');
    pass(4_000);
    expect(screen.getByText('Deleted!')).toBeVisible();
  });

  it('stay while pointed at, and then for the time that was left', () => {
    tell('Saved!');
    pass(4_000);
    fireEvent.pointerEnter(screen.getByText('Saved!'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByText('Saved!'));
    pass(999);
    expect(screen.getByText('Saved!')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
  });

  it('stay while they hold the focus, which F8 moves there', () => {
    tell('Saved!');
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(screen.getByRole('status')).toContainElement(document.activeElement as HTMLElement);
    pass(60_000);
    expect(screen.getByText('Saved!')).toBeVisible();
  });

  it('go when dismissed', () => {
    tell('Saved!');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
  });
});
