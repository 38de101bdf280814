/** Makes a generator of numbers from 0 to 1 (not included) that are the same in every run, so that failures repeat. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Makes a generator of whole numbers from 0 to a bound (not included) that are the same in every run. */
export function seededWholeNumbers(seed: number): (below: number) => number {
  const next = seededRandom(seed);
  return (below) => Math.floor(next() * below);
}
