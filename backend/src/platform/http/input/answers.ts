import { HttpCode, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Declares the status and shape of a route’s success, for the client and the API’s document: `@Answers(ArticleAnswer)`,
 * `@Answers(UserAnswer, 201)`, or `@Answers([PersonaAnswer])` for a bare list.
 */
export function Answers(
  shape: (new () => object) | readonly [new () => object],
  status: 200 | 201 | 202 = 200,
): MethodDecorator {
  const type: (new () => object) | [new () => object] = typeof shape === 'function' ? shape : [shape[0]];
  return applyDecorators(HttpCode(status), ApiResponse({ status, type, description: 'Success' }));
}

/** Marks a route whose success has no body. */
export function AnswersNothing(): MethodDecorator {
  return applyDecorators(HttpCode(204), ApiResponse({ status: 204, description: 'Success' }));
}
