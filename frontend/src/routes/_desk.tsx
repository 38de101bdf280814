import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '@/components/layout/page-notices';
import { Desk } from '@/features/auth/desk';

export const Route = createFileRoute('/_desk')({ component: Desk, errorComponent: ErrorScreen });
