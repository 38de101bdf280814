import type { Digest } from './digest.js';

export type ChannelName = 'slack' | 'email';

/** A receiver's answer, for people to see. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  readonly durationMs: number;
}

/** The reasons to send nothing more until a person decides: what was sent was changed or removed on the other side. */
export type Conflict = 'changed-there' | 'gone-there';

/** The outcome of one attempt to send. Faults of the other side are values, never exceptions. */
export type Sending = { readonly answer?: ReceiverAnswer } & (
  | {
      readonly ok: true;
      /** A warning about a message that was sent, such as a recipient who was refused. */
      readonly remark: string | null;
    }
  | {
      readonly ok: false;
      /** A sentence for administrators, without any secret. */
      readonly error: string;
      /** The time for which the other side asks to be left alone, in milliseconds. */
      readonly retryAfterMs?: number | undefined;
      /** Whether another attempt would end the same way, so that there is none. */
      readonly isFinal?: boolean;
      /** What further attempts send in place of the content, when a part of it has arrived. */
      readonly remaining?: unknown;
      readonly conflict?: Conflict;
    }
);

/** A destination for messages from the outbox. */
export interface Destination<Content> {
  /** The `channel` of its messages. */
  readonly name: string;
  /** The time after the start of an attempt in which nobody else may try, in milliseconds; by default half a minute. */
  readonly heldMs?: number;
  /** Called before each message; a closed destination gets nothing until it opens. Without this it is always open. */
  isOpen?(): Promise<boolean>;
  /**
   * Sends one message, within ten seconds or within `heldMs` if that is set.
   * @param id an id that is the same for every attempt to send one message, and unique to it everywhere
   * @param signal ends the attempt; whether the message arrived is then unknown
   */
  send(id: string, content: Content, signal: AbortSignal): Promise<Sending>;
}

/** A way to send messages to people. */
export interface Channel extends Destination<Digest> {
  readonly name: ChannelName;
  /** Whether the channel has all its settings. */
  readonly configured: boolean;
}

/** Injects every `Channel`, configured or not. */
export const CHANNELS = Symbol('CHANNELS');

/** The longest that one attempt may take, in milliseconds. */
export const sendLimitMs = 10_000;
