/** Names of the kinds of messages between replicas; each is a channel of Postgres. */
export const messageChannels = [
  'read_models',
  'rebuilt',
  'progress',
  'outbox',
  'origins',
  'sessions',
] as const;

export type NotifyChannel = (typeof messageChannels)[number];

/** The statement by which a process, replica or not, sends a message of at most 8,000 bytes to all others. */
export function messageFrom(
  sender: string,
  channel: NotifyChannel,
  body: unknown,
): { text: string; values: string[] } {
  return { text: 'select pg_notify($1, $2)', values: [channel, JSON.stringify({ from: sender, body })] };
}
