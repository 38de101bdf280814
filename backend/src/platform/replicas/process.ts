import type { Actor } from '../event-sourcing/actor.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import type { Decider } from '../event-sourcing/decider.js';
import type { DomainEvent } from '../event-sourcing/event-catalog.js';
import type { Lease } from './work-leases.js';

/** A piece of a process's work, which ends with one command to the process's own stream. */
export interface Step<Command> {
  /** Name of the step within its process. A step that is under way is not started again. */
  readonly key: string;
  /**
   * Does the work, or finds that it was done: after a crash or an outage it is started again, here or elsewhere.
   * @returns the command to record; undefined if its turn has not come and the process must be taken up later
   * @throws DomainError whose message says why it cannot be done; kind `unavailable` is tried again in a moment
   */
  perform(lease: Lease): Promise<Command | undefined>;
  /**
   * Gives the command to record if the work cannot be done. Without this, the process is taken up again later.
   * @param cause the cause, which only administrators are told
   */
  failed?(reason: string, cause?: string): Command;
}

/**
 * Work of several steps whose progress is a stream, so any replica that finds it unfinished can continue it from there.
 */
export interface Process<State, Command, Event extends DomainEvent> {
  readonly decider: Decider<State, Command, Event>;
  /** The steps that can be done now, side by side, including those under way; empty if there is nothing to do. */
  next(id: string, state: State, context: CommandContext): readonly Step<Command>[];
  /** Called when an outcome is on record, to inform people who watch. */
  recorded?(id: string, state: State, command: Command): void;
  /** Called when there is nothing to do. Releases everything that the process holds, if it is over; may be repeated. */
  settle(id: string, state: State, context: CommandContext): Promise<void>;
  /** Finds the processes that a read model calls unfinished. They are only candidates; their streams decide. */
  unfinished(): Promise<readonly UnfinishedProcess[]>;
}

export interface UnfinishedProcess {
  readonly id: string;
  /** The person or job for which it goes on. */
  readonly actor: Actor;
  readonly correlationId: string;
}
