import { type Idea, topicCategoryName } from '../api/ideas';
import { copyText } from '@/components/clipboard';
import { toast } from '@/components/ui/feedback/toast-store';

/** Puts an idea on the clipboard as a prompt. A clipboard that refuses is told to the console alone. */
export function useCopyPrompt(): (idea: Idea) => void {
  return (idea) =>
    void copyText(promptOf(idea)).then(
      () => toast({ title: 'Copied!', description: 'The prompt is on the clipboard.' }),
      (error: unknown) => console.error('The prompt could not be copied.', error),
    );
}

type Proposal = Pick<Idea, 'title' | 'angle' | 'relevance' | 'sources' | 'categories'>;

/** An idea as a prompt for a writer, to take along to any other tool. */
function promptOf({ title, angle, relevance, sources, categories }: Proposal): string {
  return [
    'Write an article from this topic idea.',
    '',
    `Title: ${title}`,
    `Writing angle: ${angle}`,
    `Market relevance: ${relevance}`,
    `Research sources: ${sources.join(', ')}`,
    `Categories: ${categories.map(topicCategoryName).join(', ')}`,
    'Target audience: collectors and investors',
    'Article length: 800-1000 words',
  ].join('\n');
}
