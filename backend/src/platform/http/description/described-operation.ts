import type { RefusalKind } from '../../kernel/domain-error.js';
import type { Access, Scope } from '../access/access.js';
import type { DescribedRoute } from './described-routes.js';
import { exampleOf, type ExampleSources } from './example.js';
import { modernSchema, type Schema } from './json-schema.js';
import { problemCodes, problemResponses, type ResponseObject } from './problem-responses.js';
import { refusalsOfRoute } from './refusals-of-route.js';

export const sessionScheme = 'session';
export const tokenScheme = 'token';

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

type Content = NonNullable<ResponseObject['content']>;

export interface OperationObject {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly [member: string]: unknown;
}

/** The kinds of refusals that operations give; filled while the operations are described. */
export type UsedKinds = Set<RefusalKind>;

/**
 * An operation as Nest describes it, completed with who may call it, its errors, and examples.
 * @param used gets the kinds of its refusals
 */
export function describedOperation(
  method: string,
  operation: OperationObject,
  route: DescribedRoute,
  sources: ExampleSources,
  used: UsedKinds,
): OperationObject {
  const { description = '', parameters = [], requestBody, responses } = operation;
  const has = (place: string, name?: string) =>
    parameters.some((parameter) => parameter.in === place && (name === undefined || parameter.name === name));
  const refusals = new Map<RefusalKind, readonly string[]>(
    refusalsOfRoute(route, {
      method,
      body: requestBody !== undefined,
      pathParameter: has('path'),
      ifMatch: has('header', 'If-Match'),
      cursor: has('query', 'cursor'),
    }),
  );
  if (requestBody && !refusals.has('too-large')) refusals.set('too-large', []);
  for (const kind of refusals.keys()) used.add(kind);
  return {
    ...operation,
    ...(description && { description: `${description} ${callers(route)}` }),
    security: security(route),
    ...(parameters.length > 0 && { parameters: parameters.map((one) => withExample(one, sources)) }),
    ...(requestBody && {
      requestBody: { ...requestBody, content: contentWith(requestBody.content, sources) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          { ...response, ...(response.content && { content: contentWith(response.content, sources) }) },
        ]),
      ),
      ...problemResponses(refusals),
    },
    'x-problems': problemCodes(refusals),
  };
}

const roles: Readonly<Record<string, string>> = {
  admin: 'For administrators',
  author: 'For authors',
  'admin,author': 'For everybody who is signed in',
};

function callers({ access, scope, beforePasswordChange, beforeSecondFactor }: DescribedRoute): string {
  if (access === 'public') return 'Needs no sign-in.';
  const scripts = scope ? `, and for scripts with a token of the scope \`${scope}\`` : '';
  const early = [
    ...(beforePasswordChange ? [', also with a temporary password'] : []),
    ...(beforeSecondFactor ? [', also without a second factor that the house requires'] : []),
  ].join('');
  return `${roles[[...access].sort().join(',')] ?? 'For nobody'}${scripts}${early}.`;
}

function security({ access, scope }: { access: Access; scope: Scope | undefined }): object[] {
  if (access === 'public') return [];
  return [{ [sessionScheme]: [] }, ...(scope ? [{ [tokenScheme]: [] }] : [])];
}

/** Gives path parameters an example, because they are always required and so always shown filled in. */
function withExample(parameter: ParameterObject, sources: ExampleSources): ParameterObject {
  const schema = modernSchema(parameter.schema);
  if (parameter.in !== 'path') return { ...parameter, schema };
  return { ...parameter, schema, example: exampleOf(schema, sources, parameter.name) };
}

function contentWith(content: Content, sources: ExampleSources): Content {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema, ...media }]) => {
      const modern = modernSchema(schema);
      const isBytes = modern.format === 'binary';
      return [type, { ...media, schema: modern, ...(!isBytes && { example: exampleOf(modern, sources) }) }];
    }),
  );
}
