export function unzipped(zip: Uint8Array): Promise<Map<string, Uint8Array>>;
