/**
 * Postgres’ complaint in its output: the last line that names a reason, without time and process number, or simply the
 * last line.
 */
export function complaintOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reasons = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line));
  return (reasons.at(-1) ?? lines.at(-1) ?? 'it gave no reason')
    .replace(/^.*?\b(FATAL|PANIC|error): +/, '')
    .trim();
}
