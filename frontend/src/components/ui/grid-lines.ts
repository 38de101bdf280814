const STEPS = [1, 2, 3, 4, 5, 6, 8];

/** Three grid lines at round numbers, the highest at or above `most`. */
export function gridLines(most: number): number[] {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((digit) => digit * power).find((candidate) => candidate * 3 >= most);
    if (step !== undefined) return [step, step * 2, step * 3];
  }
}
