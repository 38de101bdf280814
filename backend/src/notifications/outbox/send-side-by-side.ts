interface Sender<Receiver> {
  /** Lists the receivers; called before each round. */
  readonly receivers: () => Promise<readonly Receiver[]>;
  readonly send: (receiver: Receiver) => Promise<void>;
  /** Called when sending failed. What was not sent is due again in the next round. */
  readonly onFailure: (id: string, error: unknown) => void;
  /** Resolves when it is time for the next round; called as a round begins. */
  readonly pause: () => Promise<unknown>;
}

/** Sends to all receivers side by side, round by round, until the term is over. One that stalls delays only itself. */
export async function sendSideBySide<Receiver extends { readonly id: string }>(
  { receivers, send, onFailure, pause }: Sender<Receiver>,
  term: AbortSignal,
): Promise<void> {
  const busy = new Map<string, Promise<void>>();
  const sendTo = async (receiver: Receiver): Promise<void> => {
    try {
      await send(receiver);
    } catch (error) {
      if (!term.aborted) onFailure(receiver.id, error);
    }
  };
  try {
    while (!term.aborted) {
      const next = pause();
      for (const receiver of await receivers()) {
        const { id } = receiver;
        if (busy.has(id)) continue;
        const sending = sendTo(receiver).finally(() => busy.delete(id));
        busy.set(id, sending);
      }
      await next;
    }
  } finally {
    await Promise.all(busy.values());
  }
}
