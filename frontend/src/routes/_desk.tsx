import { createFileRoute } from '@tanstack/react-router';
import { Desk } from '@/features/auth/desk';

export const Route = createFileRoute('/_desk')({ component: Desk });
