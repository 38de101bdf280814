import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './field';
import { Kbd } from '@/components/ui/text/kbd';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The search of a page: `/` moves the focus to it, Escape clears it. */
export function SearchInput({ label, value, onChange, className, ...rest }: SearchInputProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        {...rest}
        type="search"
        aria-label={label}
        data-page-search=""
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && onChange('')}
        className={clsx(controlClass, 'target pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden')}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 max-md:hidden"
      >
        <Kbd>/</Kbd>
      </span>
    </div>
  );
}
