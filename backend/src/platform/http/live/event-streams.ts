import { Injectable, type MessageEvent } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  EMPTY,
  buffer,
  catchError,
  concatMap,
  connect,
  endWith,
  exhaustMap,
  filter,
  from,
  fromEvent,
  ignoreElements,
  map,
  merge,
  share,
  shareReplay,
  startWith,
  takeUntil,
  takeWhile,
  throttleTime,
  timer,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import { ChangeFeed } from '../../event-sourcing/change-feed.js';
import { Audiences, streamKind, type Heard } from './audiences.js';
import { ProgressFeed } from './progress-feed.js';
import { SessionLookup } from '../access/session-lookup.js';
import { userOf, type SignedInUser } from '../request/request-context.js';

const heartbeatMs = 15_000;
const sessionCheckMs = 4_000;
/** Changes within this time become one event, so that a page refreshes once for all of them. */
const coalesceMs = 50;

/** Tells a signed-in page what changed and how far its own work has come. It sends only keys, never content. */
@Injectable()
export class EventStreams {
  private readonly changes: Observable<Heard>;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly audiences: Audiences,
    private readonly progress: ProgressFeed,
    private readonly sessions: SessionLookup,
  ) {
    this.changes = feed.changed.pipe(
      connect((streams) =>
        streams.pipe(
          buffer(streams.pipe(throttleTime(coalesceMs, undefined, { leading: false, trailing: true }))),
        ),
      ),
      concatMap((streams) => this.heard(new Set(streams))),
      share(),
    );
  }

  /**
   * Opens a stream that ends with the request’s session, within five seconds on whichever replica the session was
   * ended. It also ends when the server stops, and when changes were missed: a page that connects again refreshes
   * everything.
   */
  open(request: FastifyRequest): Observable<MessageEvent> {
    const { stopping } = request.server;
    if (request.method === 'HEAD' || stopping.aborted) return EMPTY;
    const { id } = userOf(request);
    const user = this.userWhileSignedIn(request);
    const signedOut = user.pipe(ignoreElements(), endWith(true));
    return merge(
      timer(0, heartbeatMs).pipe(map(() => ({ comment: 'here' }))),
      this.changes.pipe(
        withLatestFrom(user),
        map(([heard, of]) => heard(of)),
        filter((topics) => topics.length > 0),
        map((topics) => ({ type: 'change', data: { topics } })),
      ),
      this.progress.published.pipe(
        filter(({ userId }) => userId === id),
        map(({ work, stage, detail }) => ({ type: 'progress', data: { work, stage, ...detail } })),
      ),
    ).pipe(takeUntil(merge(signedOut, this.feed.missed, fromEvent(stopping, 'abort'))));
  }

  /** If the audiences cannot be asked, everyone is told only what kind of thing changed. */
  private async heard(streams: ReadonlySet<string>): Promise<Heard> {
    return this.audiences.heard(streams).catch(() => () => [...new Set([...streams].map(streamKind))]);
  }

  /** The session's user as of now; completes when the session has ended. */
  private userWhileSignedIn(request: FastifyRequest): Observable<SignedInUser> {
    return timer(sessionCheckMs, sessionCheckMs).pipe(
      // While the sessions cannot be read, nobody can end one either.
      exhaustMap(() => from(this.sessions.find(request)).pipe(catchError(() => EMPTY))),
      // A user who must set up a second factor first is told nothing until then.
      map((user) => (user?.mustSetUpSecondFactor ? undefined : user)),
      takeWhile((user) => user !== undefined),
      startWith(userOf(request)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }
}
