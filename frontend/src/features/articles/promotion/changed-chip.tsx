/** Says that an article’s text is another one than what was promoted. Nothing, when it is the same. */
export function ChangedChip({ article }: { article: { changedSincePromotion: boolean } }) {
  if (!article.changedSincePromotion) return null;
  return (
    <span className="inline-block rounded-card border border-warn-line bg-warn-wash px-1.5 text-small font-medium whitespace-nowrap">
      Changed since promotion
    </span>
  );
}
