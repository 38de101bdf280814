import type { LoggerService } from '@nestjs/common';
import { types } from 'node:util';
import { pino, stdTimeFunctions, type Level, type Logger, type LoggerOptions } from 'pino';

/**
 * The process’s logger: one JSON object per line, or lines for people if standard output is a terminal.
 * @param destination used instead of standard output
 */
export async function createLogger(
  level: LoggerOptions['level'],
  destination?: NodeJS.WritableStream,
): Promise<Logger> {
  const options: LoggerOptions = {
    ...(level !== undefined && { level }),
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: loggableError },
  };
  const target = destination ?? (process.stdout.isTTY ? await prettyPrinter() : undefined);
  return target ? pino(options, target) : pino(options);
}

/**
 * The printer for people; undefined in an installation without development packages, which logs JSON even on a
 * terminal.
 */
async function prettyPrinter(): Promise<NodeJS.WritableStream | undefined> {
  try {
    const { PinoPretty } = await import('pino-pretty');
    return PinoPretty({ sync: true });
  } catch {
    return undefined;
  }
}

interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: LoggableError;
}

/**
 * The loggable members of an error. Errors of the database also carry the statement’s parameters, which may hold
 * anything.
 */
function loggableError(error: unknown): LoggableError {
  if (!types.isNativeError(error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(types.isNativeError(error.cause) && { cause: loggableError(error.cause) }),
  };
}

/** Loggers whose messages at every start help only with faults in the wiring. */
const chatty = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Writes Nest’s own messages, and those of `new Logger('Name')`, as records of the process’s logger. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(chatty.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the logger's name as the last parameter, and a stack before it. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const name = rest.at(-1);
    const fields = {
      ...(typeof name === 'string' && { name }),
      ...(rest.length > 1 && typeof rest[0] === 'string' && { stack: rest[0] }),
    };
    if (types.isNativeError(message)) this.logger[level]({ ...fields, err: message });
    else if (typeof message === 'object') this.logger[level]({ ...fields, ...message });
    else this.logger[level](fields, message as string);
  }
}
