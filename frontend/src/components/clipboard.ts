import { tellRefusal, toast } from './ui/feedback/toast-store';

/** Copies a text to the clipboard, and says whether that went well. */
export async function copyAndTell(text: string, done: string): Promise<void> {
  try {
    await copyText(text);
    toast({ title: 'Copied!', description: done });
  } catch {
    tellRefusal('Error', 'Failed to copy to clipboard.');
  }
}

/** Copies a text to the clipboard. Rejects if the browser refuses, as it does on pages that are not secure. */
export async function copyText(text: string): Promise<void> {
  // The type says that it is always there, but only secure pages have it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('The clipboard isn’t available on this page.');
  await clipboard.writeText(text);
}
