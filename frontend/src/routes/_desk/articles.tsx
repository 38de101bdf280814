import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '@/components/ui/page-head';

export const Route = createFileRoute('/_desk/articles')({
  component: () => <PageHead title="Articles Dashboard" />,
});
