import {
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** An answer without the revision in its body. A repeated call gets it from the remembered answer, as JSON. */
export class Revised<Body> {
  constructor(
    readonly body: Body,
    readonly revision: bigint | number | string,
  ) {}
}

type Split<Answer> = (answer: Answer) => Revised<unknown>;

class EtagInterceptor implements NestInterceptor {
  constructor(private readonly split: Split<never>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const { body, revision } = this.split(answer as never);
        void reply.header('etag', `"${revision}"`);
        return body;
      }),
    );
  }
}

/**
 * Sends `ETag: "<revision>"`. The revision is what `revisionOf` finds in the answer
 * (`@ETagged((answer: OneArticle) => answer.article.revision)`); without it, that of the `Revised` which is returned.
 */
export const ETagged = <Answer>(revisionOf?: (answer: Answer) => Revised<Answer>['revision']) => {
  const split: Split<never> = revisionOf
    ? (answer: Answer) => new Revised(answer, revisionOf(answer))
    : (answer: Revised<unknown>) => answer;
  return applyDecorators(UseInterceptors(new EtagInterceptor(split)));
};
