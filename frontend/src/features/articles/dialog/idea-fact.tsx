import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isGone } from '@/api/api-error';
import { ideaQuery } from '@/features/topics/contract';

/** The topic idea that an article carries out. */
export function IdeaFact({ id }: { id: string }) {
  const { data: idea, error } = useQuery(ideaQuery(id));
  if (isGone(error)) return 'No longer listed';
  return (
    <Link to="/topic-generator" className="text-link">
      {idea ? `No. ${idea.number}` : error ? 'See the ideas' : 'Loading...'}
    </Link>
  );
}
