import { MarkWithWords } from '@/components/ui/graphics/mark';
import { counted } from '@/components/ui/text/numbers';
import { PageHead } from '@/components/ui/layout/page-head';
import { useLog } from './api/list-audit';
import { auditRoute, isLogFiltered, isReversed, queryOf, type AuditSearch } from './domain/audit-search';
import { Entries } from './entries';
import { LogFilterBar, LogFilterChips, useFilterOptions } from './filter-bar';
import { RecordPanel } from './record-panel';
import { useState } from 'react';
import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/controls/button';

/** The page of the log, which tells in sentences what was changed, and by whom. */
export function AuditPage() {
  const search = auditRoute.useSearch();
  const navigate = auditRoute.useNavigate();
  const log = useLog(search);
  const items = log.data?.pages.flatMap((page) => page.items);
  const total = log.data?.pages.at(-1)?.total;
  const options = useFilterOptions(search, items ?? []);
  const narrow = (part: AuditSearch, how?: { replace: boolean }) =>
    void navigate({ search: { ...search, ...part }, resetScroll: false, ...how });
  return (
    <>
      <PageHead
        title="Audit Log"
        lead="Every change, and who or what made it."
        actions={
          <>
            <RecordPanel search={search} />
            {!isReversed(search) && <ExportLinks search={search} />}
          </>
        }
      />
      <LogFilterBar {...options} search={search} onChange={narrow} />
      <div className="mt-3 mb-3 flex min-h-6.5 flex-wrap items-center gap-2">
        {isLogFiltered(search) && <LogFilterChips {...options} search={search} onChange={narrow} />}
        {total !== undefined && (
          <p aria-live="polite" className="ml-auto text-small text-ink-3">
            {counted(total, 'entry', 'entries')}
          </p>
        )}
      </div>
      {(items || !isReversed(search)) && (
        <Entries
          log={log}
          items={items}
          total={total ?? 0}
          flat={search.request !== undefined}
          onNarrow={narrow}
        />
      )}
      <p className="mt-9 flex flex-wrap gap-x-6 gap-y-2">
        <MarkWithWords kind="generated" />
        <MarkWithWords kind="edited" />
        <MarkWithWords kind="promoted" />
        <MarkWithWords kind="restored" />
        <MarkWithWords kind="scheduled" />
      </p>
    </>
  );
}

const formats = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'ndjson', label: 'Export NDJSON' },
];

/**
 * Links to files with the entries that pass the filters. The files can be long, because the browser saves them as they
 * arrive.
 */
function ExportLinks({ search }: { search: AuditSearch }) {
  const [forExcel, setForExcel] = useState(true);
  return (
    <>
      {formats.map(({ format, label }) => (
        <a
          key={format}
          href={`/api/audit/export?${new URLSearchParams({
            ...queryOf(search),
            format,
            ...(format === 'csv' && forExcel && { excel: 'true' }),
          }).toString()}`}
          download
          className={buttonClass('secondary', 'normal')}
        >
          <Download />
          {label}
        </a>
      ))}
      <label
        title="Excel reads letters beyond English only with it; some programs read one sign too many."
        className="flex min-h-6 items-center gap-2 text-small max-md:min-h-11"
      >
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-ink"
          checked={forExcel}
          onChange={({ target }) => setForExcel(target.checked)}
        />
        CSV for Excel
      </label>
    </>
  );
}
