/** Where the manifest of a package is read. */
export function manifestPath({ articleId, number }: { articleId: string; number: number }): string {
  return `/api/published/${articleId}/${number}/manifest.c2pa`;
}
