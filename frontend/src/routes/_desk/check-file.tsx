import { createFileRoute } from '@tanstack/react-router';
import { CheckFilePage } from '@/features/credentials/check-file-page';

export const Route = createFileRoute('/_desk/check-file')({ component: CheckFilePage });
