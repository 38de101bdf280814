import { Injectable } from '@nestjs/common';
import { Subject, map, type Observable } from 'rxjs';

export interface Change {
  readonly stream: string;
  /** Of the last visible event; undefined for anything shown that is not a stream. */
  readonly revision?: bigint;
}

/** Whose changes have just become visible in the read models, in order, on every replica. */
@Injectable()
export class ChangeFeed {
  private readonly subject = new Subject<Change>();

  readonly changes: Observable<Change> = this.subject.asObservable();

  /** Names of the streams alone. */
  readonly changed: Observable<string> = this.changes.pipe(map(({ stream }) => stream));

  /** Changes may have been missed: everything shown or cached must be read again. */
  readonly missed = new Subject<void>();

  publish(changes: readonly Change[]): void {
    for (const change of changes) this.subject.next(change);
  }
}
