import clsx from 'clsx';

/** Whether the weekly articles come by themselves, told by shape and word. */
export function ScheduleState({ enabled }: { enabled: boolean }) {
  return (
    <p
      role="status"
      aria-label="Scheduler status"
      className={clsx(
        'inline-flex h-6.5 items-center gap-2 rounded-card border px-2 text-small font-medium',
        enabled
          ? 'border-accent-line bg-accent-wash text-accent'
          : 'border-dashed border-line-strong text-ink-2',
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor">
        <circle cx="6" cy="6" r={enabled ? 5.2 : 4.2} strokeWidth="1.3" />
        {enabled && <circle cx="6" cy="6" r="2.6" fill="currentColor" stroke="none" />}
      </svg>
      {enabled ? 'Active/Running' : 'Paused'}
    </p>
  );
}
