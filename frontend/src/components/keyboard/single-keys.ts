import { Preference } from '@/components/preference';

/** Whether keys without Ctrl or ⌘ do anything; people who speak to their computer turn them off. */
export const singleKeys = new Preference<'on' | 'off'>('single-keys', ['on', 'off'], 'on');
