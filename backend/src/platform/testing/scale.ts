/**
 * How often a guarantee is tried: `n` times with `FULL_SCALE=1` in the environment, or as often as `FAULT_ROUNDS` says;
 * otherwise a twentieth of `n`.
 */
export function scaled(n: number): number {
  if (process.env['FULL_SCALE'] !== '1') return Math.max(1, Math.ceil(n / 20));
  return Number(process.env['FAULT_ROUNDS'] ?? n);
}
