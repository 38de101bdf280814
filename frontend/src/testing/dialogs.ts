import { screen, waitFor } from '@testing-library/react';

/** Finds a dialog and waits until it takes the pointer, which it does a moment after it appears. */
async function ready(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}

export const findDialog = (name?: string | RegExp) => ready('dialog', name);

/** The dialog that asks before something is done. */
export const findQuestion = (name?: string | RegExp) => ready('alertdialog', name);
