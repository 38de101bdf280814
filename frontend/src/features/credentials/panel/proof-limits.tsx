/** Says what a valid credential proves, and what it leaves open. */
export function ProofLimits() {
  return (
    <>
      <p>They prove that exactly these bytes were signed, and that nothing was changed since.</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>They don’t prove that what the file says is true.</li>
        <li>They don’t prove who signed, unless you know the certificate from somewhere else.</li>
        <li>
          A file without them, or with broken ones, proves nothing: sites remove them when they render, shrink
          or convert a file.
        </li>
        <li>They can be checked as long as the certificate is valid; there is no time stamp beside it.</li>
      </ul>
    </>
  );
}
