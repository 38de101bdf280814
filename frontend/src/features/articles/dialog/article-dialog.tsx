export function ArticleDialog({ id }: { id: string }) {
  return <p>{id}</p>;
}
