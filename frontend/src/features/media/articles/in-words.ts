import { count } from '@/components/ui/numbers';

/** "3 captions" */
export function captionsInWords(captions: number): string {
  return `${count(captions)} ${captions === 1 ? 'caption' : 'captions'}`;
}
