import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useSession } from '@/api/session';
import { SignInPage } from '@/features/auth/sign-in-page';

export const Route = createFileRoute('/login')({ component: Login });

function Login() {
  return useSession() ? <Navigate to="/" replace /> : <SignInPage />;
}
