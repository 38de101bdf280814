import { createFileRoute } from '@tanstack/react-router';
import { AccessDenied } from '@/features/auth/contract';
import { ImportPage } from '@/features/imports/import-page';

export const Route = createFileRoute('/_desk/import')({
  staticData: { author: AccessDenied },
  validateSearch: (search: Record<string, unknown>): { import?: string } =>
    typeof search['import'] === 'string' ? { import: search['import'] } : {},
  component: ImportPage,
});
