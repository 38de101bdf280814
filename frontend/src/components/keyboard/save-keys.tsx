import { Kbd } from '@/components/ui/text/kbd';
import { modifierKey } from './modifier-key';

/** Shows next to Save which keys do the same. */
export function SaveKeys() {
  return (
    <span aria-hidden="true" className="flex gap-1.5 max-md:hidden">
      <Kbd>{modifierKey()}</Kbd>
      <Kbd>S</Kbd>
    </span>
  );
}
