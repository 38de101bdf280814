import { Injectable, Logger } from '@nestjs/common';
import { AggregateStore } from '../event-sourcing/aggregate-store.js';
import { internalContext, type CommandContext } from '../event-sourcing/command-context.js';
import type { DomainEvent } from '../event-sourcing/event-catalog.js';
import { DomainError } from '../kernel/domain-error.js';
import { isPassing } from '../concurrency/retry.js';
import type { Process, Step, UnfinishedProcess } from './process.js';
import { whileHeld } from './while-held.js';
import { WorkLeases, type Lease } from './work-leases.js';

interface Outcome<Command> {
  readonly key: string;
  readonly command: Command | undefined;
}

/**
 * Continues processes from their current state, one step at a time or several at once. Their streams show which steps
 * are done, so a replica that restarts one or takes it over repeats nothing, and a killed process loses only the steps
 * under way. See decision 15.
 */
@Injectable()
export class ProcessManager {
  private readonly logger = new Logger('Processes');

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly leases: WorkLeases,
  ) {}

  /**
   * Resolves when there is nothing left to do and the read models show the work. Outages of Postgres and of the record
   * are waited out.
   * @param context the person or job that the steps are done for
   * @throws if the server stops or the lease is lost; the process then continues elsewhere or at the next start
   */
  async run<State, Command, Event extends DomainEvent>(
    process: Process<State, Command, Event>,
    id: string,
    lease: Lease,
    context: CommandContext,
  ): Promise<State> {
    const { decider } = process;
    let { state } = await whileHeld(lease, () => this.aggregates.load(decider, id));
    const underWay = new Map<string, Promise<Outcome<Command>>>();
    let later = false;
    try {
      for (;;) {
        for (const step of later ? [] : process.next(id, state, context)) {
          if (!underWay.has(step.key)) underWay.set(step.key, this.outcomeOf(step, lease));
        }
        if (underWay.size === 0) break;
        const { key, command } = await Promise.race(underWay.values());
        underWay.delete(key);
        if (command === undefined) {
          later = true;
          continue;
        }
        ({ state } = await whileHeld(lease, () => this.aggregates.handle(decider, id, command, context)));
        process.recorded?.(id, state, command);
      }
    } finally {
      // No step of this process may continue after its lease is returned.
      await Promise.allSettled(underWay.values());
    }
    if (!later) await whileHeld(lease, () => process.settle(id, state, context));
    return state;
  }

  /**
   * Takes up every unfinished process that nobody works on, here or elsewhere, for instance after a crash. Resolves
   * when all are taken up; each then continues on its own.
   */
  async takeUp<State, Command, Event extends DomainEvent>(
    process: Process<State, Command, Event>,
  ): Promise<void> {
    for (const unfinished of await process.unfinished()) void this.carryOn(process, unfinished);
  }

  private async carryOn<State, Command, Event extends DomainEvent>(
    process: Process<State, Command, Event>,
    { id, actor, correlationId }: UnfinishedProcess,
  ): Promise<void> {
    // Every attempt is a request of its own, so that two attempts at one revision conflict and do not count as repeats
    // of each other.
    const context = internalContext(actor, { correlationId, causationId: correlationId });
    try {
      await this.leases.runIfIdle(id, async (lease) => {
        await this.run(process, id, lease, context);
      });
    } catch (error) {
      if (!this.leases.stopped.aborted) this.logger.error(error);
    }
  }

  private async outcomeOf<Command>(step: Step<Command>, lease: Lease): Promise<Outcome<Command>> {
    const { key } = step;
    try {
      return { key, command: await whileHeld(lease, () => step.perform(lease)) };
    } catch (error) {
      if (!step.failed || lease.signal.aborted || isPassing(error)) throw error;
      if (error instanceof DomainError)
        return { key, command: step.failed(error.message, error.details.cause) };
      this.logger.error(error);
      return { key, command: step.failed('An unexpected error occurred. It has been logged.') };
    }
  }
}
