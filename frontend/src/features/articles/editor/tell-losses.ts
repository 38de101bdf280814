import type { Loss } from '@prose/from-html/losses';
import { lossesInWords } from '@prose/from-html/losses-in-words';
import { toast } from '@/components/ui/feedback/toast-store';

/** Tells the person what was left out of a pasted or inserted text. */
export const tellLosses = (losses: readonly Loss[]): void =>
  toast({ title: 'Some things were left out', description: `${lossesInWords(losses)}.` });
