import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '@/components/layout/error-notice';
import { Desk } from '@/features/auth/desk';

export const Route = createFileRoute('/_desk')({ component: Desk, errorComponent: ErrorScreen });
