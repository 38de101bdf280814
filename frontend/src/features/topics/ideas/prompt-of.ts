import { topicCategoryName, type Idea } from '../api/ideas';

type Proposal = Pick<Idea, 'title' | 'angle' | 'relevance' | 'sources' | 'categories'>;

/** An idea as a prompt for a writer, to take along to any other tool. */
export function promptOf({ title, angle, relevance, sources, categories }: Proposal): string {
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
