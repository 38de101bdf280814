import { CircleAlert } from 'lucide-react';
import type { FieldError } from '@/api/api-error';
import { Button } from '@/components/ui/button';
import type { jsonFaultIn } from './json-fault';

interface SyntaxFaultProps {
  fault: ReturnType<typeof jsonFaultIn>;
  /** Leads to the place in the editor. */
  onShow: () => void;
}

/** Why the text is no JSON, as it is typed. */
export function SyntaxFault({ fault, onShow }: SyntaxFaultProps) {
  return (
    <div role="status" aria-label="Syntax" className="flex items-start justify-between gap-4 empty:hidden">
      {fault && (
        <>
          <p className="flex min-w-0 gap-1.5 py-1.5 text-small break-words text-danger">
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

/** What the server refused, each fault with the path to it. */
export function RefusedEntries({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <section
      role="alert"
      className="rounded-card border border-danger-line bg-danger-wash px-3.5 py-2.5 text-small"
    >
      <p className="font-medium text-danger">Nothing was saved. The server refused:</p>
      <ul className="mt-1.5 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`} className="break-words">
            <code className="mr-2 font-mono text-micro">{field}</code>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
