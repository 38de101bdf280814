import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/page-head';
import { SignInScreen } from '@/features/auth/sign-in-screen';

export const Route = createFileRoute('/_desk/')({
  staticData: { signedOut: SignInScreen },
  component: Dashboard,
});

function Dashboard() {
  const user = useUser();
  return <PageHead title={`Welcome back, ${user.firstName}`} />;
}
