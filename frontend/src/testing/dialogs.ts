import { screen, waitFor } from '@testing-library/react';

/** A dialog takes the pointer a moment after it appears; both of these wait until it does. */
async function ready(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}

export const findDialog = (name?: string | RegExp) => ready('dialog', name);

/** The dialog that asks before something is done. */
export const findQuestion = (name?: string | RegExp) => ready('alertdialog', name);
