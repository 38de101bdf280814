import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../request/request-context.js';

/** Streams that not everyone may know about. */
export interface Audience {
  /** Prefixes of the streams' names; what follows the first dash is the id. */
  readonly kinds: readonly string[];
  /** @returns whether a user may know about one of these ids */
  of(ids: readonly string[]): Promise<(user: SignedInUser, id: string) => boolean>;
}

/** The part of the changed streams that a user is told of. */
export type Heard = (user: SignedInUser) => string[];

export const kindOf = (stream: string): string => stream.split('-', 1)[0] ?? stream;
const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** Decides who is told of which streams; each module says so for its own. */
@Injectable()
export class Audiences {
  private readonly audiences = new Map<string, Audience>();

  add(audience: Audience): void {
    for (const kind of audience.kinds) this.audiences.set(kind, audience);
  }

  /**
   * Administrators are told of every stream and its kind. Of a stream that is for everyone, authors are told the kind.
   * Of any other they are told as administrators are if they may know about it, and otherwise nothing.
   */
  async heard(streams: ReadonlySet<string>): Promise<Heard> {
    const visible = new Map(
      await Promise.all(
        [...new Set(this.audiences.values())].map((audience) => audienceOf(audience, streams)),
      ),
    );
    const topicsOf = (stream: string, user: SignedInUser): string[] => {
      const audience = this.audiences.get(kindOf(stream));
      const isTold = audience && visible.get(audience)?.(user, idOf(stream));
      if (user.role === 'admin' || isTold) return [kindOf(stream), stream];
      return audience ? [] : [kindOf(stream)];
    };
    return (user) => [...new Set([...streams].flatMap((stream) => topicsOf(stream, user)))];
  }
}

async function audienceOf(
  audience: Audience,
  streams: ReadonlySet<string>,
): Promise<readonly [Audience, (user: SignedInUser, id: string) => boolean]> {
  const own = [...streams].filter((stream) => audience.kinds.includes(kindOf(stream)));
  return [audience, own.length === 0 ? () => false : await audience.of(own.map(idOf))];
}
