/** The data in these bytes: maps as `Map`, byte strings as `Uint8Array`. @throws Error where they hold no CBOR */
export function cborIn(bytes: Uint8Array): unknown;
