/** The path at which the manifest of a package can be read. */
export function manifestPath({ articleId, number }: { articleId: string; number: number }): string {
  return `/api/published/${articleId}/${number}/manifest.c2pa`;
}
