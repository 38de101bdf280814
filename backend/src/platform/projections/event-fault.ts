/**
 * Rows from which no statement can be made: they have a value that JSON cannot hold, or a column that the table lacks.
 */
export class UnwritableRows extends Error {}

/**
 * SQLSTATE classes of faults in an event’s rows or in a projection’s statements for them: data, constraints, names and
 * types, limits. All others are faults of the connection or the server, which pass.
 */
const faultsOfRows = /^(22|23|42|54)/;

/** Whether trying again is useless, because the event itself cannot be written. */
export function isEventFault(error: unknown): boolean {
  if (error instanceof UnwritableRows) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && faultsOfRows.test(code);
}
