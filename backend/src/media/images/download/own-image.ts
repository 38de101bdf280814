/** What an address in a download request means. */
type Wished = { readonly ownId: string } | { readonly elsewhere: string };

/**
 * Whether an address is that of an image of this server, relative or under its public origin. Judged is what `URL`
 * makes of it, never the text.
 * @returns undefined for what is no address by itself and no image of ours
 */
export function wishedImage(address: string, publicUrl: string): Wished | undefined {
  const isWhole = URL.canParse(address);
  if (!isWhole && !URL.canParse(address, publicUrl)) return undefined;
  const { origin, pathname } = new URL(address, publicUrl);
  const [, id] = /^\/api\/images\/([^/]+)$/.exec(pathname) ?? [];
  if (id !== undefined && origin === new URL(publicUrl).origin) return { ownId: id };
  return isWhole ? { elsewhere: address } : undefined;
}
