/** The modifier key for commands, by its name on this machine. */
export const modifierKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
