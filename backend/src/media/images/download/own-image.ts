/** The meaning of an address in a download request. */
type Wished = { readonly ownId: string } | { readonly elsewhere: string };

/**
 * Tells an address of an image of this server, relative or under its public origin, from any other. It judges the
 * result of `URL`, never the text.
 * @returns undefined for a text that is neither a whole address nor an image of this server
 */
export function wishedImage(address: string, publicUrl: string): Wished | undefined {
  const isWhole = URL.canParse(address);
  if (!isWhole && !URL.canParse(address, publicUrl)) return undefined;
  const { origin, pathname } = new URL(address, publicUrl);
  const [, id] = /^\/api\/images\/([^/]+)$/.exec(pathname) ?? [];
  if (id !== undefined && origin === new URL(publicUrl).origin) return { ownId: id };
  return isWhole ? { elsewhere: address } : undefined;
}
