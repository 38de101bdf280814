/** How many characters a post takes; only a hint, since the house posts where it likes. */
const networks = [
  { name: 'X', limit: 280 },
  { name: 'Instagram', limit: 2_200 },
  { name: 'LinkedIn', limit: 3_000 },
] as const;

/** How long a caption is, in characters as people count them, and the networks whose posts are shorter. */
export function fitOf(caption: string) {
  const length = [...caption].length;
  return { length, tooLongFor: networks.filter(({ limit }) => length > limit) };
}
