/** Injects every `Channel` there is, configured or not. */
export const CHANNELS = Symbol('CHANNELS');
