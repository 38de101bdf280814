import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '@/features/auth/change-password';

export const Route = createFileRoute('/_desk/change-password')({ component: ChangePasswordPage });
