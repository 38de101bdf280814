import { Injectable } from '@nestjs/common';
import { Subject, type Observable } from 'rxjs';
import type { Recorded } from '../event-sourcing/recorded-event.js';

/** What has just become visible in the read models, in order, for server-sent events and reactors. */
@Injectable()
export class ChangeFeed {
  private readonly changes = new Subject<Recorded>();

  readonly projected: Observable<Recorded> = this.changes.asObservable();

  publish(events: readonly Recorded[]): void {
    for (const event of events) this.changes.next(event);
  }
}
