import { ButtonLink } from '@/components/ui/controls/button-link';
import type { LineageNode } from '../api/get-article';
import { TriangleAlert } from 'lucide-react';
import { When } from '@/components/ui/text/when';

interface OutOfDateProps {
  article: string;
  node: LineageNode;
  /** All nodes of the article's lineage. */
  nodes: readonly LineageNode[];
  /** Whether the article itself is open on this page. */
  beside?: boolean;
}

/**
 * Says why something is out of date, and offers what can be done about it. Nothing can be done about a deleted idea.
 */
export function OutOfDate({ article, node, nodes, beside = false }: OutOfDateProps) {
  const { kind, stale } = node;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StaleChips stale={stale} />
      {(kind === 'package' || kind === 'revision') && !beside && (
        <ButtonLink to="/articles" search={{ article }} size="small">
          {kind === 'package' ? 'Promote again' : 'Check again'}
        </ButtonLink>
      )}
      {(kind === 'images' || kind === 'captions') && (
        <ButtonLink to={mediaPages[kind]} search={{ article }} size="small">
          Regenerate
        </ButtonLink>
      )}
      {kind === 'generation' && (
        <ButtonLink to="/generate" search={{ idea: ideaOf(nodes) }} size="small">
          Regenerate
        </ButtonLink>
      )}
    </div>
  );
}

/** The pages where the media of an article are shown and made again. */
export const mediaPages = { images: '/image-generator', captions: '/social-generator' } as const;

/** The id of the idea that an article carries out; undefined if it has none or the idea was deleted. */
function ideaOf(nodes: readonly LineageNode[]): string | undefined {
  const idea = nodes.find(({ kind }) => kind === 'idea');
  return idea?.stale.length === 0 ? idea.id.replace('idea:', '') : undefined;
}

const words: Readonly<Record<LineageNode['stale'][number]['because'], string>> = {
  'text changed': 'Text changed',
  'title changed': 'Title changed',
  'rules changed': 'Rules changed since the check',
  'persona changed': 'Persona changed since the writing',
  'idea deleted': 'Idea deleted',
};

/** Chips that say why something is out of date, and since when. */
function StaleChips({ stale }: Pick<LineageNode, 'stale'>) {
  return stale.map(({ because, since }) => (
    <span
      key={because}
      className="inline-flex items-center gap-1.5 rounded-card border border-warn-line bg-warn-wash px-1.5 text-small font-medium"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-warn" />
      <span>
        {words[because]}, <When at={since} />
      </span>
    </span>
  ));
}
