/** Rows that no statement can be made of: a value that JSON does not hold, or a column that the table does not have. */
export class UnwritableRows extends Error {}

/**
 * SQLSTATE classes of what lies in the rows of an event or in what its projection makes of them: data, constraints,
 * names and types, limits. Everything else is the connection's or the server's, and passes.
 */
const faultsOfRows = /^(22|23|42|54)/;

/** Whether trying again is in vain, because it is the event itself that cannot be written. */
export function isEventFault(error: unknown): boolean {
  if (error instanceof UnwritableRows) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && faultsOfRows.test(code);
}
