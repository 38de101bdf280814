/** Says in a sentence for a person why a file could not be read. */
export class UnreadableDocument extends Error {}
