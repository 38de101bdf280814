/** Injection token of the validated Settings. */
export const SETTINGS = Symbol('settings');
