/**
 * The product’s own seal, 14 px wide. It is not the pin of C2PA, which only members of its programme may use. Screen
 * readers skip it, because the words beside it say the same.
 */
export function CredentialMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className="size-3.5 shrink-0 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    >
      <path d="M2 1.7h7l3 3v7.6H2Z" strokeLinejoin="round" />
      <path d="m4.4 7.8 1.9 1.9 3.4-3.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
