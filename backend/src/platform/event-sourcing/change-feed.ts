import { Injectable } from '@nestjs/common';
import { Subject, map, type Observable } from 'rxjs';

export interface StreamChange {
  readonly stream: string;
  /** The revision of the last visible event; undefined for something shown that is not a stream. */
  readonly revision?: bigint;
}

/** Tells, on every replica and in order, which changes have just become visible in the read models. */
@Injectable()
export class ChangeFeed {
  private readonly subject = new Subject<StreamChange>();

  readonly changes: Observable<StreamChange> = this.subject.asObservable();

  /** The names of the streams alone. */
  readonly changed: Observable<string> = this.changes.pipe(map(({ stream }) => stream));

  /** Fires when changes may have been missed: everything shown or cached must be read again. */
  readonly missed = new Subject<void>();

  publish(changes: readonly StreamChange[]): void {
    for (const change of changes) this.subject.next(change);
  }
}
