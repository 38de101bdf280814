import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, type FieldError, type RefusalKind } from '../../platform/kernel/domain-error.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { ReadSource } from '../../sources/contract.js';
import type { GenerationOrder } from '../domain/generation.events.js';

type Gathered = Pick<GenerationOrder, 'sources' | 'unreadable'>;
type Read = Omit<GenerationOrder['sources'][number], 'id'>;
type Outcome = { readonly read: Read } | { readonly url: string; readonly reason: string };

/** A requested source: an address, or a text that was pasted with its title. */
export interface AskedSource {
  readonly url?: string | undefined;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** Whether to take the whole content of the page, not only its readable text. */
  readonly whole?: boolean | undefined;
}

/** The refusals that say nothing about the source: the person asks for too much, or the server stops. */
const notItsFault: ReadonlySet<RefusalKind> = new Set(['limited', 'unavailable']);

/** Reads the sources of a generation, before anything is written. */
@Injectable()
export class GatheredSources {
  constructor(
    private readonly readSource: ReadSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ignoreUnreadable whether to go on without sources that cannot be read, and to name them
   * @throws DomainError `invalid` with the place, such as `sources[1]`, and the reason
   */
  async gather(
    userId: string,
    asked: readonly AskedSource[],
    ignoreUnreadable: boolean,
    stop: AbortSignal | undefined,
  ): Promise<Gathered> {
    const faults = asked.flatMap((source, place) => faultOf(source, place) ?? []);
    if (faults.length > 0) throw invalidFields(faults);
    const outcomes = await Promise.all(asked.map((source) => this.read(userId, source, stop)));
    const sources: Read[] = [];
    const unreadable: GenerationOrder['unreadable'] = [];
    outcomes.forEach((outcome, place) => {
      if ('read' in outcome) sources.push(outcome.read);
      else unreadable.push({ place, ...outcome });
    });
    if (unreadable.length > 0 && !ignoreUnreadable) {
      throw invalidFields(
        unreadable.map(({ place, reason }) => ({ field: `sources[${place}]`, message: reason })),
      );
    }
    return { sources: sources.map((source, place) => ({ id: `s${place + 1}`, ...source })), unreadable };
  }

  private async read(
    userId: string,
    { url, title = '', text = '', whole = false }: AskedSource,
    stop: AbortSignal | undefined,
  ): Promise<Outcome> {
    if (url === undefined) {
      const readAt = this.clock.now().toISOString();
      return { read: { url: null, title, text, hash: hash('sha256', text), readAt } };
    }
    try {
      const { fetchedAt, ...page } = await this.readSource.execute(userId, { url, whole }, stop);
      const { title: itsTitle, text: itsText, hash: itsHash, dates } = page;
      return {
        read: {
          url,
          title: itsTitle,
          text: itsText,
          hash: itsHash,
          readAt: fetchedAt,
          ...(whole && { whole }),
          ...(dates && { dates }),
        },
      };
    } catch (error) {
      if (!(error instanceof DomainError) || notItsFault.has(error.kind)) throw error;
      return { url, reason: error.message };
    }
  }
}

function faultOf({ url, title, text }: AskedSource, place: number): FieldError | undefined {
  const pasted = title !== undefined && text !== undefined;
  const none = title === undefined && text === undefined;
  if (url === undefined ? pasted : none) return undefined;
  const message = 'A source is either an address, or a text with a title.';
  return { field: `sources[${place}]`, message };
}
