import { v5 as nameBasedUuid, v7 as newUuid } from 'uuid';
import type { Actor } from './actor.js';
import type { Strength } from './recorded-event.js';

/** Who asks for a change, and as part of which request. */
export interface CommandContext {
  readonly actor: Actor;
  /** How the actor had signed in, if the actor is a person. */
  readonly strength?: Strength | undefined;
  /** Id of the actor's session; a token, a job and the server have none. */
  readonly session?: string | undefined;
  /**
   * Identity of the request, which is the same for every repeat under one `Idempotency-Key`. Ids of events and of new
   * streams derive from it, so a repeat finds the first try’s work instead of doing it twice.
   */
  readonly commandId: string;
  /** The `Idempotency-Key` itself, under which progress is reported to the person who asks. */
  readonly key?: string | undefined;
  readonly correlationId: string;
  readonly causationId: string;
  readonly requestId: string | null;
  /** Commit position, as text, of the event that this command takes back. */
  readonly undoes?: string;
  /** A signal that fires when the server stops; long calls to providers listen to it. */
  readonly signal?: AbortSignal;
}

/** Derives an id that is the same for the same request and name, in every process and after every restart. */
export function derivedId(commandId: string, name: string): string {
  return nameBasedUuid(name, commandId);
}

/** A context for work that no request started: a job, a recovery, a reaction to an event. */
export function internalContext(
  actor: Actor,
  cause: { commandId?: string; correlationId?: string; causationId?: string } = {},
): CommandContext {
  const commandId = cause.commandId ?? newUuid();
  return {
    actor,
    commandId,
    correlationId: cause.correlationId ?? commandId,
    causationId: cause.causationId ?? commandId,
    requestId: null,
  };
}
