const pillars = [
  {
    title: 'Format standards',
    text: 'Length in words, headings that say something, paragraphs that a reader can follow. The length is measured when a draft is made.',
  },
  {
    title: 'Quality standards',
    text: 'Figures with their source and year, terms explained where they first appear, facts kept apart from estimates.',
  },
  {
    title: 'Brand standards',
    text: 'One tone across personas: exact, calm, without superlatives. Certain phrases must appear, others must not; both are checked.',
  },
  {
    title: 'Publication standards',
    text: 'No promise of returns, no advice to buy. Nothing is published that a person has not read to its end.',
  },
] as const;

/** The four pillars of the editorial rules. */
export function Pillars() {
  return (
    <section aria-labelledby="pillars" className="pt-10">
      <h2 id="pillars" className="font-serif text-h2 font-medium">
        Four editorial pillars
      </h2>
      <p className="mt-1.5 max-w-lead text-ink-2">
        Every article is written to the editorial rules and checked against them. A draft that fails is
        revised once before it is offered to you; what still fails is shown on it.
      </p>
      <dl className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {pillars.map((pillar) => (
          <div key={pillar.title} className="border-t border-line-strong pt-3">
            <dt className="font-serif text-h3 font-medium">{pillar.title}</dt>
            <dd className="mt-1 text-small/5 text-ink-2">{pillar.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
