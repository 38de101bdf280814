import { usePreference } from '@/components/browser/preference';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Kbd } from '@/components/ui/text/kbd';
import { Switch } from '@/components/ui/controls/switch';
import { modifierKey } from './modifier-key';
import { singleKeys } from './use-shortcuts';

const everywhere = (modifier: string) => [
  { keys: ['/'], does: 'search this page' },
  { keys: ['?'], does: 'show this list' },
  { keys: ['J', 'K'], does: 'next or previous in a list' },
  { keys: ['Enter'], does: 'open' },
  { keys: [modifier, 'Enter'], does: 'submit the form you are in' },
  { keys: [modifier, 'S'], does: 'save an article' },
  { keys: [modifier, 'B', 'I', 'K'], does: 'bold, italic, link in the editor' },
  { keys: [modifier, 'F'], does: 'find and replace in the editor' },
  { keys: ['F'], does: 'open an article over the whole window, and back' },
  { keys: [modifier, 'J'], does: 'ask the model in the editor' },
  { keys: ['Esc'], does: 'close the top dialog or menu' },
  { keys: ['F8'], does: 'go to the message at the bottom right, or to the next finding in the editor' },
];

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** The pages that `g` and a letter lead to. */
  pages: readonly { key: string; label: string }[];
}

/** The list of keys, with the switch that turns single keys off. */
export function KeysDialog({ open, onClose, pages }: KeysDialogProps) {
  const [single, setSingle] = usePreference(singleKeys);
  const lines = [
    ...pages.map((page) => ({ keys: ['G', page.key.toUpperCase()], does: page.label })),
    ...everywhere(modifierKey()),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <div className="px-6 py-5">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5">
          {lines.map((line) => (
            <div key={line.does} className="contents">
              <dt className="flex gap-1.5">
                {line.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd className="text-ink-2">{line.does}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 border-t border-line pt-5">
          <Switch
            label="Single keys"
            note="Keys without Ctrl or ⌘. They don’t work while you’re typing in a field."
            checked={single === 'on'}
            onChange={(on) => setSingle(on ? 'on' : 'off')}
          />
        </div>
      </div>
    </Dialog>
  );
}
