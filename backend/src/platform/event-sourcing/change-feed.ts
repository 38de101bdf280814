import { Injectable } from '@nestjs/common';
import { Subject, map, type Observable } from 'rxjs';

export interface StreamChange {
  readonly stream: string;
  /** The revision of the last visible event; undefined for something visible that is not a stream. */
  readonly revision?: bigint;
}

/** Announces, on every replica and in order, the changes that have just become visible in the read models. */
@Injectable()
export class ChangeFeed {
  private readonly subject = new Subject<StreamChange>();

  readonly changes: Observable<StreamChange> = this.subject.asObservable();

  /** The changes, by the names of their streams alone. */
  readonly changed: Observable<string> = this.changes.pipe(map(({ stream }) => stream));

  /** Fires when changes may have been missed; everything shown or cached must then be read again. */
  readonly missed = new Subject<void>();

  publish(changes: readonly StreamChange[]): void {
    for (const change of changes) this.subject.next(change);
  }
}
