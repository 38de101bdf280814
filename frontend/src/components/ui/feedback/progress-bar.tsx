interface ProgressBarProps {
  label: string;
  /** The number that is done; `failed` is the number of those that failed. */
  done: number;
  failed?: number;
  total: number;
}

/** A bar 6 px high: green for what succeeded, red for what failed. The numbers stand next to it in words. */
export function ProgressBar({ label, done, failed = 0, total }: ProgressBarProps) {
  const share = (part: number) => `${total === 0 ? 0 : (part / total) * 100}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="flex h-1.5 bg-sunken inset-ring inset-ring-line forced-colors:border"
    >
      <div
        className="forced-color-adjust-none bg-accent transition-[width] duration-320"
        style={{ width: share(done - failed) }}
      />
      <div
        className="forced-color-adjust-none bg-danger transition-[width] duration-320"
        style={{ width: share(failed) }}
      />
    </div>
  );
}
