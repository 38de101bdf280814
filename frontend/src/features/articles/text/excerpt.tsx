import { useMemo } from 'react';
import { itemsOf } from '@/components/lists/sliced';
import { drawnParts } from '../markdown/drawn';
import { draw } from './prose';

/**
 * A few lines of markdown as readers will see them. Markers stay as they are, because their notes come with the whole
 * text.
 */
export function Excerpt({ markdown }: { markdown: string }) {
  const parts = useMemo(() => drawnParts(markdown), [markdown]);
  return <div className="prose max-w-article">{parts?.flatMap((slice) => itemsOf(slice)).map(draw)}</div>;
}
