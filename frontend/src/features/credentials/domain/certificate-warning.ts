import { counted } from '@/components/ui/text/numbers';

const dayMs = 86_400_000;
/** The time before the end of a certificate from which people are warned, in days. */
const warnFrom = 60;

/** Returns a warning about a certificate that has ended or is about to, or undefined for any other. */
export function certificateWarning(notAfter: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(notAfter) - now.getTime()) / dayMs);
  if (days >= warnFrom) return undefined;
  if (days < 0) {
    return 'The certificate of Content Credentials has ended. Whoever checks a file that it signed is told that they are invalid.';
  }
  const when = days === 0 ? 'today' : `in ${counted(days, 'day')}`;
  return `The certificate of Content Credentials ends ${when}. What it signed is then told to be invalid, too.`;
}
