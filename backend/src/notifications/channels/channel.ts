import type { Digest } from '../digest.js';

export type ChannelName = 'slack' | 'email';

/** What became of one attempt at sending. Faults of the other side are values, never exceptions. */
export type Sending =
  | {
      readonly ok: true;
      /** What is to be said although it was sent, such as a recipient who was refused. */
      readonly remark: string | null;
    }
  | {
      readonly ok: false;
      /** A sentence for administrators, without any secret. */
      readonly error: string;
      /** How long the other side asks to be left alone, in milliseconds. */
      readonly retryAfterMs?: number | undefined;
    };

/** A way to tell people something. */
export interface Channel {
  readonly name: ChannelName;
  /** Whether it has its settings. */
  readonly configured: boolean;
  /**
   * Sends one message, within ten seconds.
   * @param id the same for every attempt at one message
   * @param signal ends the attempt; nobody knows then whether the message arrived
   */
  send(id: string, digest: Digest, signal: AbortSignal): Promise<Sending>;
}

/** The longest that one attempt may take, in milliseconds. */
export const sendLimitMs = 10_000;
