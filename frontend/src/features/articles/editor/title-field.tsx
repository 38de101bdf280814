import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldError } from '@/components/ui/controls/field';

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  /** Called on Enter, to move on to the text. */
  onEnter: () => void;
  /** The error of the title; undefined if it is valid. */
  fault: string | undefined;
  /** A menu of other titles. */
  others: ReactNode;
}

/** A field for the title, shown above the text: one line that wraps. */
export function TitleField({ value, onChange, onEnter, fault, others }: TitleFieldProps) {
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The dialog took the focus before its fields existed.
    if (document.activeElement?.getAttribute('role') === 'dialog') field.current?.focus();
  }, []);
  return (
    <div className="mb-3">
      <div className="flex items-start gap-2">
        {/* The hidden copy gives the field its height. */}
        <div className="relative grid grow font-display text-article-h1 *:[grid-area:1/1] focus-within:before:absolute focus-within:before:inset-y-1 focus-within:before:-left-3.5 focus-within:before:w-0.5 focus-within:before:bg-focus">
          <span aria-hidden="true" className="invisible break-words whitespace-pre-wrap">
            {value}{' '}
          </span>
          <textarea
            ref={field}
            data-first=""
            rows={1}
            aria-label="Title"
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault === undefined ? undefined : noteId}
            placeholder="Title"
            value={value}
            onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onEnter();
            }}
            className="resize-none overflow-hidden break-words focus:outline-none"
          />
        </div>
        {others}
      </div>
      <FieldError id={noteId} error={fault} />
    </div>
  );
}
