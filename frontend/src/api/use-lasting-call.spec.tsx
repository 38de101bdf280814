import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignedInUserProvider, type User } from './session';
import { useLastingCall } from './use-lasting-call';
import { useWork, WorkMemory } from './work-memory';

const memory = new WorkMemory<{ subject: string }>('essay');

function Asking() {
  const { start, working } = useLastingCall({
    memory,
    mutationKey: ['essay'],
    send: () => new Promise<never>(() => undefined),
    onDone: () => undefined,
    onFailed: () => undefined,
  });
  return <button onClick={() => start({ subject: 'Boxes' })}>{working ? 'Writing...' : 'Write'}</button>;
}

function Giving() {
  const { isPending } = useMutation({ mutationFn: () => Promise.resolve() });
  return <p>{isPending ? 'Giving up...' : 'May be given up'}</p>;
}

/** Appears with the work, and has a call of its own. */
function Under() {
  return useWork(memory, 'u-1') ? <Giving /> : null;
}

describe('a call whose answer takes long', () => {
  it('is told of while others with calls of their own appear, without a complaint of React', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SignedInUserProvider value={{ id: 'u-1' } as User}>
          <Asking />
          <Under />
        </SignedInUserProvider>
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(await screen.findByRole('button', { name: 'Writing...' })).toBeVisible();
    expect(screen.getByText('May be given up')).toBeVisible();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });
});
