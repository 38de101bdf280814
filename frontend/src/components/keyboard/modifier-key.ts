/** The key that goes with a letter to mean a command, as it is called on this machine. */
export const modifierKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
