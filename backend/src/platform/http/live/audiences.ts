import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../request/request-context.js';

/** Streams that not everyone may know of. */
export interface Audience {
  /** Prefixes of the streams’ names; the id follows the first dash. */
  readonly kinds: readonly string[];
  /** @returns whether a user may know of one of these ids */
  of(ids: readonly string[]): Promise<(user: SignedInUser, id: string) => boolean>;
}

/** The part of the changed streams that a user is told of. */
export type Heard = (user: SignedInUser) => string[];

export const streamKind = (stream: string): string => stream.split('-', 1)[0] ?? stream;
const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** Decides who is told of which streams; each module decides for its own. */
@Injectable()
export class Audiences {
  private readonly audiences = new Map<string, Audience>();

  add(audience: Audience): void {
    for (const kind of audience.kinds) this.audiences.set(kind, audience);
  }

  /**
   * Finds who is told of these streams. Administrators are told of every stream and its kind. Authors are told only the
   * kind of a stream that is for everyone. Of any other stream they are told as administrators are if they may know of
   * it, and otherwise nothing.
   */
  async heard(streams: ReadonlySet<string>): Promise<Heard> {
    const visible = new Map(
      await Promise.all(
        [...new Set(this.audiences.values())].map((audience) => audienceOf(audience, streams)),
      ),
    );
    const topicsOf = (stream: string, user: SignedInUser): string[] => {
      const audience = this.audiences.get(streamKind(stream));
      const isTold = audience && visible.get(audience)?.(user, idOf(stream));
      if (user.role === 'admin' || isTold) return [streamKind(stream), stream];
      return audience ? [] : [streamKind(stream)];
    };
    return (user) => [...new Set([...streams].flatMap((stream) => topicsOf(stream, user)))];
  }
}

async function audienceOf(
  audience: Audience,
  streams: ReadonlySet<string>,
): Promise<readonly [Audience, (user: SignedInUser, id: string) => boolean]> {
  const own = [...streams].filter((stream) => audience.kinds.includes(streamKind(stream)));
  return [audience, own.length === 0 ? () => false : await audience.of(own.map(idOf))];
}
