const format = new Intl.NumberFormat('en-US');

/** Formats a count: thousands with a comma. */
export function count(value: number): string {
  return format.format(value);
}

/** Formats a count that may be a lower bound: then it is "1,000+". */
export function countOrMore(value: number, isLowerBound: boolean): string {
  return isLowerBound ? `${count(value)}+` : count(value);
}

/** Formats a number of things: "1 article", "2,000 articles". */
export function counted(value: number, one: string, several = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : several}`;
}
