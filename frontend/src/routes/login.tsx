import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useSession } from '@/api/session';
import { SignInScreen } from '@/features/auth/sign-in-screen';

export const Route = createFileRoute('/login')({ component: Login });

function Login() {
  return useSession() ? <Navigate to="/" replace /> : <SignInScreen />;
}
