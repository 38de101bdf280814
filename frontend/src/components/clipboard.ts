/** Puts a text on the clipboard. Rejects where the browser refuses, as it does on pages that are not secure. */
export async function copyText(text: string): Promise<void> {
  // Typed as always there, but only secure pages have it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('The clipboard isn’t available on this page.');
  await clipboard.writeText(text);
}
