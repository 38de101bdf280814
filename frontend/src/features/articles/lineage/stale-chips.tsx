import { TriangleAlert } from 'lucide-react';
import { When } from '@/components/ui/text/when';
import type { LineageNode } from '../api/get-lineage';

const words: Readonly<Record<LineageNode['stale'][number]['because'], string>> = {
  'text changed': 'Text changed',
  'title changed': 'Title changed',
  'rules changed': 'Rules changed since the check',
  'persona changed': 'Persona changed since the writing',
  'idea deleted': 'Idea deleted',
};

/** Why something is out of date, and since when. */
export function StaleChips({ stale }: Pick<LineageNode, 'stale'>) {
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
