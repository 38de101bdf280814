/** Collections turn away clients that do not say what they are. */
export const userAgent = 'Provenance/1.0 (editorial platform; header images)';
