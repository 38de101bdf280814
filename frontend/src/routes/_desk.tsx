import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ErrorScreen } from '@/components/layout/page-notices';
import { Desk } from '@/features/auth/desk';

const SecurityPanel = lazy(async () => ({
  default: (await import('@/features/profile/security/security-panel')).SecurityPanel,
}));

const setUp = (
  <Suspense>
    <SecurityPanel />
  </Suspense>
);

export const Route = createFileRoute('/_desk')({
  component: () => <Desk setUp={setUp} />,
  errorComponent: ErrorScreen,
});
