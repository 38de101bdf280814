import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/controls/button';
import { queryOf, type AuditSearch } from './audit-search';

const formats = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'ndjson', label: 'Export NDJSON' },
];

/** Files of what is shown, however long: the browser saves them as they come. */
export function ExportLinks({ search }: { search: AuditSearch }) {
  return formats.map(({ format, label }) => (
    <a
      key={format}
      href={`/api/audit/export?${new URLSearchParams({ ...queryOf(search), format }).toString()}`}
      download
      className={buttonClass('secondary', 'normal')}
    >
      <Download />
      {label}
    </a>
  ));
}
