import { useQuery } from '@tanstack/react-query';
import { useProgress } from '@/api/server-events';
import { openGenerationsQuery } from '@/features/generations/contract';
import type { useGenerateArticle } from '../api/generate-article';
import { generateRoute } from '../generate-search';
import { GenerationCard } from './generation-card';

interface GenerationsProps {
  /** What is being waited for here, which has a card of its own. */
  article: ReturnType<typeof useGenerateArticle>;
}

/** Articles that wait for a person, failed or go on without this page; and the one that the address names. */
export function Generations({ article: { running, lost } }: GenerationsProps) {
  const { generation: named } = generateRoute.useSearch();
  const { data: open = [] } = useQuery(openGenerationsQuery);
  const awaited = useProgress(running?.key)?.['articleId'];
  // Which of those that are being written is waited for is known from its first sign of life on.
  const hasCard = ({ id, status }: (typeof open)[number]) =>
    running !== undefined &&
    !lost &&
    (id === awaited || (awaited === undefined && status === 'running' && id !== named));
  const ids = open.filter((one) => !hasCard(one)).map(({ id }) => id);
  const shown = named === undefined || named === awaited || ids.includes(named) ? ids : [named, ...ids];
  return shown.map((id) => <GenerationCard key={id} id={id} named={id === named} />);
}
