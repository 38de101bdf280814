import { Injectable } from '@nestjs/common';
import { Subject, type Observable } from 'rxjs';

/** Names of the streams whose changes have just become visible in the read models, in order, on every replica. */
@Injectable()
export class ChangeFeed {
  private readonly streams = new Subject<string>();

  readonly changed: Observable<string> = this.streams.asObservable();

  /** Changes may have gone by unheard: whoever shows anything has to look again. */
  readonly missed = new Subject<void>();

  publish(streams: readonly string[]): void {
    for (const stream of streams) this.streams.next(stream);
  }
}
