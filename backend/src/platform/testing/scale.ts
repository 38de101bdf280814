/**
 * How often a guarantee is tried: `n` times with `FULL_SCALE=1` in the environment, otherwise a twentieth of it.
 */
export function scaled(n: number): number {
  return process.env['FULL_SCALE'] === '1' ? n : Math.max(1, Math.ceil(n / 20));
}
