import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '@/components/ui/page-head';
import { AccessRequired } from '@/features/auth/access-required';

export const Route = createFileRoute('/_desk/generate')({
  staticData: {
    signedOut: () => <AccessRequired>Please log in to access the article generator.</AccessRequired>,
  },
  component: () => <PageHead title="AI Editor-in-Chief" />,
});
