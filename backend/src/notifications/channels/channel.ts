import type { Digest } from './digest.js';

export type ChannelName = 'slack' | 'email';

/** What a receiver said, where people may see it. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  readonly durationMs: number;
}

/** What became of one attempt at sending. Faults of the other side are values, never exceptions. */
export type Sending = { readonly answer?: ReceiverAnswer } & (
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
    }
);

/** Where messages of the outbox go. */
export interface Destination<Content> {
  /** The `channel` of its messages. */
  readonly name: string;
  /** Asked before each message; what is closed is sent nothing for now. Without it, it is always open. */
  isOpen?(): Promise<boolean>;
  /**
   * Sends one message, within ten seconds.
   * @param id the same for every attempt at one message, and no other's anywhere
   * @param signal ends the attempt; nobody knows then whether the message arrived
   */
  send(id: string, content: Content, signal: AbortSignal): Promise<Sending>;
}

/** A way to tell people something. */
export interface Channel extends Destination<Digest> {
  readonly name: ChannelName;
  /** Whether it has its settings. */
  readonly configured: boolean;
}

/** Injects every `Channel` there is, configured or not. */
export const CHANNELS = Symbol('CHANNELS');

/** The longest that one attempt may take, in milliseconds. */
export const sendLimitMs = 10_000;
