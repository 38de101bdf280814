const format = new Intl.NumberFormat('en-US');

/** A count as it is shown: thousands with a comma. */
export function count(value: number): string {
  return format.format(value);
}

/** A count that may go on: "1,000+" where it is a lower bound. */
export function countOrMore(value: number, isLowerBound: boolean): string {
  return isLowerBound ? `${count(value)}+` : count(value);
}

/** A number of things: "1 article", "2,000 articles". */
export function counted(value: number, one: string, several = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : several}`;
}
