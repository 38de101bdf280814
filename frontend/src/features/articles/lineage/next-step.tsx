import { ButtonLink } from '@/components/ui/controls/button-link';
import type { LineageNode } from '../api/get-lineage';

interface NextStepProps {
  article: string;
  node: LineageNode;
  /** The article’s topic idea, if it can still be used. */
  idea: string | undefined;
}

/** What can be done about something that is out of date. About a deleted idea, nothing. */
export function NextStep({ article, node: { kind }, idea }: NextStepProps) {
  if (kind === 'package' || kind === 'revision') {
    return (
      <ButtonLink to="/articles" search={{ article }} size="small">
        {kind === 'package' ? 'Promote again' : 'Check again'}
      </ButtonLink>
    );
  }
  if (kind === 'images' || kind === 'captions') {
    return (
      <ButtonLink to={mediaPages[kind]} search={{ article }} size="small">
        Regenerate
      </ButtonLink>
    );
  }
  if (kind !== 'generation') return null;
  return (
    <ButtonLink to="/generate" search={{ idea }} size="small">
      Regenerate
    </ButtonLink>
  );
}

/** Where what is made of an article stands and is made anew. */
export const mediaPages = { images: '/image-generator', captions: '/social-generator' } as const;

/** The idea that an article carries out, unless it was deleted. */
export function ideaOf(nodes: readonly LineageNode[]): string | undefined {
  const idea = nodes.find(({ kind }) => kind === 'idea');
  return idea?.stale.length === 0 ? idea.id.replace('idea:', '') : undefined;
}
