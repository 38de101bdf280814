import { Injectable } from '@nestjs/common';
import { Subject, map, type Observable } from 'rxjs';

export interface Change {
  readonly stream: string;
  /** Of the last event that is visible; undefined for what is shown without being a stream. */
  readonly revision?: bigint;
}

/** Whose changes have just become visible in the read models, in order, on every replica. */
@Injectable()
export class ChangeFeed {
  private readonly subject = new Subject<Change>();

  readonly changes: Observable<Change> = this.subject.asObservable();

  /** Names of the streams alone. */
  readonly changed: Observable<string> = this.changes.pipe(map(({ stream }) => stream));

  /** Changes may have gone by unheard: whoever shows or keeps anything has to look again. */
  readonly missed = new Subject<void>();

  publish(changes: readonly Change[]): void {
    for (const change of changes) this.subject.next(change);
  }
}
