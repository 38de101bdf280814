import { createFileRoute } from '@tanstack/react-router';
import { NeedToKnow } from '@/features/guide/need-to-know-page';

export const Route = createFileRoute('/_desk/how-it-works')({ component: NeedToKnow });
