import type { Actor } from '../event-sourcing/actor.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import type { Decider } from '../event-sourcing/decider.js';
import type { DomainEvent } from '../event-sourcing/event-catalog.js';
import type { Lease } from './work-leases.js';

/** A piece of a process's work, which ends with one command to the process's own stream. */
export interface Step<Command> {
  /** Tells it from the other steps of its process. One that is under way is not begun again. */
  readonly key: string;
  /**
   * Does it, or finds that it was done: after a crash or an outage it is begun again, here or elsewhere.
   * @returns what to record; undefined when its turn has not come, and the process is to be taken up later
   * @throws DomainError whose message says why it cannot be done; of kind `unavailable`, it is tried again in a moment
   */
  perform(lease: Lease): Promise<Command | undefined>;
  /**
   * What to record when it cannot be done. Without it, the process is taken up again later.
   * @param cause what only administrators are told of it
   */
  failed?(reason: string, cause?: string): Command;
}

/** Work of several steps whose progress is a stream: any replica that finds it unfinished can continue it from there. */
export interface Process<State, Command, Event extends DomainEvent> {
  readonly decider: Decider<State, Command, Event>;
  /** What there is to do now, side by side, those under way included; none when that is nothing, or all is done. */
  next(id: string, state: State, context: CommandContext): readonly Step<Command>[];
  /** Told when an outcome is on record, for those who watch. */
  recorded?(id: string, state: State, command: Command): void;
  /** Called when there is nothing to do: gives back what the process holds, if it is over. May be repeated. */
  settle(id: string, state: State, context: CommandContext): Promise<void>;
  /** Those that a read model calls unfinished. It only names candidates; their streams decide. */
  unfinished(): Promise<readonly UnfinishedProcess[]>;
}

export interface UnfinishedProcess {
  readonly id: string;
  /** On whose behalf it goes on. */
  readonly actor: Actor;
  readonly correlationId: string;
}
