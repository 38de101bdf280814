import type { Idea } from '../api/ideas';
import { copyText } from '@/components/clipboard';
import { toast } from '@/components/ui/feedback/toast-store';
import { promptOf } from './prompt-of';

/** Puts an idea on the clipboard as a prompt. A clipboard that refuses is told to the console alone. */
export function useCopyPrompt(): (idea: Idea) => void {
  return (idea) =>
    void copyText(promptOf(idea)).then(
      () => toast({ title: 'Copied!', description: 'The prompt is on the clipboard.' }),
      (error: unknown) => console.error('The prompt could not be copied.', error),
    );
}
