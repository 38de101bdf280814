import {
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** An answer whose revision does not stand in its body. */
export class Revised<Body> {
  constructor(
    readonly body: Body,
    readonly revision: bigint | number | string,
  ) {}
}

type RevisionOf<Answer> = (answer: Answer) => bigint | number | string;

class EtagInterceptor implements NestInterceptor {
  constructor(private readonly revisionOf: RevisionOf<never>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const { body, revision } =
          answer instanceof Revised
            ? (answer as Revised<unknown>)
            : { body: answer, revision: this.revisionOf(answer as never) };
        void reply.header('etag', `"${revision}"`);
        return body;
      }),
    );
  }
}

/**
 * Sends `ETag: "<revision>"`. The revision is the answer's `revision`, or what `revisionOf` finds in the answer
 * (`@ETagged((answer: OneArticle) => answer.article.revision)`), or that of a returned `Revised`.
 */
export const ETagged = <Answer = { revision: bigint | number | string }>(
  revisionOf: RevisionOf<Answer> = (answer) => (answer as { revision: bigint | number | string }).revision,
) => applyDecorators(UseInterceptors(new EtagInterceptor(revisionOf)));
