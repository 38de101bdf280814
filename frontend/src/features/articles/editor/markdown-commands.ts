import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { toggledHeading, toggledList, toggledQuote } from './line-signs';
import { toggledLink } from './link-words';
import { toggledSetting } from './set-words';

/** A command that makes a change, if there is one, and returns the focus to the text. */
const command =
  (changeOf: (state: EditorState) => TransactionSpec | undefined): Command =>
  (view) => {
    const change = changeOf(view.state);
    if (change) view.dispatch(change, { scrollIntoView: true, userEvent: 'input' });
    view.focus();
    return true;
  };

export const toggleBold = command((state) => toggledSetting(state, { signs: '**', name: 'StrongEmphasis' }));
export const toggleItalic = command((state) => toggledSetting(state, { signs: '*', name: 'Emphasis' }));
export const toggleHeading = command(toggledHeading);
export const toggleQuote = command(toggledQuote);
export const toggleList = command(toggledList);
export const toggleLink = command(toggledLink);
