import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { fakeEventSources, type FakeEventSource } from '@/testing/event-source';
import { useProgress, useServerEvents } from './server-events';

let reads: number;
let sources: FakeEventSource[];

function Page() {
  useServerEvents(true);
  const stats = useQuery({ queryKey: ['api', 'stats'], queryFn: () => ++reads, staleTime: Infinity });
  const progress = useProgress('work-1');
  return (
    <p>
      read {stats.data} times, {progress?.stage ?? 'idle'}
    </p>
  );
}

function show() {
  reads = 0;
  sources = fakeEventSources();
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

function become(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const stream = () => sources.at(-1);

afterEach(() => become('visible'));

describe('server-sent events', () => {
  it('refresh what a change outdates, and nothing else', async () => {
    show();
    await screen.findByText(/read 1 times/);
    act(() => stream()?.tells('change', { topics: ['persona'] }));
    act(() => stream()?.tells('change', { topics: ['article'] }));
    expect(await screen.findByText(/read 2 times/)).toBeVisible();
  });

  it('make one refresh of many changes in a burst', async () => {
    show();
    await screen.findByText(/read 1 times/);
    act(() => {
      for (let change = 0; change < 20; change += 1) stream()?.tells('change', { topics: ['article'] });
    });
    await screen.findByText(/read 2 times/);
    expect(reads).toBe(2);
  });

  it('refresh everything shown after a reconnect, since changes may have been missed', async () => {
    show();
    await screen.findByText(/read 1 times/);
    act(() => stream()?.breaks());
    act(() => stream()?.opens());
    expect(await screen.findByText(/read 2 times/)).toBeVisible();
  });

  it('tell how far a piece of work is', async () => {
    show();
    await screen.findByText(/idle/);
    act(() => stream()?.tells('progress', { work: 'work-2', stage: 'checking' }));
    act(() => stream()?.tells('progress', { work: 'work-1', stage: 'writing' }));
    expect(await screen.findByText(/writing/)).toBeVisible();
  });

  it('are held by the visible tab only', async () => {
    show();
    await screen.findByText(/read 1 times/);
    const first = stream();
    become('hidden');
    expect(first?.readyState).toBe(2);
    become('visible');
    expect(sources).toHaveLength(2);
  });

  it('are asked for again after the server refused them', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    show();
    await screen.findByText(/read 1 times/);
    act(() => stream()?.isRefused());
    act(() => jest.advanceTimersByTime(1_000));
    expect(sources).toHaveLength(2);
    act(() => stream()?.isRefused());
    act(() => jest.advanceTimersByTime(1_000));
    expect(sources).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1_000));
    expect(sources).toHaveLength(3);
    jest.useRealTimers();
  });

  it('end with the page', () => {
    const { unmount } = show();
    unmount();
    expect(stream()?.readyState).toBe(2);
  });
});
