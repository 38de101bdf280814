import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ideaQuery } from '@/api/ideas';

/** The topic idea that an article carries out. */
export function IdeaFact({ id }: { id: string }) {
  const { data: idea, error } = useQuery(ideaQuery(id));
  if (error) return 'No longer listed';
  return (
    <Link to="/topic-generator" className="text-link">
      {idea ? `No. ${idea.number}` : 'Loading...'}
    </Link>
  );
}
