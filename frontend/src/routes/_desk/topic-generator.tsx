import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '@/api/prefetch';
import { customIdeasQuery, weeklyIdeasQuery } from '@/features/topics/contract';
import { TopicsPage } from '@/features/topics/topics-page';

export const Route = createFileRoute('/_desk/topic-generator')({
  loader: ({ context }) => prefetch(context.queryClient, [weeklyIdeasQuery, customIdeasQuery]),
  component: TopicsPage,
});
