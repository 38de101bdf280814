import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { RefusedField } from '@/api/api-error';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import type { jsonFaultIn } from './domain/json-fault';

interface SyntaxFaultProps {
  fault: ReturnType<typeof jsonFaultIn>;
  /** Called to show the place in the editor. */
  onShow: () => void;
}

/** Says why the text is not JSON, while the person types. */
export function SyntaxFault({ fault, onShow }: SyntaxFaultProps) {
  return (
    <div role="status" aria-label="Syntax" className="flex items-start justify-between gap-4 empty:hidden">
      {fault && (
        <>
          <p className="flex min-w-0 gap-1.5 py-1.5 text-small text-danger">
            <CircleAlert className="mt-px size-4" />
            Invalid JSON: {fault.message} (line {fault.line}, column {fault.column})
          </p>
          <Button size="small" variant="ghost" onClick={onShow}>
            Go to line {fault.line}
          </Button>
        </>
      )}
    </div>
  );
}

interface RefusedEntriesProps {
  errors: readonly RefusedField[];
  /** Called to show the place of a fault in the editor, by its path. */
  onShow: (path: string) => void;
}

/** Lists the faults that the server found. Each leads by its path to its place in the text. */
export function RefusedEntries({ errors, onShow }: RefusedEntriesProps) {
  const section = useRef<HTMLElement>(null);
  useFocusMove(errors, () => section.current?.querySelector('button'), { initially: true });
  if (errors.length === 0) return null;
  return (
    <section
      ref={section}
      role="alert"
      className="rounded-card border border-danger-line bg-danger-wash py-2.5 text-small"
    >
      <p className="px-3.5 font-medium text-danger">Nothing was saved. The server refused:</p>
      <ul className="mt-1 max-h-48 overflow-y-auto px-1.5">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button
              type="button"
              onClick={() => onShow(field)}
              className="flex min-h-7.5 w-full cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-2 py-1 text-left -outline-offset-2 hover:bg-ink/5 active:bg-ink/11"
            >
              <code className="font-mono text-micro break-all underline decoration-line-strong underline-offset-3">
                {field}
              </code>
              <span className="min-w-0">{message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
