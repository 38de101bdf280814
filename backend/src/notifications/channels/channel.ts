import type { Digest } from './digest.js';

export type ChannelName = 'slack' | 'email';

/** What a receiver said, where people may see it. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  readonly durationMs: number;
}

/** What stands in the way until a person decides: the other side has changed, or removed, what was sent before. */
export type Conflict = 'changed-there' | 'gone-there';

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
      /** Another attempt would end the same way: there is none. */
      readonly isFinal?: boolean;
      readonly conflict?: Conflict;
    }
);

/** Where messages of the outbox go. */
export interface Destination<Content> {
  /** The `channel` of its messages. */
  readonly name: string;
  /** For how long another may not try, in milliseconds, after an attempt has begun; half a minute unless it says. */
  readonly heldMs?: number;
  /** Asked before each message; what is closed is sent nothing for now. Without it, it is always open. */
  isOpen?(): Promise<boolean>;
  /**
   * Sends one message, within ten seconds unless it says for how long it holds one.
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
