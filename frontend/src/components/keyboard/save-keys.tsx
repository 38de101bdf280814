import { Kbd } from '@/components/ui/text/kbd';

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Beside Save: the keys that do the same. */
export function SaveKeys() {
  return (
    <span aria-hidden="true" className="flex gap-1.5 max-md:hidden">
      <Kbd>{modifier}</Kbd>
      <Kbd>S</Kbd>
    </span>
  );
}
