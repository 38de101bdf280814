/** Says that an article’s text has changed since its promotion; renders nothing if it has not. */
export function ChangedChip({ article }: { article: { changedSincePromotion: boolean } }) {
  if (!article.changedSincePromotion) return null;
  return (
    <span className="inline-block rounded-card border border-warn-line bg-warn-wash px-1.5 text-small font-medium whitespace-nowrap">
      Changed since promotion
    </span>
  );
}
